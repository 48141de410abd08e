/** Time zones by the names that calendar programs write, and what clocks there show. */
import type ICAL from 'ical.js';
import { quarterMs } from '#domain/time/quarter.ts';
import { timeZone } from '#domain/time/wall-clock.ts';

const usZones: Record<string, string> = {
  ...{ Eastern: 'America/New_York', Central: 'America/Chicago' },
  ...{ Mountain: timeZone, Pacific: 'America/Los_Angeles' },
};
/** As Outlook names them: 'Mountain Standard Time', '(UTC-07:00) Mountain Time (US & Canada)'. */
const usName =
  /^(?:\(.*\) )?(Eastern|Central|Mountain|Pacific) (?:Standard |Daylight )?Time(?: \(US.*)?$/;
const utcName = /^(?:Z|tzone:.*\/Utc|(?:\(.*\) )?Coordinated Universal Time)$/;
const areas =
  'Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific|US';
/** Before a name, as in '/mozilla.org/20050126_1/America/Denver'. */
const maker = new RegExp(`^/.*/(?=(?:${areas})/)`);

/** The name as the tz database has it. */
export function zoneOf(tzid: string): string {
  const name = tzid.trim();
  const [, us = ''] = usName.exec(name) ?? [];
  if (name === 'US Mountain Standard Time') return 'America/Phoenix';
  return usZones[us] ?? (utcName.test(name) ? 'UTC' : name.replace(maker, ''));
}

/** 'America/Denver', but not the 'Mountain Standard Time' that a computer may keep in summer, too. */
export function isPlace(tzid: string): boolean {
  if (!tzid.includes('/')) return false;
  try {
    return offsetAt(zoneOf(tzid), 0) !== undefined;
  } catch {
    // The name of no place.
    return false;
  }
}

export const asIfUtc = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

const day = 86_400_000;

/**
 * The moment when clocks of a zone show a time: the first one if they show it twice, and by the clocks before if they skip
 * it. Throws for an unknown zone.
 */
export function momentIn(zone: string, time: ICAL.Time): Date {
  const shown = asIfUtc(time);
  const [first, second] = [
    shown - offsetAt(zone, shown - day),
    shown - offsetAt(zone, shown + day),
  ];
  const isShown = (moment: number) => moment + offsetAt(zone, moment) === shown;
  return new Date(first === second || isShown(first) || !isShown(second) ? first : second);
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Of one calendar: by zone and quarter hour. The clocks of no zone change within one. */
const offsets = new Map<string, number>();

function offsetAt(zone: string, moment: number): number {
  const key = `${zone} ${Math.floor(moment / quarterMs)}`;
  const offset = offsets.get(key) ?? readOffset(zone, moment);
  offsets.set(key, offset);
  return offset;
}

/** Milliseconds from UTC. */
function readOffset(zone: string, moment: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(zone, format);
  const seconds = Math.floor(moment / 1000) * 1000;
  return Date.parse(`${format.format(seconds).replace(' ', 'T')}Z`) - seconds;
}

/** Before the next calendar: they are kept for one. */
export const forgetOffsets = () => offsets.clear();
