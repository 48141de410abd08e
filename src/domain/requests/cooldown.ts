/** Milliseconds between two accepted submissions of one form. */
export const cooldownMs = 60_000;

/** Milliseconds until the form may be sent again; 0: now. An unreadable time, or one ahead, delays nothing. */
export function cooldownLeft(lastSuccess: number | null, now: number): number {
  if (lastSuccess === null || !(lastSuccess <= now)) return 0;
  return Math.max(0, lastSuccess + cooldownMs - now);
}
