import {
  collection,
  getCount,
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
  /** Reads the older ones, up to mostPhotos in all; null when there are none. */
  readOlder: (() => Promise<Photo[]>) | null;
};

const clinicPhoto = where('type', '==', 'clinicPhoto');

function media() {
  return collection(database(), 'media');
}

/** The newest public photos. What is no image is left out. */
export async function listPublicPhotos(): Promise<PhotoList> {
  // Rules are no filters: a visitor's query is refused unless it asks for public photos alone.
  const newestPublic = query(
    media(),
    clinicPhoto,
    where('status', '==', 'published'),
    where('visibility', '==', 'public'),
    orderBy('createdAt', 'desc'),
  );
  const { docs } = await getDocs(query(newestPublic, limit(photosPerPage)));
  const last = docs.at(-1);
  return {
    photos: imagesIn(docs),
    readOlder:
      last && docs.length === photosPerPage
        ? async () => {
            const older = query(newestPublic, startAfter(last), limit(mostPhotos - photosPerPage));
            return imagesIn((await getDocs(older)).docs);
          }
        : null,
  };
}

/** Clinic photos of every status and visibility; counted by the server. */
export async function countPhotos(): Promise<number> {
  return (await getCount(query(media(), clinicPhoto))).data().count;
}

function imagesIn(docs: QueryDocumentSnapshot[]): Photo[] {
  return docs
    .map((stored) => photoFrom(stored.id, withDates(stored.data())))
    .filter(({ isImage }) => isImage);
}
