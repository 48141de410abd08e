/** Milliseconds that nobody notices. */
const unnoticed = 100;

/**
 * For loaders that serve <Await>: waits a moment for the work, then hands on the promise itself, so that
 * a quick answer comes without a flash of the skeleton and a slow one does not hold the page back.
 */
export async function brieflyAwaited<Result extends object>(
  work: Promise<Result>,
): Promise<{ result: Result | Promise<Result> }> {
  const pause = new Promise<null>((resolve) => setTimeout(resolve, unnoticed, null));
  return { result: (await Promise.race([work, pause])) ?? work };
}
