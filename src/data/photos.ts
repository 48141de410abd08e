import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { type Photo, photoFrom } from '#domain/photo.ts';
import { mostPhotos, photosPerPage } from '#domain/photo-filter.ts';
import { database } from './database.ts';
import { withDates } from './dates.ts';

export type PhotoList = {
  photos: Photo[];
  /** Id of the photo after which the older ones come; null when there are none. */
  next: string | null;
};

function media() {
  return collection(database(), 'media');
}

/** The newest public photos. What is no image is left out. */
export async function listPublicPhotos(): Promise<PhotoList> {
  const { docs } = await getDocs(query(newestPublic(), limit(photosPerPage)));
  const next = docs.length === photosPerPage ? docs.at(-1)?.id : null;
  return { photos: imagesIn(docs), next: next ?? null };
}

/** Those after the photo with this id, up to mostPhotos in all; none when that photo is gone. */
export async function listOlderPhotos(after: string): Promise<Photo[]> {
  const last = await getDoc(doc(media(), after));
  if (!last.exists()) return [];
  const older = query(newestPublic(), startAfter(last), limit(mostPhotos - photosPerPage));
  return imagesIn((await getDocs(older)).docs);
}

/** Rules are no filters: a visitor's query is refused unless it asks for public photos alone. */
function newestPublic() {
  return query(
    media(),
    where('type', '==', 'clinicPhoto'),
    where('status', '==', 'published'),
    where('visibility', '==', 'public'),
    orderBy('createdAt', 'desc'),
  );
}

function imagesIn(docs: QueryDocumentSnapshot[]): Photo[] {
  return docs
    .map((stored) => photoFrom(stored.id, withDates(stored.data())))
    .filter(({ isImage }) => isImage);
}
