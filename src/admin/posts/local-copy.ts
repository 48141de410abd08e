import { blankPost, type PostFields } from '#domain/post-form.ts';

/** What was typed and is not stored yet, kept in this browser in case the page goes. */
export type LocalCopy = {
  fields: PostFields;
  /** The stored fields it was typed over; null for a new post. */
  base: PostFields | null;
  at: Date;
};

/** Whose copy of which post: tabs that write at once must not take each other's. */
export type CopyPlace = {
  /** null for a new post. */
  postId: string | null;
  /** Differs for each time that an editor is opened. */
  visit: string;
};

const prefixOf = (postId: string | null) => `post-copy:${postId ?? 'new'}:`;
const keyOf = ({ postId, visit }: CopyPlace) => prefixOf(postId) + visit;

/** Those of one post, the last typed first. */
export function readCopies(postId: string | null): (LocalCopy & CopyPlace)[] {
  const prefix = prefixOf(postId);
  return keptKeys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const copy = readCopy(key);
      return copy ? [{ ...copy, postId, visit: key.slice(prefix.length) }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}

function keptKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    // A browser that keeps nothing.
    return [];
  }
}

function readCopy(key: string): LocalCopy | null {
  try {
    const { fields, base, at } = JSON.parse(localStorage.getItem(key) ?? '');
    const moment = new Date(at);
    if (!isFields(fields) || Number.isNaN(moment.getTime())) return null;
    return { fields, base: isFields(base) ? base : null, at: moment };
  } catch {
    // Nothing that this version understands.
    return null;
  }
}

export function keepCopy(place: CopyPlace, copy: LocalCopy): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(copy));
  } catch {
    // A browser that keeps nothing, or is full: the page itself still has the text.
  }
}

export function dropCopy(place: CopyPlace): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // As above.
  }
}

function isFields(value: unknown): value is PostFields {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(blankPost).every(([field, blank]) => typeof fields[field] === typeof blank);
}
