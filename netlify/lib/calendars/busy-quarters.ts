import type ICAL from 'ical.js';
import { clinicDate, dayOf } from '#domain/time/clinic-day.ts';
import { timeZone } from '#domain/time/wall-clock.ts';
import { quartersOf } from '#domain/visits/slots.ts';
import { calendarLines } from './calendar-lines.ts';
import { asIfUtc, forgetOffsets, isPlace, momentIn, zoneOf } from './calendar-zones.ts';
import { forgetSteps, mendIterator } from './mend-iterator.ts';

type Range = { from: Date; to: Date };

/** ignored: events whose end is before their start, or that have none. */
export type Busy = { quarters: ReadonlySet<number>; ignored: number };

/** Of a rule. The library counts the days of one interval one by one. */
const longestInterval = 1000;

/** Loaded with the first calendar: a quarter of what the function would load at its start. */
let ical: typeof ICAL;

/**
 * The quarter hours of a calendar file that an event touches. No text of the file is in the answer, and none in an error.
 * Throws for what is no calendar, or for an unknown zone.
 */
export async function busyQuarters(text: string, range: Range): Promise<Busy> {
  try {
    return await read(text, range);
  } catch {
    // Its message quotes the file.
    throw new TypeError('no calendar');
  }
}

async function read(text: string, range: Range): Promise<Busy> {
  const { default: library } = await import('ical.js');
  // Two calendars may wait for it at once.
  if (!ical) {
    ical = library;
    mendIterator(library.RecurIterator);
  }
  forgetSteps();
  forgetOffsets();
  const calendar = new ical.Component(ical.parse(calendarLines(text)));
  if (calendar.name !== 'vcalendar') throw new TypeError('no calendar');
  // Its name tells more: a zone without a rule would be UTC, and some programs describe this year's alone, or one before 2007.
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const name = String(zone.getFirstPropertyValue('tzid'));
    if (isPlace(name) || zone.getAllSubcomponents().length === 0) calendar.removeSubcomponent(zone);
  }
  knowZones(calendar);
  const found = { quarters: new Set<number>(), ignored: 0, range };
  for (const { events, exceptions } of series(calendar, found)) {
    for (const event of exceptions) addEvent(event, found);
    const replaced = datesIn(exceptions);
    // Some programs give all events one UID.
    for (const master of events) addSeries(master, exceptions, replaced, found);
  }
  for (const free of calendar.getAllSubcomponents('vfreebusy')) addFreeBusy(free, found);
  return { quarters: found.quarters, ignored: found.ignored };
}

type Dates = Pick<ICAL.Event, 'startDate' | 'endDate'>;

type Found = { quarters: Set<number>; ignored: number; range: Range };

/**
 * Events by their UID: those of a series, and the exceptions from it. One without a start takes no time; where it is an exception,
 * the planned date stays.
 */
function series(calendar: ICAL.Component, found: Found) {
  const byId = new Map<string, { events: ICAL.Component[]; exceptions: ICAL.Component[] }>();
  for (const event of calendar.getAllSubcomponents('vevent')) {
    if (!event.hasProperty('dtstart') && isBusy(event)) {
      found.ignored++;
      continue;
    }
    const id = String(event.getFirstPropertyValue('uid') ?? byId.size);
    const group = byId.get(id) ?? { events: [], exceptions: [] };
    (event.hasProperty('recurrence-id') ? group.exceptions : group.events).push(event);
    byId.set(id, group);
  }
  return byId.values();
}

function isBusy(event: ICAL.Component): boolean {
  const text = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return !/^CANCELL?ED$/.test(text('status')) && text('transp') !== 'TRANSPARENT';
}

function addEvent(event: ICAL.Component, found: Found): void {
  if (isBusy(event)) addDates(new ical.Event(event, { exceptions: [] }), found);
}

/** A day counts whole also where its end is not after it, as in other calendars. */
function addDates(dates: Dates, found: Found): void {
  const startsAt = momentOf(dates.startDate);
  const endsAt = endOf(dates, startsAt);
  if (!dates.startDate.isDate || endsAt > startsAt) addSpan(startsAt, endsAt, found);
  else addSpan(startsAt, dayOf(dayName(dates.startDate)).to, found);
}

