/** Milliseconds that people do not notice. */
const unnoticed = 100;

/** Waits a moment, then gives a loader's promises: a quick result shows no skeleton, a slow one holds nothing back. */
export async function deferIfSlow<Results extends Record<string, object>>(
  works: {
    [Name in keyof Results]: Promise<Results[Name]>;
  },
) {
  const pause = new Promise<null>((resolve) => setTimeout(resolve, unnoticed, null));
  const parts = Object.entries<Promise<object>>(works).map(
    async ([name, work]) => [name, (await Promise.race([work, pause])) ?? work] as const,
  );
  return Object.fromEntries(await Promise.all(parts)) as {
    [Name in keyof Results]: Results[Name] | Promise<Results[Name]>;
  };
}
