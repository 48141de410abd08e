import { report } from '#data/problems/report.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import { photosPerPage } from '#domain/pictures/photo-filter.ts';
import { builtAnswer } from '#start/read-cache.ts';
import { failed } from '#words/gallery.ts';
import { type GalleryParams, needsEveryPhoto } from './gallery-address.ts';

/** A built page holds only the newest of `count` photos: every visitor downloads them with it. */
export type PhotoList = { photos: Photo[]; count: number };

const newestPhotos = 'newest photos';

export function readNameOf(query: GalleryParams): string {
  return needsEveryPhoto(query) ? 'every photo' : newestPhotos;
}

export async function loadPhotos(): Promise<PhotoList> {
  try {
    const photos = await readPhotos();
    const most = import.meta.env.SSR ? photosPerPage : photos.length;
    return { photos: photos.slice(0, most), count: photos.length };
  } catch (error) {
    // A search covers the photos that the page was built with; the gallery says that older ones are missing.
    const built = builtAnswer<PhotoList>(newestPhotos);
    if (!built) throw error;
    report(error, failed);
    return built.value;
  }
}

export async function readPhotos(): Promise<Photo[]> {
  const { listPublicPhotos } = await import('#data/pictures/photos.ts');
  return listPublicPhotos();
}
