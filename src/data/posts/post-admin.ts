import type { Author } from '#domain/account/author.ts';
import type { ImageSizes } from '#domain/pictures/library-image.ts';
import { maxFeatured, type Post, postFrom } from '#domain/posts/post.ts';
import { isSamePost, type PostFields, postFieldsOf } from '#domain/posts/post-fields.ts';
import { storedText, storedTexts } from '#domain/stored-value.ts';
import { collectionAt, docAt } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import {
  type DocumentSnapshot,
  deleteField,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  type Transaction,
  where,
} from '../firebase/firestore.ts';
import { transact } from '../firebase/transact.ts';
import { WriteError } from '../firebase/write-errors.ts';
import { findImage } from '../pictures/images.ts';
import { logContent } from '../trail/log-change.ts';
import { deleteRecord } from '../trail/save-record.ts';

/** `total` also counts articles beyond the list's end. */
export type CountedPosts = { posts: Post[]; total: number };

const mostListed = 100;

function posts() {
  return collectionAt('blogPosts');
}

function slugRef(slug: string) {
  return docAt('slugs', slug);
}

function featuredRef() {
  return docAt('counters', 'featuredPosts');
}

function postOf(stored: DocumentSnapshot): Post {
  return postFrom(stored.id, withDates(stored.data() ?? {}));
}

/** Drafts included, last changed first, at most 100. Old posts without a date are not in the list. */
export async function listEveryPost(): Promise<CountedPosts> {
  const lastChanged = query(posts(), orderBy('updatedAt', 'desc'));
  const [{ docs }, counted] = await Promise.all([
    getDocs(query(lastChanged, limit(mostListed))),
    getCount(lastChanged),
  ]);
  return { posts: docs.map(postOf), total: counted.data().count };
}

/** A post of any status; null when there is none with this id. */
export async function getPost(id: string): Promise<Post | null> {
  const stored = await getDoc(doc(posts(), id));
  return stored.exists() ? postOf(stored) : null;
}

export async function countFeatured(): Promise<number> {
  return idsIn(await getDoc(featuredRef())).length;
}

/** For a post before its first save. */
export function newPostId(): string {
  return doc(posts()).id;
}

/**
 * Creates the post, or changes it if the stored one still equals `base`, the fields as last read (null: it is
 * new; translationOf: the English post of a Spanish one). Throws 'changed', 'gone', or 'taken' for a slug in use. The same write reserves the slug, so no two posts share one. It also copies the cover's renditions from
 * the library, which visitors cannot read. A saved post is no sample any more.
 */
export async function savePost(
  id: string,
  fields: PostFields,
  base: PostFields | null,
  by: Author,
  translationOf = '',
): Promise<void> {
  const [isTaken, cover] = await Promise.all([
    isUsedByAnother(id, fields.slug),
    coverOf(fields.coverImageUrl),
  ]);
  if (isTaken) throw new WriteError('taken');
  await transact((transaction) =>
    save(transaction, id, fields, base, { ...cover, ...(translationOf && { translationOf }) }, by),
  );
}

/** Posts of older versions have no reservation; a query finds them. */
async function isUsedByAnother(id: string, slug: string): Promise<boolean> {
  const { docs } = await getDocs(query(posts(), where('slug', '==', slug)));
  return docs.some((found) => found.id !== id);
}

/** What a post stores of its cover besides the address; empty for a picture outside the library. */
type StoredCover = { coverSizes: ImageSizes; coverPlaceholder: string };

type Unedited = StoredCover & { translationOf?: string };

async function coverOf(url: string): Promise<StoredCover> {
  const image = url ? await findImage(url) : null;
  return { coverSizes: image?.sizes ?? {}, coverPlaceholder: image?.placeholder ?? '' };
}

async function save(
  transaction: Transaction,
  id: string,
  fields: PostFields,
  base: PostFields | null,
  unedited: Unedited,
  by: Author,
): Promise<void> {
  const reference = doc(posts(), id);
  const stored = await transaction.get(reference);
  const now = stored.exists() ? postOf(stored) : null;
  if (base && !now) throw new WriteError('gone');
  // The same text may be there already: the answer to an earlier try got lost.
  const nowFields = now && postFieldsOf(now);
  // A colleague may have begun the same translation; an id of any other new post is its own.
  const isSeen = base ? nowFields && isSamePost(nowFields, base) : !unedited.translationOf;
  if (now && nowFields && !isSeen && !isSamePost(nowFields, fields)) {
    throw new WriteError('changed', now);
  }
  const reservation = await transaction.get(slugRef(fields.slug));
  if (await isHeldByAnother(transaction, reservation, id)) throw new WriteError('taken');

  const content = {
    ...changesTo(fields, now?.featured ?? false),
    ...unedited,
    ...(stored.get('isSample') !== undefined && { isSample: deleteField() }),
  };
  const shown = { before: now?.published ?? false, after: fields.published };
  const logged = logContent(transaction, reference, stored.data(), content, by, shown);
  const data = { ...content, ...logged };
  if (now) transaction.update(reference, data);
  else transaction.set(reference, { ...data, createdAt: serverTimestamp() });
  if (holderOf(reservation) !== id) transaction.set(slugRef(fields.slug), { postId: id });
}

/** Always complete: a post of an older version may lack fields that the rules require. */
function changesTo(fields: PostFields, featured: boolean) {
  const status = fields.published ? 'published' : 'draft';
  return { ...fields, status, featured, updatedAt: serverTimestamp() };
}

/** A slug that its post has left, or whose post is deleted, is free. */
async function isHeldByAnother(
  transaction: Transaction,
  reservation: DocumentSnapshot,
  id: string,
): Promise<boolean> {
  const holder = holderOf(reservation);
  if (!holder || holder === id) return false;
  const post = await transaction.get(doc(posts(), holder));
  return post.exists() && storedText(post.get('slug')) === reservation.id;
}

function holderOf(reservation: DocumentSnapshot): string {
  return reservation.exists() ? storedText(reservation.get('postId')) : '';
}

/** True if visitors see the post. Throws 'taken' when other posts have all three places, and 'gone'. */
export async function setFeatured(id: string, featured: boolean, by: Author): Promise<boolean> {
  const reference = doc(posts(), id);
  return transact(async (transaction) => {
    const stored = await transaction.get(reference);
    if (!stored.exists()) throw new WriteError('gone');
    const others = idsIn(await transaction.get(featuredRef())).filter((each) => each !== id);
    if (featured && others.length >= maxFeatured) throw new WriteError('taken');
    // The star only: the public date of the article stays.
    if (stored.get('featured') !== featured) {
      const logged = logContent(transaction, reference, stored.data(), { featured }, by);
      transaction.update(reference, { featured, ...logged });
    }
    transaction.set(featuredRef(), { ids: featured ? [...others, id] : others });
    return postOf(stored).published;
  });
}

/** The star goes first, which frees its place. The slug stays reserved for the next post. True if visitors saw it. */
export async function deletePost(id: string, by: Author): Promise<boolean> {
  const stored = await getDoc(doc(posts(), id));
  if (!stored.exists()) return false;
  if (stored.get('featured') === true) await setFeatured(id, false, by);
  const deleted = await deleteRecord(stored.ref, by, (now) => storedText(now.get('title')));
  return deleted !== null && postOf(deleted).published;
}

function idsIn(stored: DocumentSnapshot): string[] {
  return storedTexts(stored.get('ids'));
}
