import { describe, expect, it } from 'vitest';
import { lanesOf, shownDays, windowOf } from '#admin/features/schedule/calendar/grid-time.ts';
import { clinicWeek } from '#domain/clinic/clinic-week.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { type Visit, visitFrom } from '#domain/visits/visit.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { closure } from '../closure-fixtures.ts';
import { endOf } from '../type-fixtures.ts';

const week = clinicWeek('2026-11-18', clinic);
const wednesday = new Date('2026-11-18T07:00:00Z').getTime();

/** A visit on Wednesday, at an hour of the clinic's day. */
function visit(id: string, hour: number, fields: Partial<Visit> = {}): Visit {
  const startsAt = new Date(wednesday + hour * 3_600_000);
  const stored = { type: 'new_patient', startsAt, endsAt: endOf(startsAt, 'new_patient') };
  const read = visitFrom(id, { ...stored, ...fields });
  if (!read) throw new Error('It has a start.');
  return read;
}

describe('the hours on screen', () => {
  it('are the opening hours with room around them', () => {
    expect(windowOf(week, [], 60, clinic.hours)).toEqual({ from: 8 * 60, to: 19 * 60 });
    expect(windowOf(week, [], 0, clinic.hours)).toEqual({ from: 9 * 60, to: 18 * 60 });
  });

  it('are those of the open days when the day is closed', () => {
    expect(windowOf(week.slice(5), [], 0, clinic.hours)).toEqual({ from: 9 * 60, to: 18 * 60 });
  });

  it('include all appointments, in whole hours', () => {
    expect(windowOf(week, [visit('early', 6.25), visit('late', 20.5)], 60, clinic.hours)).toEqual({
      from: 6 * 60,
      to: 22 * 60,
    });
    expect(windowOf(week, [visit('last', 23.5)], 60, clinic.hours).to).toBe(24 * 60);
  });
});

it('a new clinic, which has no hours yet, sees the whole week from nine to five', () => {
  const hours = emptyClinic.hours;
  const blank = clinicWeek('2026-11-18', emptyClinic);
  expect(shownDays(blank, [], '2026-11-30', hours)).toEqual(blank);
  expect(windowOf(blank, [], 0, hours)).toEqual({ from: 9 * 60, to: 17 * 60 });
});

describe('the days on screen', () => {
  const dates = (visits: Visit[], today: string) =>
    shownDays(week, visits, today, clinic.hours).map(({ date }) => Number(date.slice(-2)));

  it('are the open ones', () => {
    expect(dates([], '2026-11-30')).toEqual([16, 17, 18, 19, 20]);
  });

  it('include a weekday that a closure closes', () => {
    const closed = clinicWeek('2026-11-18', { ...clinic, closures: [closure('2026-11-19')] });
    const shown = shownDays(closed, [], '2026-11-30', clinic.hours);
    expect(shown.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5]);
  });

  it('include a closed day that is today, or that has a visit', () => {
    expect(dates([], '2026-11-22')).toEqual([16, 17, 18, 19, 20, 22]);
    expect(dates([visit('saturday', 3 * 24 + 10)], '2026-11-30')).toEqual([16, 17, 18, 19, 20, 21]);
  });
});

describe('lanes', () => {
  const lanes = (blocks: Visit[]) =>
    lanesOf(blocks, ({ id }) => id.startsWith('free')).map(({ block, ...place }) => [
      block.id,
      place,
    ]);
  const lane = (lane: number, lanes: number, strips = 0, isStrip = false) => ({
    ...{ lane, lanes, strips, isStrip },
  });

  it('are side by side only when appointments overlap', () => {
    expect(lanes([visit('a', 9), visit('b', 9.5), visit('c', 10), visit('d', 11)])).toEqual([
      ['a', lane(0, 2)],
      ['b', lane(1, 2)],
      ['c', lane(0, 2)],
      ['d', lane(0, 1)],
    ]);
  });

  it('of free times are strips beside visits, which keep the rest of the width', () => {
    expect(lanes([visit('free 1', 9), visit('a', 9.5), visit('free 2', 9.75)])).toEqual([
      ['free 1', lane(0, 2, 2, true)],
      ['a', lane(0, 1, 2)],
      ['free 2', lane(1, 2, 2, true)],
    ]);
  });

  it('of free times alone share the width', () => {
    expect(lanes([visit('free 1', 9), visit('free 2', 9.5), visit('a', 12)])).toEqual([
      ['free 1', lane(0, 2)],
      ['free 2', lane(1, 2)],
      ['a', lane(0, 1)],
    ]);
  });
});
