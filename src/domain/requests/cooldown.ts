/** Milliseconds between two accepted submissions of one form. */
export const cooldownMs = 60_000;

/** The post's new cover, from choosing the file to the upload; saving the post uploads it first. */
export function cooldownLeft(lastSuccess: number | null, now: number): number {
  if (lastSuccess === null || !(lastSuccess <= now)) return 0;
  return Math.max(0, lastSuccess + cooldownMs - now);
}
