/** A visit as a calendar file (RFC 5545). The file may be seen by anyone, so it holds no health detail. */

import { type CalendarTexts, calendarTexts } from '#words/calendar-entry.ts';
import { addressLine, cityLine } from '../clinic/address-lines.ts';
import type { Clinic } from '../clinic/clinic.ts';
import { siteHost } from '../clinic/site-host.ts';
import { timeZone, wallClock } from '../time/wall-clock.ts';
import type { Visit, VisitStatus } from './visit.ts';

/** The zone's rules since 2007: clocks change on a Sunday in March and in November. */
const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:-0700',
  'TZOFFSETTO:-0600',
  'TZNAME:MDT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:-0600',
  'TZOFFSETTO:-0700',
  'TZNAME:MST',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const statuses: Record<VisitStatus, string> = {
  held: 'TENTATIVE',
  scheduled: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  arrived: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
  no_show: 'CANCELLED',
};

type IcsVisit = Pick<Visit, 'id' | 'startsAt' | 'endsAt' | 'sequence' | 'updatedAt' | 'status'>;

/** CANCEL takes a visit off calendars, from the organizer who sent it: only a clinic with an email can be one. */
export function icsMethod({ status }: Pick<Visit, 'status'>, { email }: Pick<Clinic, 'email'>) {
  return statuses[status] === 'CANCELLED' && email ? 'CANCEL' : 'PUBLISH';
}

/** The whole file, with alarms a day and two hours before a visit ahead. A higher sequence replaces the earlier. */
export function visitIcs(
  { id, startsAt, endsAt, status, sequence, updatedAt }: IcsVisit,
  clinic: Clinic,
  now: Date,
  texts: CalendarTexts = calendarTexts,
): string {
  const { name, address, email } = clinic;
  const title = texts.title(name);
  const at = isInDoubledHour(startsAt) || isInDoubledHour(endsAt) ? atUtc : atLocal;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Schedule//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${icsMethod({ status }, clinic)}`,
    ...zone,
    'BEGIN:VEVENT',
    `UID:${id}@${siteHost(clinic)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    `LAST-MODIFIED:${utc(updatedAt)}`,
    `DTSTART${at(startsAt)}`,
    `DTEND${at(endsAt)}`,
    ...(email ? [`ORGANIZER;CN="${name.replaceAll('"', "'")}":mailto:${email}`] : []),
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped([name, addressLine(address)].filter(Boolean).join(', '))}`,
    `DESCRIPTION:${escaped(description(clinic, texts))}`,
    `STATUS:${statuses[status]}`,
    ...(statuses[status] === 'CANCELLED'
      ? []
      : [...alarm('-P1D', title), ...alarm('-PT2H', title)]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function description({ phone, address }: Clinic, texts: CalendarTexts): string {
  const questions = phone && texts.questions(phone);
  return [questions, address.street, cityLine(address)].filter(Boolean).join('\n');
}

/** before: an RFC 5545 duration. */
function alarm(before: string, title: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${before}`,
    'END:VALARM',
  ];
}

/** 'appointment-2026-11-18.ics', dated on the clinic's calendar. */
export function icsFileName(
  { startsAt }: Pick<Visit, 'startsAt'>,
  texts: CalendarTexts = calendarTexts,
): string {
  return texts.file(wallClock(startsAt).date);
}

/** Escapes the characters that have a meaning in the file's syntax. */
export function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

const longestLine = 75;
const encoder = new TextEncoder();

/** Folds lines at 75 octets; continuation lines begin with a blank. Cuts no letter in half. */
export function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > longestLine) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** '20261118T090000' on the clinic's clock. */
function local(moment: Date): string {
  const { date, time } = wallClock(moment);
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

/** The hour that a clock shows for the second time, in November. The zone's name alone means the first. */
function isInDoubledHour(moment: Date): boolean {
  return local(moment) === local(new Date(moment.getTime() - 60 * 60_000));
}

const atLocal = (moment: Date) => `;TZID=${timeZone}:${local(moment)}`;
const atUtc = (moment: Date) => `:${utc(moment)}`;

/** '20261118T160000Z' */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
