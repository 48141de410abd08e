import { deleteDoc, doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { database } from './database.ts';
import type { SiteMediaKey } from './site-media.ts';

/** What an upload gives; path is the folder of its files in the bucket. */
type UploadedSiteMedia = {
  url: string;
  path: string;
  variants: Record<'w256' | 'w640' | 'w1280', { url: string }>;
};

/** Visitors see it from their next page on. */
export async function setSiteMedia(
  key: SiteMediaKey,
  { url, path, variants }: UploadedSiteMedia,
): Promise<void> {
  await setDoc(doc(database(), 'siteMedia', key), {
    url,
    path,
    variants,
    uploadedAt: serverTimestamp(),
  });
}

/** The built-in picture serves again. */
export async function resetSiteMedia(key: SiteMediaKey): Promise<void> {
  await deleteDoc(doc(database(), 'siteMedia', key));
}
