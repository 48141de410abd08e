import { emulatorUrls } from './local-env.ts';
import { isClockSet } from './test-dates.ts';

/**
 * Tells the emulators the time of this process, where libfaketime sets it. They ask the kernel, where no library can set
 * it, so their clock stands still until they are told. That ends requests in flight with status 503.
 */
export async function setEmulatorClock(): Promise<void> {
  if (!isClockSet()) return;
  const answer = await fetch(`${emulatorUrls.auth}/v1/sessions/default/clock:advanceTo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ instant: new Date().toISOString() }),
  });
  if (!answer.ok) throw new Error(`The emulators’ clock: ${answer.status} ${await answer.text()}`);
}
