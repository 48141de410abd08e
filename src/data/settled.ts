import { report } from './problems/report.ts';

/** What was read, or a message for people that says why it is not there. */
export type Settled<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** Never rejects. Reports the error; `failure`, in fixed words, is what people read. */
export async function settled<Value>(
  work: Promise<Value>,
  failure: string,
): Promise<Settled<Value>> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    report(error, failure);
    return { ok: false, message: failure };
  }
}
