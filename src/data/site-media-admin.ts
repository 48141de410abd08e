import { doc, serverTimestamp } from 'firebase/firestore/lite';
import { database } from './database.ts';
import { dropReplaced } from './files.ts';
import type { SiteMediaKey } from './site-media.ts';
import { transact } from './transact.ts';

/** What an upload gives; path is the name of the widest rendition in the bucket, placeholder a data URI. */
type UploadedSiteMedia = {
  url: string;
  path: string;
  variants: Record<'w256' | 'w640' | 'w1280', { url: string }>;
  placeholder: string;
};

const folders = { logo: 'logos', hero: 'site-hero' } as const;

/** Visitors see it from their next page on; the files of the one before are deleted. */
export async function setSiteMedia(
  key: SiteMediaKey,
  { url, path, variants, placeholder }: UploadedSiteMedia,
): Promise<void> {
  const before = await transact(async (transaction) => {
    const stored = await transaction.get(siteMedia(key));
    const picture = { url, path, variants, placeholder };
    transaction.set(siteMedia(key), { ...picture, uploadedAt: serverTimestamp() });
    return stored.get('url');
  });
  dropReplaced(folders[key], before, url);
}

/** The built-in picture serves again; the files of the other are deleted. */
export async function resetSiteMedia(key: SiteMediaKey): Promise<void> {
  const before = await transact(async (transaction) => {
    const stored = await transaction.get(siteMedia(key));
    transaction.delete(siteMedia(key));
    return stored.get('url');
  });
  dropReplaced(folders[key], before);
}

function siteMedia(key: SiteMediaKey) {
  return doc(database(), 'siteMedia', key);
}
