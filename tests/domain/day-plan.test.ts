import { describe, expect, it } from 'vitest';
import { clinicMoment } from '#domain/time/clinic-day.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { dayPlan, workDay } from '#domain/visits/day-plan.ts';
import { visitFrom } from '#domain/visits/visit.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

/** Wednesday: open from 9 to 12 and from 2 to 6. */
const wednesday = '2026-11-18';
const at = (time: string, date = wednesday) => clinicMoment(date, time);

function visit(time: string, stored: Record<string, unknown> = {}) {
  const read = visitFrom(`at-${time}`, { startsAt: at(time), type: 'new_patient', ...stored });
  if (!read) throw new Error('no visit');
  return read;
}

const plan = (visits: ReturnType<typeof visit>[], now: string) =>
  dayPlan(wednesday, visits, clinic, at(now)).map(({ startsAt, endsAt, visit }) =>
    [visit ? visit.id : 'free', clockLabel(startsAt), clockLabel(endsAt)].join(' '),
  );

describe('the day that staff work on', () => {
  it.each([
    ['before opening', at('06:00'), wednesday],
    ['at noon', at('12:30'), wednesday],
    ['in the last minute', at('17:59'), wednesday],
    ['after closing', at('18:00'), '2026-11-19'],
    ['on Friday evening', at('18:00', '2026-11-20'), '2026-11-23'],
    ['on Sunday', at('10:00', '2026-11-22'), '2026-11-23'],
    ['in the last hour of a day that is the next in London', at('17:30'), wednesday],
  ])('%s', (_, now, date) => {
    expect(workDay(now, clinic)).toBe(date);
  });
});

describe('what lies ahead on a day', () => {
  it('is its visits, and the free time between them', () => {
    expect(plan([visit('15:00'), visit('10:00')], '08:00')).toEqual([
      'free 9:00 AM 10:00 AM',
      'at-10:00 10:00 AM 11:00 AM',
      'free 11:00 AM 12:00 PM',
      'free 2:00 PM 3:00 PM',
      'at-15:00 3:00 PM 4:00 PM',
      'free 4:00 PM 6:00 PM',
    ]);
  });

  it('leaves out what is over, and begins at the next quarter of an hour', () => {
    expect(plan([visit('09:00'), visit('15:00', { type: 'treatment' })], '14:07')).toEqual([
      'free 2:15 PM 3:00 PM',
      'at-15:00 3:00 PM 3:15 PM',
      'free 3:15 PM 6:00 PM',
    ]);
  });

  it('has a visit that is under way', () => {
    expect(plan([visit('17:00')], '17:30')).toEqual(['at-17:00 5:00 PM 6:00 PM']);
  });

  it('gives the time of cancelled visits back', () => {
    expect(plan([visit('14:00', { status: 'cancelled' })], '13:00')).toEqual([
      'free 2:00 PM 6:00 PM',
    ]);
  });

  it('is free only where no provider has a visit', () => {
    const visits = [
      visit('14:00', { providerId: 'a' }),
      visit('14:30', { providerId: 'b' }),
      visit('14:45', { providerId: 'a', type: 'treatment' }),
    ];
    expect(plan(visits, '13:00').filter((entry) => entry.startsWith('free'))).toEqual([
      'free 3:30 PM 6:00 PM',
    ]);
  });

  it('has visits outside opening hours', () => {
    expect(plan([visit('11:30'), visit('19:00')], '11:00')).toEqual([
      'free 11:00 AM 11:30 AM',
      'at-11:30 11:30 AM 12:30 PM',
      'free 2:00 PM 6:00 PM',
      'at-19:00 7:00 PM 8:00 PM',
    ]);
  });
});
