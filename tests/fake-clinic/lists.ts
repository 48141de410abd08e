import { WriteError } from '#data/firebase/write-errors.ts';
import { hasFields } from '#domain/same-fields.ts';

export function firebaseError(code: string): Error {
  return Object.assign(new Error(code), { name: 'FirebaseError', code });
}

const time = (date: Date | null) => date?.getTime() ?? 0;

/** Like a query that is ordered by the field: without those that have no date. */
export function newestFirst<Each extends { createdAt: Date | null }>(list: Each[]): Each[] {
  return list
    .filter(({ createdAt }) => createdAt)
    .sort((a, b) => time(b.createdAt) - time(a.createdAt));
}

/** Like newestFirst, by the last change. */
export function lastChangedFirst<Each extends { updatedAt: Date | null }>(list: Each[]): Each[] {
  return list
    .filter(({ updatedAt }) => updatedAt)
    .sort((a, b) => time(b.updatedAt) - time(a.updatedAt));
}

/**
 * The page after the one with that id, listed or not; the first page when that one is gone. `next` is null on the
 * last page.
 */
export function pageAfter<Each extends { id: string }>(
  list: Each[],
  after: string | null,
  size: number,
  isListed: (each: Each) => boolean = () => true,
): { page: Each[]; next: string | null } {
  const start = after === null ? 0 : list.findIndex(({ id }) => id === after) + 1;
  const rest = list.slice(start).filter(isListed);
  const page = rest.slice(0, size);
  return { page, next: rest.length > size ? (page.at(-1)?.id ?? null) : null };
}

/** The list with this one in the place of the one with its id, or at its end. */
export function put<Each extends { id: string }>(list: Each[], one: Each): Each[] {
  return list.some(({ id }) => id === one.id)
    ? list.map((each) => (each.id === one.id ? one : each))
    : [...list, one];
}

/** The one with this id. */
export function storedIn<Each extends { id: string }>(list: Each[], id: string): Each {
  const found = list.find((each) => each.id === id);
  if (!found) throw new WriteError('gone');
  return found;
}

/** Whether fields are to be stored: false if they are already. Those that a colleague has changed since are a conflict. */
export function isChange<Record extends object>(
  record: Record,
  fields: Partial<Record>,
  seen: Partial<Record>,
): boolean {
  if (hasFields(record, fields)) return false;
  if (!hasFields(record, seen)) throw new WriteError('changed', record);
  return true;
}
