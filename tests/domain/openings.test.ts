import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookingSettings, usualBooking } from '#domain/clinic/booking-settings.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { defaultStaff } from '#domain/clinic/staff-member.ts';
import { originalVisitTypes } from '#domain/clinic/visit-types.ts';
import { weekOf } from '#domain/clinic/work-time.ts';
import { clinicMoment } from '#domain/time/clinic-day.ts';
import { minutesAfter, wallClock } from '#domain/time/wall-clock.ts';
import { offerOf, onlineType } from '#domain/visits/offered-time.ts';
import { comingWeeks, weekOfLock, weekOfQuarter } from '#domain/visits/opening-weeks.ts';
import { isOffered, isOpen, openingFrom, openingsIn } from '#domain/visits/openings.ts';
import { lockIds, overlap } from '#domain/visits/slots.ts';
import { byWeek, takenFrom, weeksUntil } from '#domain/visits/stored-weeks.ts';
import { closure } from '../closure-fixtures.ts';
import { check } from './properties.ts';

const nineToFive = { from: '09:00', to: '17:00' };
const open = weekOf((weekday) => (weekday === 0 || weekday === 6 ? [] : [nineToFive]));
const clinic = { hours: open, closures: [] };
const member = (id: string, fields: Partial<StaffMember> = {}): StaffMember => ({
  ...defaultStaff,
  id,
  ...fields,
});
const settings: BookingSettings = { ...usualBooking, isOn: true, calendar: 'here', keptBack: 0 };
const type = { id: 'new_patient', minutes: 60, buffer: 0 };

/** Monday, November 30, 7:00 AM. */
const now = clinicMoment('2026-11-30', '07:00');

type Given = Partial<Parameters<typeof offerOf>[0]> & { at?: Date; taken?: readonly string[] };

function openings({ at = now, taken = [], ...given }: Given = {}) {
  const offering = { clinic, staff: [member('avery')], type, settings, ...given };
  return openingsIn(offerOf(offering, at), new Set(taken), at);
}

const shown = (list: ReturnType<typeof openings>) =>
  list.map(({ startsAt }) => {
    const { date, time } = wallClock(startsAt);
    return `${date.slice(5)} ${time}`;
  });

const locks = (date: string, from: string, minutes: number, buffer = 0, providerId = 'avery') => {
  const startsAt = clinicMoment(date, from);
  return lockIds({ providerId, startsAt, endsAt: minutesAfter(startsAt, minutes), buffer });
};

