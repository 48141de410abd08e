import { blankPost, type PostFields } from '#domain/posts/post-fields.ts';
import { browserDrafts, draftFrom, isLike } from '../../../shared/drafts/draft-store.ts';

/** Unsaved text of the editor, kept in this browser in case the page closes. */
export type LocalCopy = {
  fields: PostFields;
  /** The stored fields it was typed over; null for a new post. */
  base: PostFields | null;
  at: Date;
};

/** The copy's author and post: simultaneous tabs must not take each other's. */
export type CopyPlace = {
  /** null for a new post. */
  postId: string | null;
  /** Differs for each time that an editor is opened. */
  visit: string;
};

const prefixOf = (postId: string | null) => `post-copy:${postId ?? 'new'}:`;
const keyOf = ({ postId, visit }: CopyPlace) => prefixOf(postId) + visit;

/** The copies of one post, the last typed first. */
export function readCopies(postId: string | null): (LocalCopy & CopyPlace)[] {
  const prefix = prefixOf(postId);
  return browserDrafts
    .keys(prefix)
    .flatMap((key) => {
      const copy = copyFrom(browserDrafts.text(key));
      return copy ? [{ ...copy, postId, visit: key.slice(prefix.length) }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}

function copyFrom(text: string | null): LocalCopy | null {
  const { fields, base, at } = draftFrom(text);
  const moment = new Date(String(at));
  if (!isLike(fields, blankPost) || Number.isNaN(moment.getTime())) return null;
  return { fields, base: isLike(base, blankPost) ? base : null, at: moment };
}

/** False where the browser refuses to store it: only the page itself has the text. */
export function keepCopy(place: CopyPlace, copy: LocalCopy): boolean {
  return browserDrafts.keep(keyOf(place), copy);
}

export function dropCopy(place: CopyPlace): void {
  browserDrafts.drop(keyOf(place));
}
