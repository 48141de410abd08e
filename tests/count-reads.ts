/** How often `record[field]` has been read: a part of a screen that shows it reads it each time that it renders. */
export function countReads<T extends object>(record: T, field: keyof T): () => number {
  const value = record[field];
  let count = 0;
  Object.defineProperty(record, field, {
    enumerable: true,
    get() {
      count++;
      return value;
    },
  });
  return () => count;
}
