import type { PhotoList } from '#data/photos.ts';
import { type GalleryPlace, needsEveryPhoto } from './gallery-address.ts';

/** message: what went wrong, for the visitor. */
export type LoadedPhotos = ({ ok: true } & PhotoList) | { ok: false; message: string };

/** Never rejects. Everything at once if the place needs it, else the newest, so that nobody waits for the rest. */
export async function loadPhotos(place: GalleryPlace): Promise<LoadedPhotos> {
  try {
    const { listPublicPhotos } = await import('#data/photos.ts');
    const { photos, readOlder } = await listPublicPhotos();
    if (!readOlder || !needsEveryPhoto(place)) return { ok: true, photos, readOlder };
    return { ok: true, photos: [...photos, ...(await readOlder())], readOlder: null };
  } catch (error) {
    const thrown = error instanceof Error ? error.message : '';
    return { ok: false, message: thrown || 'Failed to load gallery' };
  }
}
