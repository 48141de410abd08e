/** The time that a request asked for and that could not be held, and why. */
import { storedDate, storedMap } from '../stored-value.ts';

const reasons = {
  taken: 'The time was taken.',
  full: 'The day has as many unconfirmed holds as you allow.',
  another: 'This patient has another time held.',
  none: 'No time could be held online.',
  outside: 'The other calendar couldn’t be read, so nobody knows whether the time is free.',
} as const;

export type WantedTime = { startsAt: Date; why: keyof typeof reasons };

export const wantedReason = ({ why }: WantedTime) => reasons[why];

/** Reads a stored map; null for none. */
export function wantedTimeFrom(stored: unknown): WantedTime | null {
  const { startsAt: at, why } = storedMap(stored) ?? {};
  const startsAt = storedDate(at);
  const known = (Object.keys(reasons) as WantedTime['why'][]).find((each) => each === why);
  return startsAt && known ? { startsAt, why: known } : null;
}
