import { report } from '#data/problems/report.ts';

/** What was read, or that it could not be: a failed read is an answer, so that no screen goes for it. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false };

/** Never rejects. `failed` says in fixed words what could not be read. */
export async function answerOf<Value>(
  work: Promise<Value>,
  failed: string,
): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    report(error, failed);
    return { ok: false };
  }
}