describe('the openings', () => {
  it('are starts within opening hours, one after the other', () => {
    expect(shown(openings()).slice(0, 9)).toEqual([
      ...['09', '10', '11', '12', '13', '14', '15', '16'].map((hour) => `11-30 ${hour}:00`),
      '12-01 09:00',
    ]);
  });

  it('leave out lunch breaks, closures and days without hours', () => {
    const lunch = [
      { from: '09:00', to: '12:00' },
      { from: '14:00', to: '16:30' },
    ];
    const closures = [
      closure('2026-12-01'),
      closure('2026-12-02', { span: { from: '10:00', to: '24:00' } }),
    ];
    const hours = { ...open, 1: lunch };
    expect(shown(openings({ clinic: { hours, closures } })).slice(0, 7)).toEqual([
      '11-30 09:00',
      '11-30 10:00',
      '11-30 11:00',
      '11-30 14:00',
      '11-30 15:00',
      '12-02 09:00',
      '12-03 09:00',
    ]);
  });

  it('follow a provider’s own hours and days off', () => {
    const part = weekOf((weekday) => (weekday === 1 ? [{ from: '08:00', to: '10:00' }] : []));
    const staff = [member('avery', { hours: part, daysOff: ['2026-12-07/2026-12-07'] })];
    expect(shown(openings({ staff })).slice(0, 2)).toEqual(['11-30 09:00', '12-14 09:00']);
  });

  it.each([
    ['takes no appointments', { takesAppointments: false }],
    ['takes no visits of this type', { visitTypes: ['treatment'] }],
  ])('are none with a provider who %s', (_, fields) => {
    expect(openings({ staff: [member('avery', fields)] })).toEqual([]);
  });

  it.each([
    ['a clinic without hours', { clinic: { hours: weekOf(() => []), closures: [] } }],
    ['a clinic without staff', { staff: [] }],
    [
      'a visit longer than the opening',
      {
        type: { ...type, minutes: 90 },
        clinic: { ...clinic, hours: weekOf(() => [{ from: '09:00', to: '10:15' }]) },
      },
    ],
  ])('are none of %s', (_, given) => {
    expect(openings(given)).toEqual([]);
  });

  it('leave out what is taken, with the buffer after a visit', () => {
    const taken = locks('2026-11-30', '09:30', 30);
    expect(shown(openings({ taken })).slice(0, 2)).toEqual(['11-30 10:00', '11-30 11:00']);
    const buffered = openings({ taken, type: { ...type, minutes: 15, buffer: 15 } });
    expect(shown(buffered).slice(0, 2)).toEqual(['11-30 09:00', '11-30 10:00']);
  });

  it('may have their buffer after closing time', () => {
    const last = shown(openings({ type: { ...type, buffer: 30 } })).filter((at) => at < '12');
    expect(last).toEqual([
      '11-30 09:00',
      '11-30 10:30',
      '11-30 12:00',
      '11-30 13:30',
      '11-30 15:00',
    ]);
  });

  it('are of all providers, each start once, with the first who has it', () => {
    const staff = [member('avery'), member('jordan')];
    const all = openings({ staff, taken: locks('2026-11-30', '09:00', 60) });
    expect(all.slice(0, 2).map(({ id }) => openingFrom(id)?.providerId)).toEqual([
      'jordan',
      'avery',
    ]);
    expect(new Set(shown(all)).size).toBe(all.length);
  });

  it.each([
    ['exactly the notice ahead', '07:00', '11-30 09:00'],
    ['a millisecond less', '07:00:00.001', '11-30 10:00'],
    ['on the last quarter of the day', '14:00', '11-30 16:00'],
    ['too late for today', '14:01', '12-01 09:00'],
  ])('keep the notice: %s', (_, time, first) => {
    expect(shown(openings({ at: clinicMoment('2026-11-30', time) }))[0]).toBe(first);
  });

  it('end with the last day of the horizon', () => {
    const days = new Set(
      shown(openings({ settings: { ...settings, horizonDays: 5 } })).map((at) => at.slice(0, 5)),
    );
    expect([...days]).toEqual(['11-30', '12-01', '12-02', '12-03', '12-04']);
  });

  it('have the first and the last quarter of an opening', () => {
    const short = { ...clinic, hours: weekOf(() => [{ from: '09:00', to: '10:00' }]) };
    expect(shown(openings({ clinic: short }))[0]).toBe('11-30 09:00');
    const odd = { ...clinic, hours: weekOf(() => [{ from: '08:55', to: '10:05' }]) };
    expect(shown(openings({ clinic: odd }))[0]).toBe('11-30 09:00');
  });

  it.each([
    ['skip the hour that clocks skip', '2026-03-08', ['01:00', '03:00', '04:00']],
    [
      'have the hour that clocks show twice',
      '2026-11-01',
      ['01:00', '01:00', '02:00', '03:00', '04:00'],
    ],
  ])('%s', (_, date, times) => {
    const night = { ...clinic, hours: weekOf(() => [{ from: '01:00', to: '05:00' }]) };
    const at = clinicMoment(date, '00:00');
    const given = {
      clinic: night,
      settings: { ...settings, noticeMinutes: 0, horizonDays: 1 },
      at,
    };
    expect(shown(openings(given)).map((each) => each.slice(6))).toEqual(times);
  });

  it('are none in hours that clocks skip as a whole', () => {
    const skipped = { ...clinic, hours: weekOf(() => [{ from: '02:00', to: '03:00' }]) };
    const at = clinicMoment('2026-03-08', '00:00');
    const given = { settings: { ...settings, noticeMinutes: 0, horizonDays: 1 }, at };
    expect(openings({ clinic: skipped, ...given })).toEqual([]);
  });
});

