import type { Author } from '#domain/account/author.ts';
import {
  type ImageSizes,
  type LibraryImage,
  libraryImageFrom,
} from '#domain/pictures/library-image.ts';
import { storedText } from '#domain/stored-value.ts';
import { collectionAt, database } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import {
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from '../firebase/firestore.ts';
import { pageOf } from '../firebase/page-of.ts';
import { storeOnce } from '../firebase/write-errors.ts';
import { report } from '../problems/report.ts';
import { logContent } from '../trail/log-change.ts';
import { deleteRecord } from '../trail/save-record.ts';

/** `next` is the cursor of the next page; null on the last one. */
export type ImagePage = { images: LibraryImage[]; next: string | null };

const imagesPerPage = 24;

function images() {
  return collectionAt('images');
}

/** Newest first, 24 at a time. If the cursor's picture is deleted, the list starts again. */
export async function listImages({
  after = null,
}: {
  after?: string | null;
} = {}): Promise<ImagePage> {
  const { items, next } = await pageOf({
    all: query(images(), orderBy('createdAt', 'desc')),
    after: after ? await getDoc(doc(images(), after)) : null,
    size: imagesPerPage,
    itemOf: imageOf,
  });
  return { images: await Promise.all(items), next: next?.id ?? null };
}

/** The entry of the picture whose widest rendition has this address; null when there is none. */
export async function findImage(url: string): Promise<LibraryImage | null> {
  const { docs } = await getDocs(query(images(), where('sizes.w1280.url', '==', url), limit(1)));
  return docs[0] ? libraryImageFrom(docs[0].id, withDates(docs[0].data())) : null;
}

/** Stores a picture's entry, and returns its id. originalPath: in the bucket; placeholder: a small data URI. */
export async function createImage(
  image: { alt: string; sizes: ImageSizes; originalPath: string; placeholder: string },
  by: Author,
): Promise<string> {
  // Made here, so that a retry finds what a lost answer stored.
  const reference = doc(images(), crypto.randomUUID());
  await storeOnce(
    () => {
      const batch = writeBatch(database());
      const logged = logContent(batch, reference, undefined, image, by);
      batch.set(reference, { ...image, ...logged, createdAt: serverTimestamp() });
      return batch.commit();
    },
    async () => (await getDoc(reference)).exists(),
  );
  return reference.id;
}

/** Deletes the entry; the files stay. */
export async function deleteImage(id: string, by: Author): Promise<void> {
  await deleteRecord(doc(images(), id), by, (stored) => storedText(stored.get('alt')));
}

/** A picture from before renditions is shown as uploaded; not at all if that file is gone. */
async function imageOf(stored: QueryDocumentSnapshot): Promise<LibraryImage> {
  const image = libraryImageFrom(stored.id, withDates(stored.data()));
  if (Object.keys(image.sizes).length > 0 || !image.originalPath) return image;
  const { fileUrl } = await import('./files.ts');
  const url = await fileUrl(image.originalPath).catch((error) => {
    report(error, 'Failed to load the address of an older picture');
    return '';
  });
  return url ? { ...image, sizes: { w1280: { url } } } : image;
}
