import { describe, expect, it } from 'vitest';
import type { WeekHours } from '#domain/clinic/clinic.ts';
import {
  daysByHours,
  hoursTable,
  openingLabel,
  openingState,
  shortHours,
} from '#domain/clinic/opening-hours.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

const { hours } = clinic;

function labelAt(moment: string, week: WeekHours = hours) {
  return openingLabel(openingState(new Date(moment), { hours: week, closures: [] }));
}

describe('openingLabel at the clinic', () => {
  it.each([
    // Winter: UTC-7. 2026-01-12 is a Monday.
    ['Monday 8:59:59', '2026-01-12T15:59:59Z', 'Closed · opens 9:00 AM'],
    ['Monday 9:00', '2026-01-12T16:00:00Z', 'Open now · closes 12:00 PM'],
    ['Monday 11:59:59', '2026-01-12T18:59:59Z', 'Open now · closes 12:00 PM'],
    ['Monday 12:00', '2026-01-12T19:00:00Z', 'Closed · opens 2:00 PM'],
    ['Monday 14:00', '2026-01-12T21:00:00Z', 'Open now · closes 6:00 PM'],
    ['Monday 17:59', '2026-01-13T00:59:00Z', 'Open now · closes 6:00 PM'],
    ['Monday 18:00', '2026-01-13T01:00:00Z', 'Closed · opens Tue 2:00 PM'],
    ['Tuesday 9:00', '2026-01-13T16:00:00Z', 'Closed · opens 2:00 PM'],
    ['Friday 18:00', '2026-01-17T01:00:00Z', 'Closed · opens Mon 9:00 AM'],
    ['Saturday noon', '2026-01-17T19:00:00Z', 'Closed · opens Mon 9:00 AM'],
    ['Sunday 23:59', '2026-01-19T06:59:00Z', 'Closed · opens Mon 9:00 AM'],
    ['Monday midnight', '2026-01-19T07:00:00Z', 'Closed · opens 9:00 AM'],
    // Summer: UTC-6. Then the first Mondays after both clock changes.
    ['Monday 9:00 in July', '2026-07-13T15:00:00Z', 'Open now · closes 12:00 PM'],
    ['Monday 8:59 in July', '2026-07-13T14:59:00Z', 'Closed · opens 9:00 AM'],
    ['Monday 9:00 after March 8', '2026-03-09T15:00:00Z', 'Open now · closes 12:00 PM'],
    ['Monday 9:00 after November 1', '2026-11-02T16:00:00Z', 'Open now · closes 12:00 PM'],
    ['Sunday 3:00 on March 8', '2026-03-08T09:00:00Z', 'Closed · opens Mon 9:00 AM'],
  ])('%s', (_, moment, label) => {
    expect(labelAt(moment)).toBe(label);
  });
});

describe('openingLabel with other hours', () => {
  const never: WeekHours = { 0: [], 1: [], 2: [], 3: [], 4: [], 5: [], 6: [] };

  it('says only Closed when the clinic never opens', () => {
    expect(labelAt('2026-01-12T16:00:00Z', never)).toBe('Closed');
  });

  it('ends a day at midnight, not at noon', () => {
    const late: WeekHours = { ...never, 1: [{ from: '18:00', to: '24:00' }] };
    expect(labelAt('2026-01-13T03:00:00Z', late)).toBe('Open now · closes 12:00 AM');
  });

  it('finds the same weekday next week', () => {
    const mondays: WeekHours = { ...never, 1: [{ from: '09:00', to: '10:00' }] };
    expect(labelAt('2026-01-12T17:00:00Z', mondays)).toBe('Closed · opens Mon 9:00 AM');
    expect(
      openingState(new Date('2026-01-12T17:00:00Z'), { hours: mondays, closures: [] }),
    ).toEqual({ open: false, opens: { date: '2026-01-19', daysAhead: 7, time: '09:00' } });
  });
});

it('hoursTable lists seven days, Monday first', () => {
  const both = ['9:00 AM – 12:00 PM', '2:00 PM – 6:00 PM'];
  const afternoon = ['2:00 PM – 6:00 PM'];
  expect(hoursTable(hours)).toEqual([
    { weekday: 1, day: 'Monday', spans: both },
    { weekday: 2, day: 'Tuesday', spans: afternoon },
    { weekday: 3, day: 'Wednesday', spans: both },
    { weekday: 4, day: 'Thursday', spans: afternoon },
    { weekday: 5, day: 'Friday', spans: both },
    { weekday: 6, day: 'Saturday', spans: [] },
    { weekday: 0, day: 'Sunday', spans: [] },
  ]);
});

it('daysByHours joins the days that share their hours; shortHours fits a narrow column', () => {
  const groups = daysByHours(hours);
  expect(groups.map(({ days }) => days)).toEqual(['Mon, Wed, Fri', 'Tue, Thu', 'Sat, Sun']);
  expect(groups.slice(0, 2).map(({ days, spans }) => shortHours(days, spans))).toEqual([
    'Mon, Wed, Fri 9–12, 2–6',
    'Tue, Thu 2–6',
  ]);
  expect(shortHours('Mon', [{ from: '08:30', to: '13:00' }])).toBe('Mon 8:30–1');
});
