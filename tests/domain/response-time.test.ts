import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeekHours } from '#domain/clinic/clinic.ts';
import { openingState } from '#domain/clinic/opening-hours.ts';
import { type Lead, leadFrom } from '#domain/leads/lead.ts';
import { leadsByHour } from '#domain/leads/leads-by-hour.ts';
import {
  isTimed,
  median,
  minutesText,
  openMinutes,
  responseTimes,
  shareText,
} from '#domain/leads/response-time.ts';
import { clinicMoment } from '#domain/time/clinic-day.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { check } from './properties.ts';

const minute = 60_000;
/** Monday and Wednesday 9 to 12 and 2 to 6, Tuesday 2 to 6, closed on the weekend. */
const at = (date: string, time: string) => clinicMoment(`2026-11-${date}`, time);

const request = (createdAt: Date, firstCallAt: Date | null = null, fields: object = {}): Lead =>
  leadFrom('l1', { phone: '(801) 555-0161', createdAt, firstCallAt, ...fields });

describe('open minutes', () => {
  it.each([
    ['within one span', at('16', '09:10'), at('16', '09:22'), 12],
    ['over the noon closing', at('16', '11:50'), at('16', '14:10'), 20],
    ['over a night', at('16', '17:50'), at('17', '14:05'), 15],
    ['over a weekend', at('20', '17:59'), at('23', '09:01'), 2],
    ['while closed', at('21', '08:00'), at('22', '20:00'), 0],
    ['of a whole week', at('16', '00:00'), at('23', '00:00'), (3 * 7 + 2 * 4) * 60],
    ['backwards', at('16', '10:00'), at('16', '09:00'), 0],
    ['of half a minute', at('16', '09:10'), new Date(at('16', '09:10').getTime() + 30_000), 0.5],
  ])('%s', (_, from, to, minutes) => {
    expect(openMinutes(from, to, clinic)).toBe(minutes);
  });

  it('are 23 or 25 hours of a day that is always open when the clocks change', () => {
    const always = [{ from: '00:00', to: '24:00' }];
    const hours = { 0: always, 1: [], 2: [], 3: [], 4: [], 5: [], 6: [] } satisfies WeekHours;
    const sunday = (date: string, next: string) =>
      openMinutes(clinicMoment(date, '00:00'), clinicMoment(next, '00:00'), {
        hours,
        closures: [],
      });
    expect(sunday('2026-03-08', '2026-03-09')).toBe(23 * 60);
    expect(sunday('2026-11-01', '2026-11-02')).toBe(25 * 60);
  });

  /** Half of them near a change of the clocks. */
  const moment = fc
    .oneof(
      fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
      fc.integer({ min: Date.UTC(2026, 9, 30), max: Date.UTC(2026, 10, 4) }),
      fc.integer({ min: Date.UTC(2026, 2, 6), max: Date.UTC(2026, 2, 11) }),
    )
    .map((time) => new Date(time));

  it('of two parts are those of the whole, and never more than passed', () => {
    const length = fc.nat(20 * 24 * 60 * minute);
    check(fc.tuple(moment, length, length), ([a, first, second]) => {
      const b = new Date(a.getTime() + first);
      const c = new Date(b.getTime() + second);
      expect(openMinutes(a, b, clinic) + openMinutes(b, c, clinic)).toBeCloseTo(
        openMinutes(a, c, clinic),
        6,
      );
      expect(openMinutes(a, c, clinic)).toBeLessThanOrEqual((first + second) / minute);
    });
  });

  it('agree with the clock on the wall, minute by minute', () => {
    check(fc.tuple(moment, fc.nat(240)), ([from, length]) => {
      const start = Math.floor(from.getTime() / minute) * minute;
      const open = Array.from({ length }, (_, passed) => new Date(start + passed * minute)).filter(
        (each) => openingState(each, clinic).open,
      );
      const end = new Date(start + length * minute);
      expect(openMinutes(new Date(start), end, clinic)).toBe(open.length);
    });
  });
});

it('the median is the middle value', () => {
  expect(median([])).toBeNull();
  expect(median([7])).toBe(7);
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 6])).toBe(5.5);
});

