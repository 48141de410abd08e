import { database } from '../firebase/database.ts';
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from '../firebase/firestore.ts';
import { storeOnce } from '../firebase/write-errors.ts';
import type { SiteMediaKey } from './site-media.ts';

/** The result of an upload. path: name of the widest rendition in the bucket; placeholder: a data URI. */
type UploadedSiteMedia = {
  url: string;
  path: string;
  variants: Record<'w256' | 'w640' | 'w1280', { url: string }>;
  placeholder: string;
};

/** Visitors see it from their next page on. The previous picture's files stay: built pages still show it. */
export async function setSiteMedia(
  key: SiteMediaKey,
  { url, path, variants, placeholder }: UploadedSiteMedia,
): Promise<void> {
  const picture = { url, path, variants, placeholder };
  await storeOnce(
    () => setDoc(siteMedia(key), { ...picture, uploadedAt: serverTimestamp() }),
    async () => (await getDoc(siteMedia(key))).get('path') === path,
  );
}

/** Shows the built-in picture again. */
export async function resetSiteMedia(key: SiteMediaKey): Promise<void> {
  await deleteDoc(siteMedia(key));
}

function siteMedia(key: SiteMediaKey) {
  return doc(database(), 'siteMedia', key);
}