/** A start in the hour that clocks skip is as long before its end as it is by the clocks. */
function endOf({ startDate, endDate }: Dates, startsAt: Date): Date {
  const endsAt = momentOf(endDate);
  const length = asIfUtc(endDate) - asIfUtc(startDate);
  const isSkipped = endsAt < startsAt && length > 0 && startDate.zone === endDate.zone;
  return isSkipped ? new Date(startsAt.getTime() + length) : endsAt;
}

/** The planned dates that these leave out. */
function datesIn(components: readonly ICAL.Component[]): ReadonlySet<string | number> {
  const lines = components.flatMap((each) =>
    ['recurrence-id', 'exdate'].flatMap((name) => each.getAllProperties(name)),
  );
  return new Set(lines.flatMap((line) => (line.getValues() as ICAL.Time[]).map(dateKey)));
}

/** others: dates that exceptions replace. */
function addSeries(
  master: ICAL.Component,
  exceptions: ICAL.Component[],
  others: ReadonlySet<string | number>,
  found: Found,
): void {
  if (!isBusy(master)) return;
  prepareRules(master, found);
  const further = exceptions.filter(
    (each) => each.getFirstProperty('recurrence-id')?.getParameter('range') === 'THISANDFUTURE',
  );
  const own = datesIn([master]);
  const isReplaced = (date: ICAL.Time) =>
    keysOf(date).some((key) => own.has(key) || others.has(key));
  // The library gives up after 500 of them in a row.
  master.removeAllProperties('exdate');
  for (const each of further) inZoneOf(master, each);
  const event = new ical.Event(master, { exceptions: further });
  // The library leaves out a first date that no rule has. Programs differ: Google counts it beside COUNT, others as one of
  // it or not at all. It is busy, and so is each date of the rule.
  if (!isReplaced(event.startDate)) addDates(event, found);
  if (!event.isRecurring()) return;
  const dates = event.iterator(further.length > 0 ? undefined : lateStart(event, found.range));
  for (let next = dates.next(); next; next = dates.next()) {
    if (isReplaced(next)) continue;
    // By the last exception that counts from its date on, which may be earlier than planned.
    const occurrence = event.getOccurrenceDetails(next);
    const { to } = found.range;
    if (momentOf(next) >= to && momentOf(occurrence.startDate) >= to) return;
    if (isBusy(occurrence.item.component)) addDates(occurrence, found);
  }
}

/**
 * A date shortly before the range from which the rule has the same dates as from its start. The library would count the days of
 * many years one by one.
 */
function lateStart(event: ICAL.Event, { from }: Range): ICAL.Time {
  const start = event.startDate.clone();
  const [rule, ...more] = event.component
    .getAllProperties('rrule')
    .map((line) => line.getFirstValue() as ICAL.Recur);
  const length = Math.abs(event.duration.toSeconds()) / 86_400;
  const days = Math.floor((from.getTime() - asIfUtc(start)) / 86_400_000 - length - 2);
  if (!rule || more.length > 0 || rule.count || days < 0) return start;
  const { freq, interval } = rule;
  if (freq === 'DAILY') start.adjust(days - (days % interval), 0, 0, 0);
  else if (freq === 'WEEKLY') start.adjust(days - (days % (7 * interval)), 0, 0, 0);
  else if (freq === 'MONTHLY' || freq === 'YEARLY') {
    const years = Math.floor(days / 366);
    // By leap years.
    start.year += years - (years % (4 * interval));
  }
  return start;
}

/** The library takes the distance between a planned start and the new one by the clocks of each. */
function inZoneOf(master: ICAL.Component, exception: ICAL.Component): void {
  const { zone } = master.getFirstPropertyValue('dtstart') as ICAL.Time;
  for (const line of ['recurrence-id', 'dtstart'].map((name) => exception.getFirstProperty(name))) {
    const time = line?.getFirstValue() as ICAL.Time | undefined;
    if (zone && time && !time.isDate) line?.setValue(time.convertToZone(zone));
  }
}

const dayName = (time: ICAL.Time) => time.toString().slice(0, 10);