describe('how fast the clinic answers', () => {
  const now = at('18', '12:00');

  it('counts the first calls, in open minutes', () => {
    const times = responseTimes(
      [
        request(at('16', '09:00'), at('16', '09:05')),
        request(at('16', '11:58'), at('16', '14:04')),
        // At night: the time starts when the clinic opens.
        request(at('16', '22:00'), at('17', '14:03')),
      ],
      now,
      clinic,
    );
    expect(times).toEqual({
      ...{ requests: 3, called: 3, whileClosed: 1, median: 5 },
      quick: { count: 2, of: 3 },
      promised: { count: 3, of: 3 },
    });
  });

  it('has no quick median where most are never called', () => {
    const quick = request(at('16', '09:00'), at('16', '09:01'));
    const never = request(at('16', '09:00'));
    const medianOf = (...leads: Lead[]) => responseTimes(leads, now, clinic).median;
    expect(medianOf(quick, quick, never)).toBe(1);
    expect(medianOf(quick, never, never)).toBe(Infinity);
    expect(medianOf(quick, never)).toBe(Infinity);
    expect(minutesText(Infinity)).toBe('Not called');
  });

  it('counts a request without a call once its time has run out', () => {
    const waiting = [request(at('18', '11:58')), request(at('18', '11:00'))];
    expect(responseTimes(waiting, now, clinic)).toMatchObject({
      called: 0,
      median: Infinity,
      quick: { count: 0, of: 1 },
      promised: { count: 0, of: 0 },
    });
    const old = request(at('16', '09:00'));
    expect(responseTimes([old], now, clinic).promised).toEqual({ count: 0, of: 1 });
    const late = request(at('16', '09:00'), at('17', '15:00'));
    expect(responseTimes([late], now, clinic).promised).toEqual({ count: 0, of: 1 });
  });

  it('leaves out spam, people without a phone number, and requests without a timed call', () => {
    const came = at('16', '09:00');
    expect(isTimed(request(came))).toBe(true);
    expect(isTimed(request(came, null, { spam: true }))).toBe(false);
    expect(isTimed(request(came, null, { phone: '' }))).toBe(false);
    expect(isTimed(request(came, null, { source: { page: '/admin' } }))).toBe(false);
    expect(isTimed(leadFrom('old', { phone: '(801) 555-0161', createdAt: came }))).toBe(false);
  });
});

describe('the hours of the week', () => {
  it('are those from the first opening to the last closing, and the rest', () => {
    const labels = leadsByHour([], clinic.hours).map(({ label }) => label);
    expect([labels[0], labels[1], labels.at(-2), labels.at(-1)]).toEqual([
      'Before 9:00 AM',
      '9:00 AM',
      '5:00 PM',
      'From 6:00 PM',
    ]);
    const nine = leadsByHour([], clinic.hours)[1]?.cells.map(
      ({ day, isOpen }) => `${day} ${isOpen}`,
    );
    expect(nine?.slice(0, 2)).toEqual(['Monday true', 'Tuesday false']);
  });

  it('hold every request once, in its hour', () => {
    const any = request(at('16', '09:00'));
    const came = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) });
    check(fc.array(came, { maxLength: 20 }), (times) => {
      const leads = times.map((time) => ({ ...any, createdAt: new Date(time) }));
      const held = leadsByHour(leads, clinic.hours).flatMap(({ cells }) =>
        cells.flatMap((cell) => cell.leads),
      );
      const places = held.map((lead) => leads.indexOf(lead));
      expect(places.sort((a, b) => a - b)).toEqual(leads.map((_, place) => place));
    });
    const rows = leadsByHour(
      [request(at('17', '14:59')), request(at('22', '23:00'))],
      clinic.hours,
    );
    const found = rows.flatMap(({ label, cells }) =>
      cells.filter(({ leads }) => leads.length > 0).map(({ day }) => `${day} ${label}`),
    );
    expect(found).toEqual(['Tuesday 2:00 PM', 'Sunday From 6:00 PM']);
  });

  it('are one row for a clinic without opening hours', () => {
    const never = { 0: [], 1: [], 2: [], 3: [], 4: [], 5: [], 6: [] };
    const rows = leadsByHour([request(at('17', '14:59'))], never);
    expect(rows.map(({ label }) => label)).toEqual(['All day']);
    expect(rows[0]?.cells[1]?.leads).toHaveLength(1);
  });
});

it('times and shares read as people say them', () => {
  expect([0, 0.9, 1, 59.9, 60, 61, 125].map(minutesText)).toEqual([
    'under 1 min',
    'under 1 min',
    '1 min',
    '59 min',
    '1 h',
    '1 h 1 min',
    '2 h 5 min',
  ]);
  expect(shareText({ count: 2, of: 3 })).toBe('67%');
  expect(shareText({ count: 0, of: 0 })).toBe('-');
});
