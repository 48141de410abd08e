import { doc, getDoc } from 'firebase/firestore/lite';
import { type PhotoSize, storedSizes } from '#domain/photo-size.ts';
import { storedText } from '#domain/stored.ts';
import { database } from './database.ts';

/** The pictures of the site itself that staff can replace. */
export type SiteMediaKey = 'logo' | 'hero';

/** An uploaded picture: its address, and its renditions, the narrowest first. */
export type SitePicture = { url: string; sizes: PhotoSize[] };

/** The uploaded picture; null while the built-in one serves. */
export async function getSitePicture(key: SiteMediaKey): Promise<SitePicture | null> {
  const snapshot = await getDoc(doc(database(), 'siteMedia', key));
  const url = storedText(snapshot.get('url'));
  return url ? { url, sizes: storedSizes(snapshot.get('variants')) } : null;
}

/** Address of the uploaded picture; null while the built-in one serves. */
export async function getSiteMedia(key: SiteMediaKey): Promise<string | null> {
  return (await getSitePicture(key))?.url ?? null;
}