describe('the share that is never offered', () => {
  const withShare = (keptBack: number) => ({
    ...settings,
    keptBack,
    horizonDays: 12,
    noticeMinutes: 0,
  });
  const quarters = (share: number, at = now) => {
    const every = { type: { ...type, minutes: 15 }, settings: withShare(share), at };
    return shown(openings(every)).filter((each) => each < '12-05');
  };

  it.each([
    [0, 32],
    [25, 24],
    [50, 16],
    [100, 0],
  ])('%i percent of a day leave %i of 32 quarter hours', (share, left) => {
    expect(quarters(share).filter((at) => at.startsWith('11-30'))).toHaveLength(left);
  });

  it('is the same whenever it is computed', () => {
    const later = quarters(25, clinicMoment('2026-12-02', '00:00'));
    expect(quarters(25).filter((at) => at >= '12-02')).toEqual(later);
  });

  it('is another part of another day and provider', () => {
    const kept = (date: string, id: string) => {
      const given = {
        staff: [member(id)],
        type: { ...type, minutes: 15 },
        settings: withShare(25),
      };
      return shown(openings(given))
        .flatMap((at) => (at.startsWith(date) ? at.slice(6) : []))
        .join();
    };
    const parts = ['11-30', '12-01', '12-02', '12-03'].flatMap((date) => [
      kept(date, 'avery'),
      kept(date, 'jordan'),
    ]);
    expect(new Set(parts).size).toBeGreaterThan(4);
  });
});

describe('a chosen time', () => {
  const offer = offerOf({ clinic, staff: [member('avery')], type, settings }, now);
  const id = (time: string, provider = 'avery', date = '2026-11-30') =>
    locks(date, time, 15, 0, provider)[0] ?? '';

  it.each([
    ['between those that are listed', id('09:15'), true],
    ['the first', id('09:00'), true],
    ['the last', id('16:00'), true],
    ['whose end is after closing', id('16:15'), false],
    ['before opening', id('08:45'), false],
    ['with somebody else', id('09:00', 'jordan'), false],
    ['with a word of every object', id('09:00', 'constructor'), false],
    ['after the horizon', id('09:00', 'avery', '2026-12-28'), false],
    ['on the last day of the horizon', id('09:00', 'avery', '2026-12-25'), true],
    ['no time', '', false],
    ['another text', '1_2_3 ', false],
  ])('%s: %s is offered: %s', (_, opening, is) => {
    expect(isOffered(offer, opening, now)).toBe(is);
  });

  it('is open unless something is in its time', () => {
    const taken = new Set(locks('2026-11-30', '09:45', 15));
    expect(isOpen(offer, taken, id('09:00'), now)).toBe(false);
    expect(isOpen(offer, taken, id('10:00'), now)).toBe(true);
    expect(isOpen(offer, taken, id('10:00'), clinicMoment('2026-11-30', '08:01'))).toBe(false);
  });
});

describe('the type that is offered', () => {
  const [first, second] = originalVisitTypes;
  it.each([
    ['the first of those that are online', settings, first?.id],
    [
      'in the order of the clinic',
      { ...settings, types: [second?.id ?? '', first?.id ?? ''] },
      first?.id,
    ],
    ['none while booking is off', { ...settings, isOn: false }, undefined],
    ['none without types', { ...settings, types: [] }, undefined],
    ['none of a type that is gone', { ...settings, types: ['gone'] }, undefined],
  ])('%s', (_, given, is) => {
    expect(onlineType(originalVisitTypes, given)?.id).toBe(is);
  });

  it('is active', () => {
    const inactive = originalVisitTypes.map((each) => ({ ...each, isActive: false }));
    expect(onlineType(inactive, settings)).toBeNull();
  });
});

