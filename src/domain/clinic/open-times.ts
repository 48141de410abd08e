/** When the clinic is open, as moments. Exact on days on which clocks change. */
import { addDays, clinicDate, dayOf } from '../time/clinic-day.ts';
import { minuteOfDay, wallClock } from '../time/wall-clock.ts';
import type { OpeningTimes, OpenSpan } from './clinic.ts';
import { openSpansOn } from './opening-hours.ts';

/** In milliseconds since 1970. */
type OpenTime = { from: number; to: number };

const minute = 60_000;
const hour = 60 * minute;

export function openTimes(from: Date, to: Date, clinic: OpeningTimes): OpenTime[] {
  const open: OpenTime[] = [];
  for (let date = clinicDate(from); date <= clinicDate(to); date = addDays(date, 1)) {
    for (const time of openTimesOn(date, clinic)) {
      const part = {
        from: Math.max(time.from, from.getTime()),
        to: Math.min(time.to, to.getTime()),
      };
      if (part.from < part.to) open.push(part);
    }
  }
  return open;
}

const known = new WeakMap<OpeningTimes, Map<string, OpenTime[]>>();

/** Cached: hundreds of requests wait over the same days. */
export function openTimesOn(date: string, clinic: OpeningTimes): OpenTime[] {
  const days = known.get(clinic) ?? new Map<string, OpenTime[]>();
  known.set(clinic, days);
  const times = days.get(date) ?? timesIn(date, openSpansOn(date, clinic));
  days.set(date, times);
  return times;
}

/**
 * Spans of a day as moments. Goes through the day by its real hours: clocks skip one in spring and show one twice in fall.
 * They are asked on those two days alone, since that is slow.
 */
export function timesIn(date: string, spans: readonly OpenSpan[]): OpenTime[] {
  const times: OpenTime[] = [];
  if (spans.length === 0) return times;
  const day = dayOf(date);
  const midnight = day.from.getTime();
  const clocksChange = day.to.getTime() - midnight !== 24 * hour;
  for (let start = midnight; start < day.to.getTime(); start += hour) {
    const shown = clocksChange
      ? minuteOfDay(wallClock(new Date(start)).time)
      : (start - midnight) / minute;
    for (const span of spans) {
      const from = start + Math.max(minuteOfDay(span.from) - shown, 0) * minute;
      const to = start + Math.min(minuteOfDay(span.to) - shown, 60) * minute;
      const last = times.at(-1);
      if (from >= to) continue;
      if (last?.to === from) last.to = to;
      else times.push({ from, to });
    }
  }
  return times;
}
