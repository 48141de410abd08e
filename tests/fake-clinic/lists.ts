export { ChangedMeanwhile, Gone } from '#data/firebase/write-errors.ts';

const time = (date: Date | null) => date?.getTime() ?? 0;

/** Those that were made at the same time stay in their order. */
export function newestFirst<Each extends { createdAt: Date | null }>(list: Each[]): Each[] {
  return [...list].sort((a, b) => time(b.createdAt) - time(a.createdAt));
}

/** Without those that were never changed, as in a query that is ordered by the field. */
export function lastChangedFirst<Each extends { updatedAt: Date | null }>(list: Each[]): Each[] {
  return list
    .filter(({ updatedAt }) => updatedAt)
    .sort((a, b) => time(b.updatedAt) - time(a.updatedAt));
}

/** When the one to go on after is gone, the list starts again. `next` is null on the last page. */
export function pageAfter<Each extends { id: string }>(
  list: Each[],
  after: string | null,
  size: number,
): { page: Each[]; next: string | null } {
  const start = after === null ? 0 : list.findIndex(({ id }) => id === after) + 1;
  const page = list.slice(start, start + size);
  const next = list.length > start + size ? (page.at(-1)?.id ?? null) : null;
  return { page, next };
}

/** The list with this one in the place of the one with its id, or at its end. */
export function put<Each extends { id: string }>(list: Each[], one: Each): Each[] {
  return list.some(({ id }) => id === one.id)
    ? list.map((each) => (each.id === one.id ? one : each))
    : [...list, one];
}
