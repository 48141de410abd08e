import type { Post } from '#domain/posts/post.ts';
import {
  blankPost,
  isSamePost,
  type PostFields,
  postFieldsOf,
  storablePost,
} from '#domain/posts/post-fields.ts';
import { type CopyPlace, type LocalCopy, readCopies } from './local-copy.ts';
import type { EditorError } from './save-errors.ts';

export type Editing = {
  /** null until the post is stored. */
  id: string | null;
  fields: PostFields;
  /** The fields as last read or stored; null for a new post. */
  base: PostFields | null;
  savedAt: Date | null;
  saving: 'by-hand' | 'by-itself' | null;
  /** A draft could not be stored by itself; saving by hand says why. */
  autosaveFailed: boolean;
  /** False where the browser refuses to keep the copy: a reload would lose what is typed. */
  copyKept: boolean;
  errors: readonly EditorError[];
  /** What somebody else has stored meanwhile, until it is decided whose words stay. */
  theirs: Post | null;
  /** What an earlier visit left behind, until it is decided what becomes of it. */
  copy: (LocalCopy & CopyPlace) | null;
};

/** As the editor opens; null for a new post. */
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

/** Whether something would be lost if the page went. */
export function isDirty({ fields, base }: Editing): boolean {
  return !isSamePost(storablePost(fields), storablePost(base ?? blankPost));
}

/** What another visit typed last, unless it says the same as what is stored. */
export function leftBehind({ postId, visit }: CopyPlace, base: PostFields | null): Editing['copy'] {
  const isOther = (copy: LocalCopy & CopyPlace) =>
    copy.visit !== visit && !isSamePost(storablePost(copy.fields), storablePost(base ?? blankPost));
  return readCopies(postId).find(isOther) ?? null;
}
