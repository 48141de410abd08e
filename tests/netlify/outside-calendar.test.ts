import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer as createSecureServer, get as getHttps } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, clinicMoment } from '#domain/time/clinic-day.ts';
import { quarterMs } from '#domain/time/quarter.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import { busyQuarters, feedRange } from '../../netlify/lib/calendars/busy-quarters.ts';
import { type Asker, fetchFeed, isPublicAddress } from '../../netlify/lib/calendars/fetch-feed.ts';
import { outsideBusy } from '../../netlify/lib/calendars/outside-busy.ts';
import { toFields } from '../../netlify/lib/firestore/firestore-value.ts';

/** Wednesday noon in Utah. */
const now = new Date('2026-11-18T19:00:00Z');
const range = feedRange(now, 28);
const sentinel = 'Zanzibar';

const words = [
  `SUMMARY:${sentinel} MRI`,
  `DESCRIPTION:${sentinel}`,
  `LOCATION:${sentinel}`,
  `ATTENDEE;CN=${sentinel}:mailto:${sentinel}@example.com`,
  `X-NOTE:${sentinel}`,
];
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...words, ...lines, 'END:VEVENT'];
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${sentinel}//EN`, ...lines, 'END:VCALENDAR'].join(
    '\r\n',
  );
const newYork = [
  ...['BEGIN:VTIMEZONE', 'TZID:Office', 'BEGIN:STANDARD', 'DTSTART:20071104T020000'],
  ...['TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'],
  ...['END:STANDARD', 'BEGIN:DAYLIGHT', 'DTSTART:20070311T020000', 'TZOFFSETFROM:-0500'],
  ...['TZOFFSETTO:-0400', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'END:DAYLIGHT', 'END:VTIMEZONE'],
];

/** 'Nov 19 9:00' of each busy quarter, spans in one. */
async function spans(text: string, read = range): Promise<string[]> {
  const { quarters } = await busyQuarters(text, read);
  const found = [...quarters].sort((a, b) => a - b);
  const label = (quarter: number) => {
    const { date, time } = wallClock(new Date(quarter * quarterMs));
    return `${date.slice(5)} ${time}`;
  };
  return found
    .filter((quarter) => !found.includes(quarter - 1))
    .map((first) => {
      let end = first;
      while (found.includes(end)) end++;
      return `${label(first)}–${label(end).split(' ')[1]}`;
    });
}

const at = (start: string, end: string) => [`DTSTART:${start}`, `DTEND:${end}`];
const on = (day: string, start: string, end: string) => at(`${day}T${start}00`, `${day}T${end}00`);
const nine = ['11-19 09:00–09:15'];
/** At nine. */
const weekly = on('20261119', '0900', '0915');
const inZone = (zone: string, start: string, end: string) => [
  `DTSTART;TZID=${zone}:20261119T${start}00`,
  `DTEND;TZID=${zone}:20261119T${end}00`,
];
const denver = inZone('America/Denver', '0900', '0915');
/** A weekly event. `changed` is one of its dates, `changedFrom` one and all after it. `planned`: that date’s first start. */
const series = (count: number, first = weekly) =>
  event('UID:a', ...first, `RRULE:FREQ=WEEKLY;COUNT=${count}`);
const changed = (planned: string, ...lines: string[]) =>
  event('UID:a', `RECURRENCE-ID${planned}`, ...lines);
const changedFrom = (planned: string, ...lines: string[]) =>
  changed(`;RANGE=THISANDFUTURE${planned}`, ...lines);

type Case = [name: string, lines: string[], busy: string[]];

