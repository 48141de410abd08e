import type { PhotoList } from '#data/pictures/photos.ts';
import { report } from '#data/problems/report.ts';
import { builtAnswer } from '#start/read-cache.ts';
import { type GalleryPlace, needsEveryPhoto } from './gallery-address.ts';

const newestPhotos = 'newest photos';

/** The name of the read for this place. */
export function readNameOf(place: GalleryPlace): string {
  return needsEveryPhoto(place) ? 'every photo' : newestPhotos;
}

/** All photos if the place needs them, else the newest, so that no visitor waits for the rest. */
export async function loadPhotos(place: GalleryPlace): Promise<PhotoList> {
  try {
    const { listOlderPhotos, listPublicPhotos } = await import('#data/pictures/photos.ts');
    const newest = await listPublicPhotos();
    if (newest.next === null || !needsEveryPhoto(place)) return newest;
    return { photos: [...newest.photos, ...(await listOlderPhotos(newest.next))], next: null };
  } catch (error) {
    // A search covers the photos that the page was built with; the gallery says that older ones are missing.
    const built = builtAnswer<PhotoList>(newestPhotos);
    if (!built) throw error;
    report(error, 'Failed to load gallery');
    return built.value;
  }
}
