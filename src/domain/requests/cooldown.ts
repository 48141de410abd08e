/** Milliseconds between two accepted submissions of one form. */
export const cooldownMs = 60_000;

/**
 * Milliseconds left to wait, 0 when free to submit. Both times in epoch milliseconds. A last success that is
 * unreadable or in the future (the clock was put back) blocks no one.
 */
export function cooldownLeft(lastSuccess: number | null, now: number): number {
  if (lastSuccess === null || !(lastSuccess <= now)) return 0;
  return Math.max(0, lastSuccess + cooldownMs - now);
}
