import { report } from './problems/report.ts';

/** The value of a read, or a message for people why it is missing. */
export type Settled<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** Whether it is a `Settled` without its value. */
export function isFailed(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
}

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
