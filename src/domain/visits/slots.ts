/** Quarter hours of a provider's time: which ones a visit takes, and which are free. */

import type { OpeningTimes, OpenSpan } from '../clinic/clinic.ts';
import { weekDay } from '../clinic/clinic-week.ts';
import { openSpansOn } from '../clinic/opening-hours.ts';
import type { WorkTime } from '../clinic/work-time.ts';
import { preferredTimes } from '../requests/appointment-request.ts';
import { addDays, clinicDate, clinicMoment } from '../time/clinic-day.ts';
import { quarterMs } from '../time/quarter.ts';
import { minuteOfDay, minutesAfter, timeOfDay, wallClock } from '../time/wall-clock.ts';
import { openFor } from './provider-time.ts';
import { freeFrom, type VisitTime } from './visit.ts';

/** Every visit starts on a quarter hour and lasts whole ones. */
export const quarterMinutes = 15;

const minuteMs = 60_000;

type Span = { startsAt: Date; endsAt: Date };
type Busy = Span & { buffer: number };

/** Quarter hours since 1970 that the span touches, in order. */
export function quartersOf({ startsAt, endsAt }: Span): number[] {
  const first = Math.floor(startsAt.getTime() / quarterMs);
  const end = Math.ceil(endsAt.getTime() / quarterMs);
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

/** Quarter hours that a visit and the buffer after it take. */
export const visitQuarters = (visit: Busy) => quartersOf(busy(visit));

/** Ids of the locks that a visit must hold, as firestore.rules compose them. */
export function lockIds(visit: Omit<VisitTime, 'status'>): string[] {
  return visitQuarters(visit).map((quarter) => `${quarter}_${visit.providerId}`);
}

/** Visits that only touch do not overlap. */
export function overlap(a: Span, b: Span): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

/** The time that a visit and its buffer take. */
function busy(visit: Busy): Span {
  return { startsAt: visit.startsAt, endsAt: freeFrom(visit) };
}

/** Why a time is unusual, as a warning for staff; null for a usual one. */
export function unusual(span: Span, clinic: OpeningTimes, now: Date): 'past' | 'closed' | null {
  if (span.startsAt < now) return 'past';
  return isOpenDuring(span, clinic) ? null : 'closed';
}

/** Whether the clinic is open from beginning to end. */
function isOpenDuring({ startsAt, endsAt }: Span, clinic: OpeningTimes): boolean {
  const { date, time } = wallClock(startsAt);
  const end = minuteOfDay(time) + (endsAt.getTime() - startsAt.getTime()) / minuteMs;
  return openSpansOn(date, clinic).some(({ from, to }) => from <= time && end <= minuteOfDay(to));
}

const allDay: OpenSpan = { from: '00:00', to: '24:00' };

const preferredSpans: Record<(typeof preferredTimes)[number], OpenSpan> = {
  'Morning (8AM-12PM)': { from: '08:00', to: '12:00' },
  'Afternoon (12PM-5PM)': { from: '12:00', to: '17:00' },
  'Evening (5PM-7PM)': { from: '17:00', to: '19:00' },
  'Any time': allDay,
};

/** The patient's preferred time as a span of the day; the whole day for anything else. */
export function preferredSpan(preferredTime: string): OpenSpan {
  const known = preferredTimes.find((time) => time === preferredTime);
  return known ? preferredSpans[known] : allDay;
}

type SlotSearch = {
  minutes: number;
  /** Minutes after the visit in which the provider has no other one. They may lie after closing time. */
  buffer: number;
  /** A choice of the request form, or ''. */
  preferredTime: string;
  /** The earliest start to offer. */
  from: Date;
  /** The provider's visits in these days. */
  taken: readonly Busy[];
  /** Days to look ahead, including the first. */
  days: number;
  clinic: OpeningTimes;
  /** Whose own hours and days off count; null for the clinic's hours. */
  provider?: WorkTime | null;
};

const offered = 3;

/** Starts of the first three free spans within preferred, opening and own hours; they do not overlap. */
export function freeSlots({
  minutes,
  buffer,
  preferredTime,
  from,
  taken,
  days,
  clinic,
  provider = null,
}: SlotSearch): Date[] {
  const preferred = preferredSpan(preferredTime);
  const first = clinicDate(from);
  const found: Date[] = [];
  for (let ahead = 0; ahead < days; ahead++) {
    const date = addDays(first, ahead);
    for (const open of openFor(provider, weekDay(date, clinic))) {
      const end = Math.min(minuteOfDay(open.to), minuteOfDay(preferred.to)) - minutes;
      let minute = Math.max(minuteOfDay(open.from), minuteOfDay(preferred.from));
      while (minute <= end) {
        const startsAt = clinicMoment(date, timeOfDay(minute));
        const slot = busy({ startsAt, endsAt: minutesAfter(startsAt, minutes), buffer });
        const isFree = startsAt >= from && !taken.some((other) => overlap(slot, busy(other)));
        if (isFree && found.push(startsAt) === offered) return found;
        minute += isFree ? minutes + buffer : quarterMinutes;
      }
    }
  }
  return found;
}