describe('the weeks of openings', () => {
  it('begin on Monday, and hold each quarter hour once', () => {
    expect(weekOfQuarter(0)).toBe('1969-12-29');
    expect(weekOfLock(locks('2026-11-30', '09:00', 15)[0] ?? '')).toBe('2026-11-30');
    expect(weekOfLock(locks('2026-12-06', '16:45', 15)[0] ?? '')).toBe('2026-11-30');
    // Midnight of UTC is 5:00 PM in Utah.
    expect(weekOfLock(locks('2026-12-06', '17:00', 15)[0] ?? '')).toBe('2026-12-07');
  });

  it('split a visit over the end of a week', () => {
    const both = byWeek(locks('2026-12-06', '16:30', 60));
    expect([...both].map(([week, ids]) => [week, ids.length])).toEqual([
      ['2026-11-30', 2],
      ['2026-12-07', 2],
    ]);
  });

  it('that a page reads are two', () => {
    expect(comingWeeks(now)).toEqual(['2026-11-30', '2026-12-07']);
  });

  it('of a horizon have its last day', () => {
    expect(weeksUntil(now, 28)).toEqual([
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
      '2026-12-28',
    ]);
  });

  it('are read whatever is stored', () => {
    expect([...takenFrom([{ taken: { '1_a': true } }, undefined, {}])]).toEqual(['1_a']);
  });
});

describe('for any clinic', () => {
  const hour = fc.integer({ min: 0, max: 95 });
  const time = (quarter: number) =>
    `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
  const span = fc
    .tuple(hour, hour)
    .map(([a, b]) => (a === b ? [] : [{ from: time(Math.min(a, b)), to: time(Math.max(a, b)) }]));
  const week = fc.tuple(span, span, span, span, span, span, span);
  const moment = fc
    .integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 11) })
    .map((at) => new Date(at));
  const arbitrary = fc.record({
    week,
    at: moment,
    minutes: fc.constantFrom(15, 30, 60, 90),
    buffer: fc.constantFrom(0, 15, 30),
    share: fc.integer({ min: 0, max: 100 }),
    taken: fc.array(fc.integer({ min: 0, max: 7 * 96 }), { maxLength: 60 }),
  });

  it('openings are open, in the hours, in order, and don’t overlap', () => {
    check(arbitrary, ({ week: spans, at, minutes, buffer, share, taken }) => {
      const first = Math.floor(at.getTime() / 900_000);
      const given = {
        clinic: { hours: weekOf((weekday) => spans[weekday]), closures: [] },
        staff: [member('avery')],
        type: { id: 'new_patient', minutes, buffer },
        settings: { ...settings, keptBack: share, horizonDays: 8 },
      };
      const ids = new Set(taken.map((after) => `${first + after}_avery`));
      const offer = offerOf(given, at);
      const found = openingsIn(offer, ids, at);
      let free = 0;
      for (const { id, startsAt } of found) {
        expect(startsAt.getTime()).toBeGreaterThanOrEqual(
          Math.max(free, at.getTime() + 120 * 60_000),
        );
        free = minutesAfter(startsAt, minutes + buffer).getTime();
        expect(isOpen(offer, ids, id, at)).toBe(true);
        const visit = {
          providerId: 'avery',
          startsAt,
          endsAt: minutesAfter(startsAt, minutes),
          buffer,
        };
        expect(lockIds(visit).filter((lock) => ids.has(lock))).toEqual([]);
        // By the clock on the wall, each quarter hour lies in the hours of its day.
        for (let part = 0; part < minutes; part += 15) {
          const { weekday, time: shows } = wallClock(minutesAfter(startsAt, part));
          expect(spans[weekday].some(({ from, to }) => from <= shows && shows < to)).toBe(true);
        }
      }
      const pairs = found.slice(1).map((each, index) => [found[index], each] as const);
      const spanOf = (startsAt: Date) => ({ startsAt, endsAt: minutesAfter(startsAt, minutes) });
      for (const [a, b] of pairs) {
        expect(a && overlap(spanOf(a.startsAt), spanOf(b.startsAt))).toBe(false);
      }
    });
  });
});
