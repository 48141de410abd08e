import type { Post } from '#domain/posts/post.ts';
import {
  blankPost,
  isSamePost,
  type PostFields,
  postFieldsOf,
  storablePost,
} from '#domain/posts/post-fields.ts';
import type { FieldError } from '../../../shared/forms/error-of.ts';
import { type CopyPlace, type LocalCopy, readCopies } from './local-copy.ts';

export type Editing = {
  /** null until the post is stored. */
  id: string | null;
  fields: PostFields;
  /** The fields as last read or stored; null for a new post. */
  base: PostFields | null;
  savedAt: Date | null;
  saving: 'by-hand' | 'by-itself' | null;
  /** An autosave failed; saving by hand says why. */
  autosaveFailed: boolean;
  /** False where the browser refuses the copy: a reload would lose the text. */
  copyKept: boolean;
  errors: readonly FieldError[];
  /** A colleague's version, until the person decides which one stays. */
  theirs: Post | null;
  /** A copy from an earlier visit, until the person decides what to do with it. */
  copy: (LocalCopy & CopyPlace) | null;
};

/** The state of a just opened editor; null for a new post. */
export function openedWith(post: Post | null, visit: string): Editing {
  const base = post && postFieldsOf(post);
  return {
    id: post?.id ?? null,
    fields: base ?? blankPost,
    base,
    savedAt: post?.updatedAt ?? null,
    saving: null,
    autosaveFailed: false,
    copyKept: true,
    errors: [],
    theirs: null,
    copy: leftBehind({ postId: post?.id ?? null, visit }, base),
  };
}

/** Whether leaving the page would lose text. */
export function isDirty({ fields, base }: Editing): boolean {
  return !isSamePost(storablePost(fields), storablePost(base ?? blankPost));
}

/** What a colleague has done with the post besides its text; '' for nothing. */
export function statusNews(theirs: Post, base: Editing['base']): string {
  if (theirs.published === (base?.published ?? false)) return '';
  return theirs.published ? ' and published' : ' and taken off the website';
}

/** The last text of another visit, unless it equals the stored one. */
export function leftBehind({ postId, visit }: CopyPlace, base: PostFields | null): Editing['copy'] {
  const isOther = (copy: LocalCopy & CopyPlace) =>
    copy.visit !== visit && !isSamePost(storablePost(copy.fields), storablePost(base ?? blankPost));
  return readCopies(postId).find(isOther) ?? null;
}
