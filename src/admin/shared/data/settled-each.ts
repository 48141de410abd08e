/** Writes each item by itself: a failed write does not stop the others. `error` is of the first that failed. */
export async function settledEach<Item>(items: Item[], write: (item: Item) => Promise<void>) {
  const results = await Promise.allSettled(items.map(write));
  const hasFailed = (_: Item, index: number) => results[index]?.status === 'rejected';
  return {
    stored: items.filter((item, index) => !hasFailed(item, index)),
    failed: items.filter(hasFailed),
    error: results.find((result) => result.status === 'rejected')?.reason,
  };
}