describe('a calendar elsewhere is busy', () => {
  it.each<Case>([
    ['in UTC', event(...at('20261119T160000Z', '20261119T170000Z')), ['11-19 09:00–10:00']],
    [
      'in a zone of its own',
      [...newYork, ...event(...inZone('Office', '1100', '1200'))],
      ['11-19 09:00–10:00'],
    ],
    [
      'in a known zone that the file doesn’t define',
      event(...inZone('America/New_York', '1100', '1200')),
      ['11-19 09:00–10:00'],
    ],
    ['in no zone', event(...on('20261119', '0900', '1000')), ['11-19 09:00–10:00']],
    [
      'all day',
      event('DTSTART;VALUE=DATE:20261119', 'DTEND;VALUE=DATE:20261120', 'TRANSP:OPAQUE'),
      ['11-19 00:00–00:00'],
    ],
    ['not in a day that is free', event('DTSTART;VALUE=DATE:20261119', 'TRANSP:TRANSPARENT'), []],
    ['not in a cancelled one', event(...weekly, 'STATUS:CANCELLED'), []],
    ['in a tentative one', event(...weekly, 'STATUS:TENTATIVE'), nine],
    ['by duration', event('DTSTART:20261119T090000', 'DURATION:PT45M'), ['11-19 09:00–09:45']],
    ['in a part of a quarter', event(...on('20261119', '0905', '0910')), nine],
    ['in one quarter alone', event(...on('20261119', '0915', '0930')), ['11-19 09:15–09:30']],
    ['in an event without a length', event('DTSTART:20261119T090500'), nine],
    [
      'each week',
      event(...weekly, 'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261127T000000Z'),
      ['11-19 09:00–09:15', '11-24 09:00–09:15', '11-26 09:00–09:15'],
    ],
    [
      'but not on an excepted date',
      event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20261126T090000'),
      ['11-19 09:00–09:15', '12-03 09:00–09:15'],
    ],
    [
      'where one of a series moved to, and not where it was',
      [...series(2), ...changed(':20261126T090000', ...on('20261127', '1400', '1430'))],
      ['11-19 09:00–09:15', '11-27 14:00–14:30'],
    ],
    [
      'not where one of a series is cancelled',
      [
        ...series(2),
        ...changed(':20261126T090000', ...on('20261126', '0900', '0915'), 'STATUS:CANCELLED'),
      ],
      nine,
    ],
    [
      'on further dates',
      event(...weekly, 'RDATE:20261201T100000'),
      ['11-19 09:00–09:15', '12-01 10:00–10:15'],
    ],
    [
      'on further dates without the first',
      event(...weekly, 'RDATE:20261201T100000', 'EXDATE:20261119T090000'),
      ['12-01 10:00–10:15'],
    ],
    [
      'over the week in which clocks have changed, by the clinic’s clock',
      event(...on('20261028', '0900', '0915'), 'RRULE:FREQ=WEEKLY;COUNT=4'),
      ['11-18 09:00–09:15'],
    ],
    [
      'in its part from today on',
      event(...at('20261110T090000', '20261118T010000')),
      ['11-18 00:00–01:00'],
    ],
    [
      'by periods without words',
      [
        ...[
          'BEGIN:VFREEBUSY',
          'FREEBUSY;FBTYPE=BUSY:20261119T160000Z/PT30M,20261119T180000Z/20261119T181500Z',
        ],
        ...['FREEBUSY;FBTYPE=FREE:20261119T200000Z/PT30M', 'END:VFREEBUSY'],
      ],
      ['11-19 09:00–09:30', '11-19 11:00–11:15'],
    ],
    [
      'on each date from one on that was moved with all after it',
      [...series(4), ...changedFrom(':20261126T090000', ...on('20261127', '1400', '1430'))],
      [
        ...['11-19 09:00–09:15', '11-27 14:00–14:30'],
        ...['12-04 14:00–14:30', '12-11 14:00–14:30'],
      ],
    ],
    [
      'on the last day for which it is read, where that was planned later',
      [...series(8), ...changedFrom(':20261203T090000', ...on('20261202', '1400', '1430'))],
      [
        ...['11-19 09:00–09:15', '11-26 09:00–09:15'],
        ...['12-02 14:00–14:30', '12-09 14:00–14:30', '12-16 14:00–14:30'],
      ],
    ],
    [
      'not from a date on that was cancelled with all after it',
      [
        ...series(4),
        ...changedFrom(':20261126T090000', ...on('20261126', '0900', '0915'), 'STATUS:CANCELLED'),
      ],
      nine,
    ],
    [
      'up to a last day, that day included',
      event(...on('20261119', '1700', '1730'), 'RRULE:FREQ=DAILY;UNTIL=20261120'),
      ['11-19 17:00–17:30', '11-20 17:00–17:30'],
    ],
    [
      'but not on an excepted date that is written in UTC',
      event(...denver, 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20261126T160000Z'),
      nine,
    ],
    [
      'but not on a date left out in a zone of its own (the file defines no zone)',
      event(...denver, 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;TZID=America/New_York:20261126T110000'),
      nine,
    ],
    [
      'not where one of a series was, named in another zone',
      [
        ...series(2, denver),
        ...changed(';TZID=America/New_York:20261126T110000', ...on('20261127', '1400', '1430')),
      ],
      ['11-19 09:00–09:15', '11-27 14:00–14:30'],
    ],
    [
      'in further periods',
      event(...weekly, 'RDATE;VALUE=PERIOD:20261120T100000/20261120T110000,20261121T100000/PT30M'),
      ['11-19 09:00–09:15', '11-20 10:00–11:00', '11-21 10:00–10:30'],
    ],
    [
      'to an end in another zone than its start',
      event(
        'DTSTART;TZID=America/New_York:20261119T110000',
        'DTEND;TZID=America/Denver:20261119T093000',
      ),
      ['11-19 09:00–09:30'],
    ],
    ...[
      'Mountain Standard Time',
      '/mozilla.org/20050126_1/America/Denver',
      '/freeassociation.sourceforge.net/America/Denver',
    ].map<Case>((zone) => [
      `in the zone ${zone}, which the file doesn’t describe`,
      event(...inZone(zone, '0900', '0915')),
      nine,
    ]),
    [
      'in a known zone that the file names without a rule',
      [
        ...['BEGIN:VTIMEZONE', 'TZID:America/New_York', 'END:VTIMEZONE'],
        ...event(...inZone('America/New_York', '1100', '1200')),
      ],
      ['11-19 09:00–10:00'],
    ],
    [
      'up to a last moment in UTC, east of it',
      event(...inZone('Europe/Berlin', '2000', '2015'), 'RRULE:FREQ=DAILY;UNTIL=20261120T190000Z'),
      ['11-19 12:00–12:15', '11-20 12:00–12:15'],
    ],
    [
      'up to a last moment in UTC, west of it',
      event(...inZone('America/Denver', '1600', '1615'), 'RRULE:FREQ=DAILY;UNTIL=20261120T220000Z'),
      ['11-19 16:00–16:15'],
    ],
    ['nowhere without an event', [], []],
    [
      'on further dates in a zone of their own (the file defines no zone)',
      event(...denver, 'RDATE;TZID=America/New_York:20261201T110000'),
      ['11-19 09:00–09:15', '12-01 09:00–09:15'],
    ],
    [
      'in further periods in a zone of their own',
      event(...denver, 'RDATE;VALUE=PERIOD;TZID=America/New_York:20261201T110000/PT30M'),
      ['11-19 09:00–09:15', '12-01 09:00–09:30'],
    ],
    ...[
      'DTEND;VALUE=DATE:20261119',
      'DTEND;VALUE=DATE:20261118',
      'DURATION:P0D',
      'DURATION:PT1H',
    ].map<Case>((end) => [
      `all day, also with ${end}`,
      event('DTSTART;VALUE=DATE:20261119', end, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ['11-19 00:00–00:00', '11-26 00:00–00:00'],
    ]),
    ...['20261120T110000', '20261120'].map<Case>((until) => [
      `up to ${until} by the clocks of a zone of its own`,
      [
        ...newYork,
        ...event(
          'DTSTART;TZID=Office:20261119T110000',
          'DURATION:PT15M',
          `RRULE:FREQ=DAILY;UNTIL=${until}`,
        ),
      ],
      ['11-19 09:00–09:15', '11-20 09:00–09:15'],
    ]),
    [
      'up to a last evening in a zone of its own',
      [
        ...newYork,
        ...event(
          'DTSTART;TZID=Office:20261119T200000',
          'DURATION:PT15M',
          'RRULE:FREQ=DAILY;UNTIL=20261120',
        ),
      ],
      ['11-19 18:00–18:15', '11-20 18:00–18:15'],
    ],
    ...['TZID=America/New_York:20261126T110000', 'X-A=1:20261126T160000Z'].map<Case>((planned) => [
      `on each date from one on that was moved with all after it, named as ${planned}`,
      [
        ...series(3, denver),
        ...changedFrom(
          `;${planned}`,
          'DTSTART;TZID=America/Denver:20261126T140000',
          'DURATION:PT30M',
        ),
      ],
      ['11-19 09:00–09:15', '11-26 14:00–14:30', '12-03 14:00–14:30'],
    ]),
    [
      'where two of a series were moved with all after them, and one by itself',
      [
        ...series(4),
        ...changedFrom(':20261126T090000', ...on('20261126', '1400', '1430')),
        ...changedFrom(':20261203T090000', ...on('20261203', '1600', '1630')),
        ...changed(':20261210T090000', ...on('20261211', '0700', '0715')),
      ],
      ['11-19 09:00–09:15', '11-26 14:00–14:30', '12-03 16:00–16:30', '12-11 07:00–07:15'],
    ],
    [
      'but not on many excepted dates in a row',
      event(
        ...on('20250101', '0900', '0915'),
        'RRULE:FREQ=DAILY;UNTIL=20261119T100000',
        `EXDATE:${Array.from({ length: 686 }, (_, day) => `${addDays('2025-01-02', day).replaceAll('-', '')}T090000`)}`,
      ),
      nine,
    ],
    [
      'but not on excepted days',
      event(
        ...weekly,
        'RRULE:FREQ=DAILY;COUNT=5',
        'EXDATE;VALUE=DATE:20261122,20261101,20261120,20261118',
      ),
      ['11-19 09:00–09:15', '11-21 09:00–09:15', '11-23 09:00–09:15'],
    ],
    [
      'all day, but not on an excepted day that is written as its midnight',
      event(
        'DTSTART;VALUE=DATE:20261119',
        'RRULE:FREQ=WEEKLY;COUNT=2',
        'EXDATE;TZID=America/Denver:20261126T000000',
      ),
      ['11-19 00:00–00:00'],
    ],
    [
      'on a first date that no rule has',
      event(...weekly, 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=1'),
      ['11-19 09:00–09:15', '11-24 09:00–09:15'],
    ],
    ...(
      [
        ['FREQ=DAILY;BYDAY=MO,TU;COUNT=3', ['11-19', '11-23', '11-24', '11-30']],
        ['FREQ=DAILY;BYMONTHDAY=1,2;COUNT=2', ['11-19', '12-01', '12-02']],
        ['FREQ=DAILY;INTERVAL=3;BYMONTH=12;COUNT=2', ['11-19', '12-01', '12-04']],
        ['FREQ=WEEKLY;BYDAY=SA,TH;BYMONTH=12;COUNT=2', ['11-19', '12-03', '12-05']],
        ['FREQ=DAILY;BYDAY=TH;COUNT=2', ['11-19', '11-26']],
      ] satisfies [string, string[]][]
    ).map<Case>(([rule, days]) => [
      `on a first date, and as often as ${rule} says`,
      event(...weekly, `RRULE:${rule}`),
      days.map((day) => `${day} 09:00–09:15`),
    ]),
    [
      'as often as weekdays at a place of each month, from a start at no such place on',
      event(...on('20261101', '0900', '0915'), 'RRULE:FREQ=MONTHLY;BYDAY=FR,TU;BYSETPOS=2;COUNT=2'),
      ['12-04 09:00–09:15'],
    ],
    [
      'on the third Friday of November alone, as Outlook writes it',
      event(...weekly, 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=FR;BYSETPOS=3;COUNT=5'),
      ['11-19 09:00–09:15', '11-20 09:00–09:15'],
    ],
    [
      'as often as a day that February doesn’t have, by a rule for years',
      event(...on('20250130', '0900', '0915'), 'RRULE:FREQ=YEARLY;BYMONTHDAY=30;COUNT=21'),
      ['11-30 09:00–09:15'],
    ],
    [
      'on a day of each month by a rule for years',
      event(...weekly, 'RRULE:FREQ=YEARLY;BYMONTHDAY=1'),
      ['11-19 09:00–09:15', '12-01 09:00–09:15'],
    ],
    [
      'by periods in no zone',
      ['BEGIN:VFREEBUSY', 'FREEBUSY:20261119T090000/PT30M', 'END:VFREEBUSY'],
      ['11-19 09:00–09:30'],
    ],
    [
      'by an event beside one that has no start',
      [...event('DTEND:20261119T120000'), ...event(...weekly)],
      nine,
    ],
    [
      'on a planned date whose exception has no start',
      [...series(2), ...changed(':20261126T090000')],
      ['11-19 09:00–09:15', '11-26 09:00–09:15'],
    ],
    ...(
      [
        ['FREQ=MONTHLY;BYDAY=1MO,-1FR', ['11-27', '12-07']],
        ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', ['11-30']],
        ['FREQ=MONTHLY;BYDAY=TU,TH;BYSETPOS=2', ['12-03']],
        ['FREQ=MONTHLY;BYMONTHDAY=-1', ['11-30']],
        ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', ['11-26']],
        ['FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=SU,TH', ['11-19', '11-22', '12-03', '12-06']],
        ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,TH', ['11-19', '11-29', '12-03', '12-13']],
        ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', []],
      ] satisfies [string, string[]][]
    ).map<Case>(([rule, days]) => [
      `by ${rule}`,
      event(...on('20260101', '0900', '0915'), `RRULE:${rule}`),
      days.map((day) => `${day} 09:00–09:15`),
    ]),
    ...(
      [
        ['PT1H30M', '10:30'],
        ['+PT90S', '09:15'],
        ['PT0S', '09:15'],
        ['P0DT2H', '11:00'],
        [' PT2H', '11:00'],
      ] satisfies [string, string][]
    ).map<Case>(([duration, end]) => [
      `for ${duration}`,
      event('DTSTART:20261119T090000', `DURATION:${duration}`),
      [`11-19 09:00–${end}`],
    ]),
    ...['FREE', 'OOF', 'TENTATIVE'].map<Case>((status) => [
      `where Outlook says ${status}, unless it’s transparent`,
      [
        ...event(...weekly, 'TRANSP:OPAQUE', `X-MICROSOFT-CDO-BUSYSTATUS:${status}`),
        ...event(
          ...on('20261120', '0900', '1000'),
          'TRANSP:TRANSPARENT',
          'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
        ),
      ],
      nine,
    ]),
    ...[
      ['winter alone', 'DTSTART:20251102T020000', ''],
      ['the rules before 2007', 'DTSTART:19701025T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=4SU'],
    ].map<Case>(([what, start = '', rule = '']) => [
      `in a known zone, though the file has ${what}`,
      [
        ...['BEGIN:VTIMEZONE', 'TZID:America/New_York', 'BEGIN:STANDARD', start],
        ...['TZOFFSETFROM:-0400', 'TZOFFSETTO:-0600', rule, 'END:STANDARD', 'END:VTIMEZONE'],
        ...event('DTSTART;TZID=America/New_York:20261119T110000', 'DURATION:PT15M'),
      ],
      nine,
    ]),
    ...[
      '(UTC-07:00) Mountain Time (US & Canada)',
      '"(UTC-07:00) Mountain Time (US & Canada)"',
      'Mountain Daylight Time',
      'America/Denver ',
      '/mozilla.org/20050126_1/America/North_Dakota/Center',
      'tzone://Microsoft/Utc',
      '(UTC) Coordinated Universal Time',
      'Z',
    ].map<Case>((zone) => [
      `in the zone ${zone}`,
      event(
        `DTSTART;TZID=${zone}:20261119T${/utc\)?$|\bZ|UTC\)/i.test(zone) ? '16' : zone.includes('Center') ? '10' : '09'}0000`,
        'DURATION:PT15M',
      ),
      nine,
    ]),
    ...[
      '20261119T160000.000Z',
      '20261119T160000+0000',
      '20261119T180000+02:00',
      '20261119t160000z',
      '20261119T160000UTC',
      '20261119T1600Z',
      '2026-11-19T16:00:00Z',
      '2026-11-19 09:00',
      ' 20261119T160000Z ',
    ].map<Case>((start) => [
      `from ${start} on`,
      event(
        `DTSTART:${start}`,
        `DTEND:${start
          .replace(':00:', ':15:')
          .replace(/T(..)00/i, 'T$115')
          .replace(' 09:00', ' 09:15')}`,
      ),
      nine,
    ]),
    ...[
      'DTSTART:20261119',
      'DTSTART;VALUE=DATE-TIME:20261119',
      'DTSTART;VALUE=DATE:2026-11-19',
      'DTSTART;VALUE=DATE:20261119T000000Z',
    ].map<Case>((start) => [`all day, as ${start} has it`, event(start), ['11-19 00:00–00:00']]),
    ...['', 'UID:', 'UID:1'].map<Case>((uid) => [
      `in each of two series with ${uid || 'no UID'}`,
      [
        ...event(uid, ...weekly, 'RRULE:FREQ=WEEKLY;COUNT=2'),
        ...event(uid, 'DTSTART:20261120T090000', 'DURATION:PT15M', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ],
      ['11-19 09:00–09:15', '11-20 09:00–09:15', '11-26 09:00–09:15', '11-27 09:00–09:15'],
    ]),
    [
      'beside an exception of another event that has the same UID',
      [
        ...event('UID:1', ...weekly),
        ...event('UID:1', 'RECURRENCE-ID:20261127T090000', 'DTSTART:20261128T090000'),
      ],
      ['11-19 09:00–09:15', '11-28 09:00–09:15'],
    ],
    ...[
      'EXDATE:20261126T090000,',
      'EXDATE:20261126T090000, 20261203T090000',
      'EXDATE:20261126T160000.000Z',
      'EXDATE:20261126',
    ].map<Case>((line) => [
      `but not as ${line} says`,
      event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=2', line),
      nine,
    ]),
    [
      'all day, but not on an excepted day that is written as the midnight of UTC',
      event('DTSTART;VALUE=DATE:20261119', 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20261126T000000Z'),
      ['11-19 00:00–00:00'],
    ],
    ...[
      'freq=weekly;count=2',
      'FREQ=WEEKLY; COUNT=2',
      ' FREQ=WEEKLY;COUNT=2',
      'FREQ=WEEKLY;COUNT=2;BYDAY=;WKST=;UNTIL=',
      'FREQ=WEEKLY;COUNT=2;BYDAY=TH,',
      'FREQ=WEEKLY;UNTIL=2026-11-26',
      'FREQ=WEEKLY;UNTIL=20261126T1600Z',
    ].map<Case>((rule) => [
      `by the rule ${rule}`,
      event(...denver, `RRULE:${rule}`),
      ['11-19 09:00–09:15', '11-26 09:00–09:15'],
    ]),
    ...['RRULE:', 'RDATE:', 'EXDATE:', 'DURATION:'].map<Case>((line) => [
      `where ${line} says nothing`,
      event(...weekly, line),
      nine,
    ]),
    ['not in one that is canceled', event(...weekly, 'STATUS:CANCELED'), []],
  ])('%s', async (_, lines, expected) => {
    expect(await spans(calendar(...lines))).toEqual(expected);
  });

  it('without end only as far as times are offered', async () => {
    const { quarters } = await busyQuarters(
      calendar(...event(...weekly, 'RRULE:FREQ=DAILY')),
      range,
    );
    expect(quarters.size).toBe(28);
    expect(Math.max(...quarters) * quarterMs).toBeLessThan(range.to.getTime());
  });

  it.each<[string, string, string, string, string[]]>([
    [
      'every other week, over the end of a year',
      '2026-12-20',
      '20261208T090000',
      'FREQ=WEEKLY;INTERVAL=2',
      ['12-22 09:00–09:15', '01-05 09:00–09:15'],
    ],
    [
      'in months in any order',
      '2026-12-01',
      '20261119T090000',
      'FREQ=MONTHLY;BYMONTH=12,11',
      ['12-19 09:00–09:15'],
    ],
    [
      'as often as it has hours, in any order',
      '2026-11-18',
      '20261119T090000',
      'FREQ=DAILY;BYHOUR=10,9;COUNT=3',
      ['11-19 09:00–09:15', '11-19 10:00–10:15', '11-20 09:00–09:15'],
    ],
    ['on February 29', '2028-02-20', '20240229T090000', 'FREQ=YEARLY', ['02-29 09:00–09:15']],
    [
      'on both days beside the hour that clocks skip',
      '2027-03-12',
      '20270313T090000',
      'FREQ=DAILY;COUNT=2',
      ['03-13 09:00–09:15', '03-14 09:00–09:15'],
    ],
    [
      'up to the hour that clocks skip',
      '2027-03-12',
      '20270313T014500',
      'FREQ=DAILY;COUNT=2',
      ['03-13 01:45–02:00', '03-14 01:45–03:00'],
    ],
    [
      'from the hour that clocks skip on, as long as on other days',
      '2027-03-12',
      '20270313T023000',
      'FREQ=DAILY;COUNT=2',
      ['03-13 02:30–02:45', '03-14 03:30–03:45'],
    ],
    [
      'in the hour that clocks repeat, and after it',
      '2026-10-30',
      '20261101T013000',
      'FREQ=HOURLY;INTERVAL=8;COUNT=2',
      ['11-01 01:30–01:45', '11-01 09:30–09:45'],
    ],
  ])('%s', async (_, today, start, rule, expected) => {
    const read = feedRange(clinicMoment(today, '12:00'), 28);
    const text = calendar(...event(`DTSTART:${start}`, 'DURATION:PT15M', `RRULE:${rule}`));
    expect(await spans(text, read)).toEqual(expected);
  });

  it.each([
    ...['FREQ=DAILY;INTERVAL=5', 'FREQ=DAILY;INTERVAL=4;BYMONTH=11', 'FREQ=WEEKLY;INTERVAL=5'],
    ...['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,TH', 'FREQ=MONTHLY', 'FREQ=MONTHLY;INTERVAL=7'],
    ...['FREQ=MONTHLY;BYDAY=-1FR', 'FREQ=YEARLY;INTERVAL=4;BYMONTH=12', 'FREQ=YEARLY;BYMONTH=2'],
  ])('for many years by %s, as where each date is counted', async (rule) => {
    const found = [];
    for (const [today, start] of [
      ['2026-11-18', '20100130T090000'],
      ['2028-02-20', '20120229T233000'],
    ] as const) {
      const read = feedRange(clinicMoment(today, '12:00'), 60);
      const [years, counted] = [rule, `${rule};COUNT=9000`].map((each) =>
        calendar(...event(`DTSTART:${start}`, 'DURATION:P3DT1H', `RRULE:${each}`)),
      );
      const dates = await spans(years ?? '', read);
      expect(dates).toEqual(await spans(counted ?? '', read));
      found.push(...dates);
    }
    expect(found).not.toEqual([]);
  });

  it('in 30 breaks of each workday since 2005', async () => {
    const breaks = Array.from({ length: 30 }, (_, index) =>
      event(
        `UID:${index}`,
        'DTSTART:20050103T120000',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      ),
    );
    expect(await spans(calendar(...breaks.flat()))).toHaveLength(21);
  });

  it('not where an event ends before it begins, which is counted', async () => {
    const busy = await busyQuarters(calendar(...event(...on('20261119', '1000', '0900'))), range);
    expect(busy).toEqual({ quarters: new Set(), ignored: 1 });
  });

  it.each([
    ['folded lines', calendar(...event(...weekly)).replace('DTSTART:2026', 'DTSTART:20\r\n 26')],
    ['lines that end as on Unix', calendar(...event(...weekly)).replaceAll('\r\n', '\n')],
    ['a mark of the order of bytes', `\uFEFF${calendar(...event(...weekly))}`],
    [
      'a line that is folded inside a letter',
      Buffer.from(
        Buffer.from(calendar(...event(...weekly, 'COMMENT:Zoë')))
          .toString('latin1')
          .replace('\u00c3', '\u00c3\r\n '),
        'latin1',
      ).toString(),
    ],
    ['names in other letters', calendar(...event(...weekly, 'SUMMARY:Zoë Ñandú 東京'))],
    ...['\r\r\n', '\r', ' \r\n', '\n\n'].map<[string, string]>((end) => [
      `lines that end in ${JSON.stringify(end)}`,
      calendar(...event(...weekly)).replaceAll('\r\n', end),
    ]),
    ...[
      'DESCRIPTION:Patient\r\nJane Doe\r\n\r\n<p>Note</p>',
      'ATTENDEE;CN="Dr. Avery:mailto:a@example.com',
      'ATTENDEE;RSVP:mailto:a@example.com',
      'DESCRIPTION:Visit\r\nDuration: 15 minutes\r\nStatus: cancelled before',
      'X-ALT-DESC;FMTTYPE=text/html:<html>\r\n<body>\r\nNote: x',
      'BEGIN:VALARM\r\nTRIGGER:-P\r\nEND:VALARM',
    ].map<[string, string]>((line) => [
      `a broken line: ${line}`,
      calendar(...event(...weekly, line)),
    ]),
    [
      'a remark of Outlook before its events',
      calendar('<!-- Copyright (C) Example. All rights reserved. -->', ...event(...weekly)),
    ],
    ['zeros behind it', `${calendar(...event(...weekly))}\r\n\0\0`],
    ['a second calendar behind it', `${calendar(...event(...weekly))}\r\n${calendar()}`],
    ['a second calendar before it', `${calendar()}\n${calendar(...event(...weekly))}`],
  ])('with %s', async (_, text) => {
    expect(await spans(text)).toEqual(nine);
  });

  it.each([
    ['HTML', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['a card', 'BEGIN:VCARD\r\nEND:VCARD'],
    ['a file that is cut off', calendar(...event(...weekly)).slice(0, 200)],
    ['a zone that nobody knows', calendar(...event('DTSTART;TZID=Moon/Sea:20261119T090000'))],
    ...[
      ...[
        'FREQ=YEARLY;BYWEEKNO=48;BYDAY=TH',
        'FREQ=YEARLY;BYDAY=48TH',
        'FREQ=MONTHLY;SKIP=FORWARD',
      ],
      'FREQ=DAILY;BYHOUR=9,10,11;BYSETPOS=-1;COUNT=2',
      'FREQ=MONTHLY;INTERVAL=6;BYMONTH=4,8,9,10,11;COUNT=3',
      'FREQ=YEARLY;BYMONTH=11,12;BYDAY=TH;BYSETPOS=1;COUNT=3',
      'FREQ=YEARLY;BYMONTH=2,12;BYDAY=TU;BYSETPOS=5',
      'FREQ=YEARLY;BYDAY=TH;BYSETPOS=-1;COUNT=3',
      'FREQ=MONTHLY;BYMONTHDAY=1,15;BYSETPOS=2;COUNT=3',
      'FREQ=DAILY;BYMONTHDAY=1,-1',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1',
      'FREQ=YEARLY;BYMONTHDAY=1,31;COUNT=20',
      'FREQ=MONTHLY;BYDAY=1FR;BYSETPOS=-1',
      'FREQ=YEARLY;BYHOUR=9,10',
      'FREQ=MONTHLY;BYHOUR=10,15;BYDAY=2TH;COUNT=50',
    ].map<[string, string]>((rule) => [
      `a rule of which the library has fewer dates: ${rule}`,
      calendar(...event(...weekly, `RRULE:${rule}`)),
    ]),
    ...['PT1.5H', 'P1M', 'P', 'PT', 'PT1H30'].map<[string, string]>((length) => [
      `the length ${length}`,
      calendar(...event('DTSTART:20261119T090000', `DURATION:${length}`)),
    ]),
    ...['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY;INTERVAL=1000000000000'].map<
      [string, string]
    >((rule) => [
      `a rule without end or date: ${rule}`,
      calendar(...event(...weekly, `RRULE:${rule}`)),
    ]),
    ['a start that is no time', calendar(...event(`DTSTART:${sentinel}`), ...event(...weekly))],
    ...[
      ':',
      ':20261119T160000X',
      ':20261119T16',
      ':1795104000',
      ';TZID=Central European Time:20261119T090000',
    ].map<[string, string]>((start) => [
      `the start ${start}`,
      calendar(...event(`DTSTART${start}`)),
    ]),
    [
      'a zone with words of the calendar',
      calendar(...event(`DTSTART;TZID=${sentinel}:20261119T090000`)),
    ],
    [
      'a rule for each second',
      calendar(...event(...at('20200101T000000Z', '20200101T000001Z'), 'RRULE:FREQ=SECONDLY')),
    ],
  ])('%s is odd, and no word of it is in the error', async (_, text) => {
    const failure: unknown = await busyQuarters(text, range).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).not.toContain(sentinel);
  });

  it('in 5,000 events of a megabyte', async () => {
    const start = clinicMoment('2026-11-19', '06:00').getTime();
    const utc = (moment: number) =>
      `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
    const many = Array.from({ length: 5000 }, (_, index) =>
      event(
        `UID:${index}`,
        ...at(utc(start + index * 300_000), utc(start + index * 300_000 + 60_000)),
      ),
    );
    const text = calendar(...many.flat());
    expect((await busyQuarters(text, range)).quarters.size).toBe(Math.ceil(5000 / 3));
  });
});

describe('a feed', () => {
  const address = 'https://calendar.example/secret-7f3a.ics';
  const one = calendar(...event(...at('20261119T160000Z', '20261119T161500Z')));
  const none = calendar();
  let respond: RequestListener;
  let certificate: Buffer;
  let server: ReturnType<typeof createSecureServer>;
  const asked: string[] = [];

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'calendar-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
    const named = ['-subj', '/CN=test', '-addext', 'subjectAltName=DNS:calendar.example'];
    const files = ['-keyout', key, '-out', cert];
    execFileSync('openssl', ['req', '-x509', ...made, ...named, ...files], { stdio: 'ignore' });
    certificate = readFileSync(cert);
    server = createSecureServer(
      { key: readFileSync(key), cert: certificate },
      (request, response) => {
        asked.push(`${request.headers.host?.split(':')[0]}${request.url}`);
        respond(request, response);
      },
    );
    rmSync(folder, { recursive: true });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  const here: LookupFunction = (_, options, done) =>
    options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
  /** https itself, which finds a host at the test's server, and knows its certificate. */
  const asker = (more: object = { lookup: here }) =>
    ((url: URL, options: object, done: (answer: IncomingMessage) => void) => {
      const { port } = server.address() as AddressInfo;
      return getHttps(url, { ...options, port, agent: false, ca: certificate, ...more }, done);
    }) as unknown as Asker;
  const ask = asker();
  const failureOf = (url: string, each = ask): Promise<unknown> =>
    fetchFeed(url, null, each).catch((error: unknown) => error);
  const redirect =
    (location: string): RequestListener =>
    (_, response) =>
      response.writeHead(302, { location }).end();

  it('is read, also by a redirect on its host', async () => {
    respond = (request, response) => {
      if (request.url?.includes('secret')) redirect('/b.ics')(request, response);
      else response.writeHead(200, { etag: '"1"' }).end(one);
    };
    expect(await fetchFeed(address, null, ask)).toEqual({ text: one, etag: '"1"', modified: '' });
    expect(asked).toEqual(['calendar.example/secret-7f3a.ics', 'calendar.example/b.ics']);
  });

  it.each<[string, RequestListener, string]>([
    ['a redirect to another host', redirect('https://other.example/a.ics'), 'another host'],
    ['a redirect without encryption', redirect('http://calendar.example/a.ics'), 'no address'],
    ['a redirect to a private address', redirect('https://10.0.0.1/a.ics'), 'another host'],
    ['redirects without end', redirect('/again.ics'), 'too many redirects'],
    ['404', (_, response) => response.writeHead(404).end(sentinel), 'status 404'],
    ['500', (_, response) => response.writeHead(500).end(sentinel), 'status 500'],
    ['over a megabyte', (_, response) => response.end('x'.repeat(1024 * 1024 + 1)), 'too large'],
    ['silence', () => {}, 'operation was aborted'],
    ['a body that doesn’t end', (_, response) => void response.write('BEGIN'), 'aborted'],
    [
      'a line that is cut',
      (_, response) => response.write('BEGIN', () => response.destroy()),
      'aborted',
    ],
  ])('is refused: %s', async (_, listener, why) => {
    respond = listener;
    const failure = String(await failureOf(address));
    expect(failure).toMatch(new RegExp(`Error: .*${why}`));
    expect(failure).not.toMatch(/secret|Zanzibar/);
    expect(asked.filter((each) => !each.startsWith('calendar.example/'))).toEqual([]);
  });

  it.each<[string, string, object]>([
    ['nobody known has signed', address, { lookup: here, ca: undefined }],
    ['is for another host', 'https://other.example/secret-7f3a.ics', { lookup: here }],
  ])('is refused where the certificate %s', async (_, url, more) => {
    const failure = await failureOf(url, asker(more));
    expect(failure).toMatchObject({ code: expect.stringMatching(/CERT/) });
    expect(String(failure)).not.toContain('secret');
    expect(asked).toEqual([]);
  });

  it('is never read where its host leads to this machine', async () => {
    const local = asker({ hostname: 'localhost', servername: 'calendar.example' });
    await expect(fetchFeed(address, null, local)).rejects.toThrow('private');
    expect(asked).toEqual([]);
  });

  it.each([
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['169.254.169.254', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['example', false],
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
  ])('%s is public: %s', (each, is) => {
    expect(isPublicAddress(each)).toBe(is);
  });

  describe('of a provider', () => {
    const stored = (provider = 's2', url = address) => ({
      name: 'settings/calendars',
      fields: toFields({ feeds: [`${provider}|${url}`] }),
      updateTime: '',
    });
    let errors: string;
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'], now });
      errors = '';
      vi.spyOn(console, 'error').mockImplementation((...said) => {
        errors += said.join(' ');
      });
    });
    const read = (url: string) => outsideBusy('s2', stored('s2', url), 28, ask);
    const answers = (body: string, headers = {}) => {
      respond = (_, response) => response.writeHead(200, headers).end(body);
    };

    it('gives busy quarters alone', async () => {
      answers(one);
      const busy = await read('https://calendar.example/1.ics');
      expect([...(busy ?? [])]).toEqual([Date.parse('2026-11-19T16:00:00Z') / quarterMs]);
    });

    it('is unknown without an address, and where it can’t be read; one line says so without a word of it', async () => {
      expect(await outsideBusy('s1', stored(), 28, ask)).toBeNull();
      expect(await outsideBusy('s1', undefined, 28, ask)).toBeNull();
      answers(`<html>${sentinel}`);
      expect(await read('https://calendar.example/secret-2.ics')).toBeNull();
      expect(errors).toBe('form-submission: no outside calendar: TypeError');
    });

    it('keeps the last good answer for five minutes where a newer one is older', async () => {
      const url = 'https://calendar.example/3.ics';
      answers(one, { 'last-modified': 'Wed, 18 Nov 2026 18:00:00 GMT' });
      expect((await read(url))?.size).toBe(1);
      answers(none, { 'last-modified': 'Wed, 18 Nov 2026 17:00:00 GMT' });
      vi.setSystemTime(new Date(now.getTime() + 5 * 60_000));
      expect((await read(url))?.size).toBe(1);
      vi.setSystemTime(new Date(now.getTime() + 5 * 60_000 + 1));
      expect(await read(url)).toBeNull();
      answers(none, { 'last-modified': 'Wed, 18 Nov 2026 19:00:00 GMT' });
      expect((await read(url))?.size).toBe(0);
    });

    it('asks whether it has changed', async () => {
      const url = 'https://calendar.example/4.ics';
      const known: unknown[] = [];
      respond = ({ headers }, response) => {
        known.push(headers['if-none-match']);
        if (known.length > 1) response.writeHead(304).end();
        else response.writeHead(200, { etag: '"1"' }).end(one);
      };
      expect((await read(url))?.size).toBe(1);
      expect((await read(url))?.size).toBe(1);
      expect(known).toEqual([undefined, '"1"']);
    });
  });
});
