import type ICAL from 'ical.js';
import { clinicDate, dayOf } from '#domain/time/clinic-day.ts';
import { timeZone } from '#domain/time/wall-clock.ts';
import { quartersOf } from '#domain/visits/slots.ts';

type Range = { from: Date; to: Date };

/** ignored: events whose end is before their start. */
export type Busy = { quarters: ReadonlySet<number>; ignored: number };

/** Steps of all rules of repetition together: a rule for each second would have no end. */
const mostSteps = 50_000;

/** Loaded with the first calendar: a quarter of what the function would load at its start. */
let ical: typeof ICAL;

/**
 * The quarter hours of a calendar file that an event touches. No text of the file is in the answer, and none in an error.
 * Throws for what is no calendar, or for an unknown zone.
 */
export async function busyQuarters(text: string, range: Range): Promise<Busy> {
  ({ default: ical } = await import('ical.js'));
  const calendar = new ical.Component(parsed(text));
  if (calendar.name !== 'vcalendar') throw new TypeError('no calendar');
  // A zone without a rule would be UTC: its name tells more.
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    if (zone.getAllSubcomponents().length === 0) calendar.removeSubcomponent(zone);
  }
  const found = { quarters: new Set<number>(), ignored: 0, steps: 0, range };
  for (const { events, exceptions } of series(calendar)) {
    const [master] = events;
    for (const event of [...events.slice(1), ...exceptions]) addEvent(event, found);
    if (master) addSeries(master, exceptions, found);
  }
  for (const free of calendar.getAllSubcomponents('vfreebusy')) addFreeBusy(free, found);
  return { quarters: found.quarters, ignored: found.ignored };
}

type Found = { quarters: Set<number>; ignored: number; steps: number; range: Range };

function parsed(text: string) {
  try {
    return ical.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // Its message quotes the file.
    throw new TypeError('no calendar');
  }
}

/** Events by their UID: those of a series, and the exceptions from it. */
function series(calendar: ICAL.Component) {
  const byId = new Map<string, { events: ICAL.Component[]; exceptions: ICAL.Component[] }>();
  for (const event of calendar.getAllSubcomponents('vevent')) {
    const id = String(event.getFirstPropertyValue('uid') ?? byId.size);
    const group = byId.get(id) ?? { events: [], exceptions: [] };
    (event.hasProperty('recurrence-id') ? group.exceptions : group.events).push(event);
    byId.set(id, group);
  }
  return byId.values();
}

function isBusy(event: ICAL.Component): boolean {
  const text = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return text('status') !== 'CANCELLED' && text('transp') !== 'TRANSPARENT';
}

function addEvent(event: ICAL.Component, found: Found): void {
  if (!isBusy(event)) return;
  const { startDate, endDate } = new ical.Event(event, { exceptions: [] });
  addSpan(momentsOf(event)(startDate), momentsOf(event, 'dtend')(endDate), found);
}

function addSeries(master: ICAL.Component, exceptions: ICAL.Component[], found: Found): void {
  if (!isBusy(master)) return;
  prepareRules(master, found);
  const further = exceptions.filter(
    (each) => each.getFirstProperty('recurrence-id')?.getParameter('range') === 'THISANDFUTURE',
  );
  const event = new ical.Event(master, { exceptions: further });
  if (!event.isRecurring()) {
    // An exception may replace the one date that there is.
    if (exceptions.length === 0) addEvent(master, found);
    return;
  }
  const momentOf = momentsOf(master);
  const endOf = momentsOf(master, 'dtend');
  const replaced = new Set(
    [
      ...exceptions.map((each) => each.getFirstProperty('recurrence-id')),
      // The library knows those alone that are written like the first date.
      ...master.getAllProperties('exdate'),
    ].flatMap((each) =>
      ((each?.getValues() ?? []) as ICAL.Time[]).map((time) =>
        momentsIn(master, each)(time).getTime(),
      ),
    ),
  );
  // The library leaves out the first date of a series without a rule.
  if (!master.hasProperty('rrule') && !replaced.has(momentOf(event.startDate).getTime())) {
    addSpan(momentOf(event.startDate), endOf(event.endDate), found);
  }
  const dates = event.iterator();
  for (let next = dates.next(); next; next = dates.next()) {
    if (++found.steps > mostSteps) throw new RangeError('too many repetitions');
    const planned = momentOf(next);
    if (replaced.has(planned.getTime())) continue;
    // By the last exception that counts from its date on, which may be earlier than planned.
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    const startsAt = momentOf(startDate);
    if (planned >= found.range.to && startsAt >= found.range.to) return;
    if (isBusy(item.component)) addSpan(startsAt, endOf(endDate), found);
  }
}

