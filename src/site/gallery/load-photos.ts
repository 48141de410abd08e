import { listPublicPhotos, type PhotoList } from '#data/photos.ts';
import { type GalleryPlace, needsEveryPhoto } from './gallery-address.ts';

/** Everything at once if the place needs it, else the newest, so that nobody waits for the rest. */
export async function loadPhotos(place: GalleryPlace): Promise<PhotoList> {
  const { photos, readOlder } = await listPublicPhotos();
  if (!readOlder || !needsEveryPhoto(place)) return { photos, readOlder };
  return { photos: [...photos, ...(await readOlder())], readOlder: null };
}
