import type { Author } from '#domain/account/author.ts';
import { docAt } from '../firebase/database.ts';
import { getDoc, serverTimestamp } from '../firebase/firestore.ts';
import { transact } from '../firebase/transact.ts';
import { storeOnce } from '../firebase/write-errors.ts';
import { logContent } from '../trail/log-change.ts';
import { deleteRecord } from '../trail/save-record.ts';
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
  by: Author,
): Promise<void> {
  const picture = { url, path, variants, placeholder };
  await storeOnce(
    () =>
      transact(async (transaction) => {
        const stored = await transaction.get(siteMedia(key));
        const logged = logContent(transaction, siteMedia(key), stored.data(), picture, by);
        transaction.set(siteMedia(key), { ...picture, ...logged, uploadedAt: serverTimestamp() });
      }),
    async () => (await getDoc(siteMedia(key))).get('path') === path,
  );
}

/** Shows the built-in picture again. */
export async function resetSiteMedia(key: SiteMediaKey, by: Author): Promise<void> {
  await deleteRecord(siteMedia(key), by, () => key);
}

function siteMedia(key: SiteMediaKey) {
  return docAt('siteMedia', key);
}
