import type { Author } from '#domain/account/author.ts';
import {
  isShown,
  type MediaItem,
  type MediaType,
  mediaItemFrom,
} from '#domain/pictures/media-item.ts';
import { pictureFiles, savedExtension, storedName } from '#domain/pictures/stored-file.ts';
import { storedText } from '#domain/stored-value.ts';
import { database } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  type Transaction,
  writeBatch,
} from '../firebase/firestore.ts';
import { pageOf } from '../firebase/page-of.ts';
import { transact } from '../firebase/transact.ts';
import { storeOnce, WriteError } from '../firebase/write-errors.ts';
import { deleteLogged, logContent } from '../trail/log-change.ts';
import { isToStore } from '../trail/save-record.ts';
import { copyFile, deleteFiles, nextMoment } from './files.ts';
import { galleryChange } from './gallery-change.ts';
import { clinicPhoto, media } from './media-collection.ts';

/** `next` is the cursor of the next page; null on the last one. */
export type MediaPage = { items: MediaItem[]; next: string | null };

export type NewMediaItem = {
  mediaType: MediaType;
  mimeType: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  storagePath: string;
  downloadURL: string;
  /** Only of pictures: */
  thumbnailURL?: string;
  variants?: object;
  placeholder?: string;
  /** Pixels. */
  width?: number;
  height?: number;
  alt: string;
  tags: string[];
  caption: string;
  status: MediaItem['status'];
  visibility: MediaItem['visibility'];
  /** User id. */
  uploadedBy: string;
};

export type MediaChange = Partial<
  Pick<MediaItem, 'status' | 'visibility' | 'alt' | 'tags' | 'caption'>
>;

type ItemChange = MediaChange & { trash?: object };

/** Where the copies of an item's files are, as its document says. */
type Copies = { storagePath: string } & Record<string, unknown>;

const perPage = 50;
/** No one browses more than that. */
const mostItems = 600;
const clinicId = 'sandy';

const newestFirst = orderBy('createdAt', 'desc');

function itemOf(stored: DocumentSnapshot): MediaItem {
  return mediaItemFrom(stored.id, withDates(stored.data() ?? {}));
}

const isPublic = ({ status, visibility }: DocumentData) =>
  status === 'published' && visibility === 'public';

const isKept = ({ trashedAt }: MediaItem) => trashedAt === null;

/** 50 at a time, newest first, without the trash. If the cursor's item is deleted, the list starts again. */
export async function listMediaItems(after: string | null = null): Promise<MediaPage> {
  const { items, next } = await pageOf({
    all: query(media(), clinicPhoto, newestFirst),
    after: after ? await getDoc(doc(media(), after)) : null,
    size: perPage,
    itemOf(stored) {
      const item = itemOf(stored);
      return isKept(item) ? item : null;
    },
  });
  return { items, next: next?.id ?? null };
}

/** The newest 600, for a search through all of them. */
export async function listEveryMediaItem(): Promise<MediaPage> {
  const { docs } = await getDocs(query(media(), clinicPhoto, newestFirst, limit(mostItems)));
  return { items: docs.map(itemOf).filter(isKept), next: null };
}

export async function listTrash(): Promise<MediaItem[]> {
  const { docs } = await getDocs(query(media(), orderBy('trash.at', 'desc'), limit(mostItems)));
  return docs.map(itemOf);
}

/** Use the same id for each try: what an earlier try stored stays as it is. */
export async function createMediaItem(id: string, item: NewMediaItem, by: Author): Promise<void> {
  const fields = { type: 'clinicPhoto', clinicId, ...item, createdAt: serverTimestamp() };
  const store = async () => {
    const changeGallery = await galleryChange(id, {}, fields);
    const batch = writeBatch(database());
    const isShown = { before: false, after: isPublic(fields) };
    const logged = logContent(batch, doc(media(), id), undefined, fields, by, isShown);
    batch.set(doc(media(), id), { ...fields, ...logged });
    changeGallery(batch);
    await batch.commit();
  };
  await storeOnce(store, () => hasMediaItem(id));
}

/** Also true for an item in the trash. */
export async function hasMediaItem(id: string): Promise<boolean> {
  return (await getDoc(doc(media(), id))).exists();
}

/**
 * A change that hides the item also renames its files, so that the old URL stops working. Throws 'changed'
 * when the stored item differs from `base`, the values as last read, and 'gone' when it's in the trash. True if visitors see
 * the item, or saw it.
 */
