import type { PhotoList } from '#data/photos.ts';
import { type GalleryPlace, needsEveryPhoto } from './gallery-address.ts';

/** What is read for a place, in words. */
export function readNameOf(place: GalleryPlace): string {
  return needsEveryPhoto(place) ? 'every photo' : 'newest photos';
}

/** Everything at once if the place needs it, else the newest, so that nobody waits for the rest. */
export async function loadPhotos(place: GalleryPlace): Promise<PhotoList> {
  const { listOlderPhotos, listPublicPhotos } = await import('#data/photos.ts');
  const newest = await listPublicPhotos();
  if (newest.next === null || !needsEveryPhoto(place)) return newest;
  return { photos: [...newest.photos, ...(await listOlderPhotos(newest.next))], next: null };
}
