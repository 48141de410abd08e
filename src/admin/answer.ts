/** What was read, or that it could not be: a failed read is an answer, so that no screen goes for it. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false };

/** Never rejects. */
export async function answerOf<Value>(work: Promise<Value>): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await work };
  } catch {
    // The page says so where the value would be.
    return { ok: false };
  }
}