export async function changeMediaItem(
  id: string,
  change: MediaChange,
  by: Author,
  base: MediaChange = {},
): Promise<boolean> {
  return write(id, by, (item) => {
    if (!isKept(item)) throw new WriteError('gone');
    return isToStore(item, change, base) ? change : null;
  });
}

/** An item already in the trash stays as it is. True if visitors saw it. */
export async function trashMediaItem(id: string, by: Author): Promise<boolean> {
  return write(id, by, (item) =>
    isKept(item)
      ? { status: 'draft', trash: { at: serverTimestamp(), status: item.status } }
      : null,
  );
}

/** Restores an item from the trash with its earlier status. An item outside the trash stays as it is. True if visitors see it. */
export async function restoreMediaItem(id: string, by: Author): Promise<boolean> {
  return write(id, by, (item) =>
    isKept(item) ? null : { status: item.statusBefore, trash: deleteField() },
  );
}

/**
 * Deletes for ever. False, with nothing done, when someone restored the item: only the transaction can tell, so the files
 * go after it. An interruption leaves files at addresses that were never public.
 */
export async function deleteMediaItem(id: string, by: Author): Promise<boolean> {
  const deleted = await transact(async (transaction) => {
    const stored = await transaction.get(doc(media(), id));
    const item = itemOf(stored);
    if (!stored.exists() || isKept(item)) return null;
    deleteLogged(transaction, stored, item.alt || item.fileName, by);
    return item;
  });
  if (deleted?.storagePath) await deleteFiles(deleted.storagePath);
  return deleted !== null;
}

/** The stored item decides. Copies come first and old files go last: after any interruption it has its files. */
async function write(
  id: string,
  by: Author,
  changeOf: (stored: MediaItem) => ItemChange | null,
): Promise<boolean> {
  const reference = doc(media(), id);
  let isSeen = false;
  /** Keyed by the name of the copied file. */
  const copies = new Map<string, Copies | null>();
  /** Returns the item if its files must be copied first. */
  const store = async (transaction: Transaction): Promise<MediaItem | null> => {
    const stored = await transaction.get(reference);
    if (!stored.exists()) throw new WriteError('gone');
    const item = itemOf(stored);
    const change = changeOf(item);
    isSeen = isPublic(item) || isPublic({ ...item, ...change });
    if (!change) return null;
    const hides = isShown(item) && !isShown({ ...item, ...change });
    if (hides && !copies.has(item.storagePath)) return item;
    const before = stored.data();
    const changeGallery = await galleryChange(id, before, { ...before, ...change });
    const fields = { ...change, ...(hides && copies.get(item.storagePath)) };
    const shown = { before: isPublic(before), after: isPublic({ ...before, ...change }) };
    const logged = logContent(transaction, reference, before, fields, by, shown);
    transaction.update(reference, { ...fields, ...logged });
    changeGallery(transaction);
    return null;
  };
  try {
    for (let item = await transact(store); item; item = await transact(store)) {
      copies.set(item.storagePath, await copyFiles(item));
    }
  } finally {
    if (copies.size > 0) await keepOnlyStored(reference, copies);
  }
  return isSeen;
}

/** The answer may be lost: only the document tells which files belong to the item. */
async function keepOnlyStored(reference: DocumentReference, copies: Map<string, Copies | null>) {
  const storagePath = storedText((await getDoc(reference)).get('storagePath'));
  const names = [...copies].flatMap(([from, to]) => (to ? [from, to.storagePath] : []));
  await Promise.all(names.filter((name) => name !== storagePath).map(deleteFiles));
}

/** The fields that name the copies; null when nothing needed a copy. */
async function copyFiles({ storagePath, fileName, sizes }: MediaItem): Promise<Copies | null> {
  if (!storagePath) return null;
  const path = storedName('clinic', fileName, savedExtension(storagePath), nextMoment());
  const [from, to] = [pictureFiles(storagePath), pictureFiles(path)];
  const [w256, w640, w1280] = await Promise.all([
    copyFile(from.w256, to.w256),
    copyFile(from.w640, to.w640),
    copyFile(from.w1280, to.w1280),
  ]);
  const widest = w1280 ?? w640 ?? w256;
  if (!widest) return null;
  return {
    storagePath: w1280 ? to.w1280 : w640 ? to.w640 : to.w256,
    downloadURL: widest,
    // Older items keep it here.
    url: deleteField(),
    ...(sizes.length > 0 && {
      thumbnailURL: w640 ?? widest,
      ...(w256 && { 'variants.w256.url': w256 }),
      ...(w640 && { 'variants.w640.url': w640 }),
      ...(w1280 && { 'variants.w1280.url': w1280 }),
    }),
  };
}
