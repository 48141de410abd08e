import { doc, getDoc } from 'firebase/firestore/lite';
import { storedText } from '#domain/stored.ts';
import { database } from './database.ts';

/** The pictures of the site itself that staff can replace. */
export type SiteMediaKey = 'logo' | 'hero';

/** Address of the uploaded picture; null while the built-in one serves. */
export async function getSiteMedia(key: SiteMediaKey): Promise<string | null> {
  const snapshot = await getDoc(doc(database(), 'siteMedia', key));
  return storedText(snapshot.get('url')) || null;
}
