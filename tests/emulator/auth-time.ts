import { expect } from 'vitest';
import { setEmulatorClock } from '../../scripts/local/emulator-clock.ts';

/** When the person of an ID token signed in, in whole seconds. */
export function authTimeOf(token: string | null): number {
  const [, claims = ''] = String(token).split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).auth_time;
}

/** Waits until a new sign-in has a later time. The emulators' clock lags where the clock is set. */
export async function nextSecond(authTime: number): Promise<void> {
  await expect.poll(() => Math.floor((Date.now() - 500) / 1000)).toBeGreaterThan(authTime);
  await setEmulatorClock();
}
