import { blankPost, type PostFields } from '#domain/post-form.ts';

/** What was typed and is not stored yet, kept in this browser in case the page goes. */
export type LocalCopy = {
  fields: PostFields;
  /** The stored fields it was typed over; null for a new post. */
  base: PostFields | null;
  at: Date;
};

/** id is null for a new post. */
const keyOf = (id: string | null) => `post-copy:${id ?? 'new'}`;

export function readCopy(id: string | null): LocalCopy | null {
  try {
    const { fields, base, at } = JSON.parse(localStorage.getItem(keyOf(id)) ?? '');
    const moment = new Date(at);
    if (!isFields(fields) || Number.isNaN(moment.getTime())) return null;
    return { fields, base: isFields(base) ? base : null, at: moment };
  } catch {
    // Nothing kept, nothing that this version understands, or a browser that keeps nothing.
    return null;
  }
}

export function keepCopy(id: string | null, copy: LocalCopy): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(copy));
  } catch {
    // A browser that keeps nothing, or is full: the page itself still has the text.
  }
}

export function dropCopy(id: string | null): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // As above.
  }
}

function isFields(value: unknown): value is PostFields {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(blankPost).every(([field, blank]) => typeof fields[field] === typeof blank);
}
