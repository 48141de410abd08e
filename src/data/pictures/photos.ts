import { galleryPhotos } from '#domain/pictures/gallery-entries.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import { withDates } from '../firebase/dates.ts';
import { getCount, getDoc, query, where } from '../firebase/firestore.ts';
import { clinicPhoto, gallery, media } from './media-collection.ts';

/** The newest public photos, in one read for any number of them; other media are left out. */
export async function listPublicPhotos(): Promise<Photo[]> {
  return galleryPhotos(withDates((await getDoc(gallery())).data() ?? {}));
}

/** Photos and files of every status, without and in the trash; counted by the server, for staff. */
export async function countMediaItems(): Promise<{ kept: number; trashed: number }> {
  const [all, trashed] = await Promise.all([
    getCount(query(media(), clinicPhoto)),
    getCount(query(media(), where('trash.at', '>', new Date(0)))),
  ]);
  return { kept: all.data().count - trashed.data().count, trashed: trashed.data().count };
}
