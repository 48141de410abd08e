/** What a page is about, or the words that say why it did not come. */
export type Read<Value> = { ok: true; value: Value } | Failure;

export type Failure = { ok: false; message: string };

/**
 * A read that the page is about. It never rejects, since nobody listens until the page is on screen;
 * `failure` stands in where the error has no words of its own.
 */
export async function requiredRead<Value>(
  failure: string,
  read: () => Promise<Value>,
): Promise<Read<Value>> {
  try {
    return { ok: true, value: await read() };
  } catch (error) {
    return { ok: false, message: (error instanceof Error && error.message) || failure };
  }
}