/** The same for a date however it is written; the name of a day that was left out whole. */
const dateKey = (time: ICAL.Time) => (time.isDate ? dayName(time) : momentOf(time).getTime());

/** A day may be left out as its midnight, of UTC, too. */
function keysOf(date: ICAL.Time): (string | number)[] {
  const day = dayName(date);
  return [momentOf(date).getTime(), day, ...(date.isDate ? [Date.parse(day)] : [])];
}

/** What the library reads in another way than calendars mean it. */
function prepareRules(master: ICAL.Component, found: Found): void {
  const start = master.getFirstPropertyValue('dtstart') as ICAL.Time;
  for (const rule of master.getAllProperties('rrule')) {
    const { until, interval } = rule.getFirstValue() as ICAL.Recur;
    if (interval > longestInterval) throw new RangeError('too long an interval');
    if (!until || start.isDate) continue;
    if (until.isDate) {
      // A last day counts whole.
      until.isDate = false;
      until.adjust(0, 23, 59, 59);
    }
    if (isFloating(until)) until.zone = start.zone;
  }
  for (const property of master.getAllProperties('rdate')) {
    if (property.type !== 'period') continue;
    addPeriods(property, found);
    master.removeProperty(property);
  }
}

function addFreeBusy(component: ICAL.Component, found: Found): void {
  for (const property of component.getAllProperties('freebusy')) {
    if (property.getParameter('fbtype') !== 'FREE') addPeriods(property, found);
  }
}

function addPeriods(property: ICAL.Property, found: Found): void {
  for (const period of property.getValues() as ICAL.Period[]) {
    addSpan(momentOf(period.start), momentOf(period.getEnd()), found);
  }
}

function addSpan(startsAt: Date, endsAt: Date, found: Found): void {
  const { quarters, range } = found;
  if (Number.isNaN(startsAt.getTime()) || Number.isNaN(endsAt.getTime())) {
    throw new TypeError('no time');
  }
  if (endsAt < startsAt) {
    found.ignored++;
    return;
  }
  const from = startsAt > range.from ? startsAt : range.from;
  const to = endsAt < range.to ? endsAt : range.to;
  // An event without a length touches the quarter in which it is.
  const end = startsAt.getTime() === endsAt.getTime() ? new Date(to.getTime() + 1) : to;
  for (const quarter of quartersOf({ startsAt: from, endsAt: end })) quarters.add(quarter);
}

/** A day is the clinic's. So is a time without a zone that the library has made. */
function momentOf(time: ICAL.Time): Date {
  if (time.isDate) return dayOf(dayName(time)).from;
  return isFloating(time) ? momentIn(timeZone, time) : new Date(time.toUnixTime() * 1000);
}

const isFloating = (time: ICAL.Time) => time.zone === ical.Timezone.localTimezone;

const timeLines = ['dtstart', 'dtend', 'recurrence-id', 'rdate', 'exdate', 'freebusy'];

/** Zones that the file doesn't describe are known by their names; throws for an unknown one. A time without a zone is the clinic's. */
function knowZones(calendar: ICAL.Component): void {
  const described = calendar.getTimeZoneByID.bind(calendar);
  const named = new Map<string, ICAL.Timezone>();
  calendar.getTimeZoneByID = (name) => {
    const zone = described(name) ?? named.get(name) ?? namedZone(name);
    named.set(name, zone);
    return zone;
  };
  for (const component of [
    ...calendar.getAllSubcomponents('vevent'),
    ...calendar.getAllSubcomponents('vfreebusy'),
  ]) {
    for (const line of timeLines.flatMap((name) => component.getAllProperties(name))) {
      if (!line.getParameter('tzid')) line.setParameter('tzid', timeZone);
    }
  }
}

function namedZone(tzid: string): ICAL.Timezone {
  const name = zoneOf(tzid);
  return Object.assign(new ical.Timezone({ tzid }), {
    utcOffset: (time: ICAL.Time) => (asIfUtc(time) - momentIn(name, time).getTime()) / 1000,
  });
}

/** The days from today on for which a feed is read. */
export function feedRange(now: Date, days: number): Range {
  const { from } = dayOf(clinicDate(now));
  return { from, to: new Date(from.getTime() + (days + 1) * 86_400_000) };
}
