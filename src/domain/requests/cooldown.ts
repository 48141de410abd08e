/** Milliseconds between two accepted submissions of one form. */
export const cooldownMs = 60_000;

/**
 * Milliseconds still to wait, 0 when free to submit. Both times in epoch milliseconds. A last
 * success in the future (the clock was put back) or an unreadable one holds nobody up.
 */
export function cooldownLeft(lastSuccess: number | null, now: number): number {
  if (lastSuccess === null || !(lastSuccess <= now)) return 0;
  return Math.max(0, lastSuccess + cooldownMs - now);
}
