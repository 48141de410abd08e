import { emulatorUrls } from './local-env.ts';
import { isClockSet } from './test-dates.ts';

/** Milliseconds by which the emulators may lag: SDKs wait longer after each step that ends their requests. */
const lag = 1000;

let toldAt = 0;

/**
 * Tells the emulators the time of this process, where libfaketime sets it. They ask the kernel, where no library can set
 * it, so their clock stands still until they are told. That ends requests in flight with status 503.
 */
export async function setEmulatorClock(): Promise<void> {
  const now = Date.now();
  if (!isClockSet() || now - toldAt < lag) return;
  toldAt = now;
  const answer = await fetch(`${emulatorUrls.auth}/v1/sessions/default/clock:advanceTo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ instant: new Date(now).toISOString() }),
  });
  if (!answer.ok) throw new Error(`The emulators’ clock: ${answer.status} ${await answer.text()}`);
}
