import { emulatorUrls } from '../scripts/local/local-env.ts';

/** A new start takes 0.6 s, because the emulator reads the rules again. Lower and higher numbers are slower. */
const wipesBetween = 200;

let wipes = 0;

/**
 * For before a wipe. Google's emulator keeps deleted documents, and each query looks through all of them. A new start
 * forgets them. The emulator then has the rules that it was started with.
 */
export async function dropHistory(): Promise<void> {
  wipes += 1;
  if (!process.env.ON_GOOGLE || wipes % wipesBetween !== 0) return;
  const answer = await fetch(`${emulatorUrls.firestore}/reset`, { method: 'POST' });
  if (!answer.ok) throw new Error(`POST /reset: ${answer.status} ${await answer.text()}`);
}
