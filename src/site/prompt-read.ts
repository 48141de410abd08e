import { type Read, requiredRead } from './required-read.ts';

/** Milliseconds. What is quicker should not flicker. */
const patience = 300;

/**
 * The answer itself if it comes at once, else the promise of it. With the answer in hand the new page
 * is complete when it appears: its title is announced, and Back finds its place on it.
 */
export async function promptRead<Value>(
  failure: string,
  read: () => Promise<Value>,
): Promise<{ read: Read<Value> | Promise<Read<Value>> }> {
  const answer = requiredRead(failure, read);
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  return { read: (await Promise.race([answer, late])) ?? answer };
}