/** What the library reads in another way than calendars mean it. */
function prepareRules(master: ICAL.Component, found: Found): void {
  const start = master.getFirstPropertyValue('dtstart') as ICAL.Time | null;
  const momentOf = momentsOf(master);
  for (const rule of master.getAllProperties('rrule')) {
    const recurrence = rule.getFirstValue() as ICAL.Recur;
    const { until } = recurrence;
    if (!until || !start || start.isDate) continue;
    if (until.isDate) {
      // A last day counts whole.
      until.isDate = false;
      until.adjust(0, 23, 59, 59);
    } else if (until.zone === ical.Timezone.utcTimezone && isFloating(start)) {
      // Compared with clocks of the zone.
      const shown = until.clone();
      shown.zone = ical.Timezone.localTimezone;
      until.adjust(0, 0, 0, until.toUnixTime() - momentOf(shown).getTime() / 1000);
    }
  }
  for (const property of master.getAllProperties('rdate')) {
    if (property.type !== 'period') continue;
    addPeriods(property, found, momentsOf(master));
    master.removeProperty(property);
  }
}

function addFreeBusy(component: ICAL.Component, found: Found): void {
  for (const property of component.getAllProperties('freebusy')) {
    if (property.getParameter('fbtype') !== 'FREE') {
      addPeriods(property, found, (time) => time.toJSDate());
    }
  }
}

function addPeriods(property: ICAL.Property, found: Found, momentOf: MomentOf): void {
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

type MomentOf = (time: ICAL.Time) => Date;

/** Turns times of an event into moments. A time without a zone is the clinic's; so is a day. */
function momentsOf(event: ICAL.Component, property: 'dtstart' | 'dtend' = 'dtstart'): MomentOf {
  return momentsIn(event, event.getFirstProperty(property) ?? event.getFirstProperty('dtstart'));
}

/** The same for one line of an event, which may have a zone of its own. */
function momentsIn(event: ICAL.Component, line: ICAL.Property | null): MomentOf {
  const zone = line?.getParameter('tzid');
  const name = typeof zone === 'string' && !event.getTimeZoneByID(zone) ? zoneOf(zone) : timeZone;
  return (time) => {
    if (time.isDate) return dayOf(time.toString().slice(0, 10)).from;
    return isFloating(time) ? momentIn(name, time) : new Date(time.toUnixTime() * 1000);
  };
}

const isFloating = (time: ICAL.Time) => time.zone === ical.Timezone.localTimezone;

/** What Outlook calls the zones of the continental US. */
const windowsZones: Record<string, string> = {
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': timeZone,
  'US Mountain Standard Time': 'America/Phoenix',
  'Pacific Standard Time': 'America/Los_Angeles',
};

/** The name as the tz database has it: 'America/Denver' of '/mozilla.org/20050126_1/America/Denver'. */
const zoneOf = (name: string) => windowsZones[name] ?? name.replace(/^\/.*\/(?=[^/]+\/[^/]+$)/, '');

/** The moment when clocks of a zone show a time; throws for an unknown zone. */
function momentIn(zone: string, time: ICAL.Time): Date {
  const { year, month, day, hour, minute, second } = time;
  const asIfUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  const near = asIfUtc - offsetAt(zone, asIfUtc);
  return new Date(asIfUtc - offsetAt(zone, near));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds from UTC. */
function offsetAt(zone: string, moment: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(zone, format);
  const seconds = Math.floor(moment / 1000) * 1000;
  return Date.parse(`${format.format(seconds).replace(' ', 'T')}Z`) - seconds;
}

/** The days from today on for which a feed is read. */
export function feedRange(now: Date, days: number): Range {
  const { from } = dayOf(clinicDate(now));
  return { from, to: new Date(from.getTime() + (days + 1) * 86_400_000) };
}
