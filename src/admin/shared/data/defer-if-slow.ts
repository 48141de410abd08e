/** Milliseconds that people do not notice. */
const unnoticed = 100;

/** Waits a moment, then gives the loader's promise: a quick result shows no skeleton, a slow one holds nothing back. */
export async function deferIfSlow<Result extends object>(
  work: Promise<Result>,
): Promise<{ result: Result | Promise<Result> }> {
  const pause = new Promise<null>((resolve) => setTimeout(resolve, unnoticed, null));
  return { result: (await Promise.race([work, pause])) ?? work };
}
