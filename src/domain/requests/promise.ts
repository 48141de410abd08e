/** The time by which the clinic answers a request: 24 hours, within opening hours. */
import { clinic } from '../clinic/clinic.ts';
import { dayNames, openingState } from '../clinic/opening-hours.ts';
import { addDays, clinicMoment } from '../time/clinic-day.ts';
import { timeLabel, wallClock } from '../time/wall-clock.ts';

const hour = 60 * 60 * 1000;
const quarterHour = hour / 4;

/**
 * The end of the promised hours, rounded down to a quarter hour. If the clinic is closed then: one hour after it
 * next opens. A clinic without opening hours promises the plain hours.
 */
export function promisedBy(receivedAt: Date): Date {
  const end = new Date(
    Math.floor((receivedAt.getTime() + clinic.promiseHours * hour) / quarterHour) * quarterHour,
  );
  const state = openingState(end, clinic.hours, clinic.timeZone);
  if (state.open || !state.opens) return end;
  const { date } = wallClock(end, clinic.timeZone);
  const opens = clinicMoment(addDays(date, state.opens.daysAhead), state.opens.time);
  return new Date(opens.getTime() + hour);
}

/** 'by Monday 10:00 AM', on the clinic's clock */
export function promiseText(by: Date): string {
  const { weekday, time } = wallClock(by, clinic.timeZone);
  return `by ${dayNames[weekday]} ${timeLabel(time)}`;
}
