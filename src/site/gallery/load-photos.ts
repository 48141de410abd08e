import type { PhotoList } from '#data/pictures/photos.ts';
import { report } from '#data/problems/report.ts';
import { builtAnswer } from '#start/read-cache.ts';
import { type GalleryPlace, needsEveryPhoto } from './gallery-address.ts';

const newestPhotos = 'newest photos';

/** What is read for a place, in words. */
export function readNameOf(place: GalleryPlace): string {
  return needsEveryPhoto(place) ? 'every photo' : newestPhotos;
}

/** Everything at once if the place needs it, else the newest, so that nobody waits for the rest. */
export async function loadPhotos(place: GalleryPlace): Promise<PhotoList> {
  try {
    const { listOlderPhotos, listPublicPhotos } = await import('#data/pictures/photos.ts');
    const newest = await listPublicPhotos();
    if (newest.next === null || !needsEveryPhoto(place)) return newest;
    return { photos: [...newest.photos, ...(await listOlderPhotos(newest.next))], next: null };
  } catch (error) {
    // A search looks through the photos that the page was built with; the gallery says that older ones are missing.
    const built = builtAnswer<PhotoList>(newestPhotos);
    if (!built) throw error;
    report(error, 'Failed to load gallery');
    return built.value;
  }
}
