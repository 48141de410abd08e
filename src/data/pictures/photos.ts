import { type Photo, photoFrom } from '#domain/pictures/photo.ts';
import { mostPhotos, photosPerPage } from '#domain/pictures/photo-filter.ts';
import { withDates } from '../firebase/dates.ts';
import {
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from '../firebase/firestore.ts';
import { clinicPhoto, media } from './media-collection.ts';

export type PhotoList = {
  photos: Photo[];
  /** Id of the last photo, after which older ones follow; null when there are none. */
  next: string | null;
};

/** The newest public photos; other media are left out. */
export async function listPublicPhotos(): Promise<PhotoList> {
  const { docs } = await getDocs(query(newestPublic(), limit(photosPerPage)));
  const next = docs.length === photosPerPage ? docs.at(-1)?.id : null;
  return { photos: imagesIn(docs), next: next ?? null };
}

/** Photos after the one with this id, up to mostPhotos in all; none when that photo is deleted. */
export async function listOlderPhotos(after: string): Promise<Photo[]> {
  const last = await getDoc(doc(media(), after));
  if (!last.exists()) return [];
  const older = query(newestPublic(), startAfter(last), limit(mostPhotos - photosPerPage));
  return imagesIn((await getDocs(older)).docs);
}

/** Photos and files of every status, without and in the trash; counted by the server, for staff. */
export async function countMediaItems(): Promise<{ kept: number; trashed: number }> {
  const [all, trashed] = await Promise.all([
    getCount(query(media(), clinicPhoto)),
    getCount(query(media(), where('trash.at', '>', new Date(0)))),
  ]);
  return { kept: all.data().count - trashed.data().count, trashed: trashed.data().count };
}

/** Rules are not filters: a visitor's query must itself ask for public photos only. */
function newestPublic() {
  return query(
    media(),
    clinicPhoto,
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
