/** A hold: a visit that its patient has chosen, and that staff have not confirmed. It lapses by itself. */
import type { BookingSettings } from '../clinic/booking-settings.ts';
import { type PromisingClinic, promisedBy } from '../requests/promise.ts';
import { minutesAfter } from '../time/wall-clock.ts';

/** Minutes after the promised call. */
const spareMinutes = 30;

/** Until when a time is held: never beyond its start. */
export function holdEnd(
  sentAt: Date,
  startsAt: Date,
  clinic: PromisingClinic,
  { holdMinutes }: Pick<BookingSettings, 'holdMinutes'>,
): Date {
  const end =
    holdMinutes === null
      ? minutesAfter(promisedBy(sentAt, clinic), spareMinutes)
      : minutesAfter(sentAt, holdMinutes);
  return end < startsAt ? end : startsAt;
}
