/** Milliseconds that people do not notice. */
const unnoticed = 100;

/**
 * Waits a moment for the work of a loader, then returns its promise. A quick result shows no skeleton,
 * and a slow one does not hold the page back.
 */
export async function deferIfSlow<Result extends object>(
  work: Promise<Result>,
): Promise<{ result: Result | Promise<Result> }> {
  const pause = new Promise<null>((resolve) => setTimeout(resolve, unnoticed, null));
  return { result: (await Promise.race([work, pause])) ?? work };
}
