import { report } from './problems/report.ts';

/** The value of a read, or a message for people why it is missing. */
export type Settled<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** Never rejects. Reports the error; people read `failure`, which must be fixed words. */
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
