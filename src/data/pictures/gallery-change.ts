import {
  type GalleryEntries,
  type GalleryEntry,
  galleryEntry,
  newestThatFit,
} from '#domain/pictures/gallery-entries.ts';
import {
  type DocumentData,
  type DocumentReference,
  deleteField,
  FieldPath,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
} from '../firebase/firestore.ts';
import { clinicPhoto, gallery, media } from './media-collection.ts';

/** A batch or a transaction. */
type Writer = { set(document: DocumentReference, data: DocumentData, options: object): unknown };

/**
 * Puts what the gallery shows of an item into the commit that changes the item. `before` and `after` are its stored
 * fields. The gallery is read outside the transaction: simultaneous writes don't wait for each other, and each is
 * sure of its own photo. Only the choice of the oldest photo may be outdated.
 */
export async function galleryChange(
  id: string,
  before: DocumentData,
  after: DocumentData,
): Promise<(to: Writer) => void> {
  const own = galleryEntry(after);
  if (!own && !galleryEntry(before)) return () => {};

  const stored = await readGallery();
  const { [id]: _, ...others } = stored;
  const wanted = own ? { [id]: own } : await nextOlder(others, id);
  const next = newestThatFit({ ...others, ...wanted });
  const gone = [id, ...Object.keys(stored)].filter((each) => !(each in next));
  const [added] = Object.keys(wanted).filter((each) => each in next);
  const photos = {
    ...Object.fromEntries(gone.map((each) => [each, deleteField()])),
    ...(added && { [added]: wanted[added] }),
  };
  const paths = Object.keys(photos).map((each) => new FieldPath('photos', each));
  return (to) =>
    to.set(
      gallery(),
      // The rules compare the added photo with its document.
      { photos, added: added ?? deleteField(), updatedAt: serverTimestamp() },
      { mergeFields: [...paths, 'added', 'updatedAt'] },
    );
}

let reading: Promise<GalleryEntries> | null = null;

/** Simultaneous writes, as of many selected photos, share one read. */
function readGallery(): Promise<GalleryEntries> {
  reading ??= getDoc(gallery())
    .then((stored) => stored.get('photos') ?? {})
    .finally(() => {
      reading = null;
    });
  return reading;
}

/** The photo that moves up when `leaving` makes room; none unless the gallery was full. */
async function nextOlder(entries: GalleryEntries, leaving: string): Promise<GalleryEntries> {
  const oldest = Object.values(newestThatFit(entries)).at(-1);
  const { docs } = await getDocs(
    query(
      media(),
      clinicPhoto,
      where('status', '==', 'published'),
      where('visibility', '==', 'public'),
      ...(oldest ? [where('createdAt', '<=', oldest.createdAt)] : []),
      orderBy('createdAt', 'desc'),
      limit(10),
    ),
  );
  for (const stored of docs) {
    const entry: GalleryEntry | null = galleryEntry(stored.data());
    if (entry && stored.id !== leaving && !(stored.id in entries)) return { [stored.id]: entry };
  }
  return {};
}
