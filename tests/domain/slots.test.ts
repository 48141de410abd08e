import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallClock } from '#domain/time/wall-clock.ts';
import {
  freeSlots,
  lockIds,
  overlap,
  preferredSpan,
  quartersOf,
  unusual,
} from '#domain/visits/slots.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

const span = (from: string, to: string, buffer = 0) => ({
  startsAt: new Date(from),
  endsAt: new Date(to),
  buffer,
});
const minutes = (startsAt: Date, length: number, buffer = 0) => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + length * 60_000),
  buffer,
});

describe('quarter hours', () => {
  it('are all that the time touches', () => {
    const first = Date.parse('2026-11-18T16:00:00Z') / 900_000;
    expect(quartersOf(span('2026-11-18T16:00:00Z', '2026-11-18T16:15:00Z'))).toEqual([first]);
    expect(quartersOf(span('2026-11-18T16:00:00Z', '2026-11-18T17:00:00Z'))).toEqual(
      [0, 1, 2, 3].map((more) => first + more),
    );
    expect(quartersOf(span('2026-11-18T16:05:00Z', '2026-11-18T16:20:00Z'))).toEqual([
      first,
      first + 1,
    ]);
    expect(quartersOf(span('2026-11-18T16:00:00Z', '2026-11-18T15:00:00Z'))).toEqual([]);
  });

  it('are in the ids of the locks', () => {
    const visit = { providerId: 's2', ...span('2026-11-18T16:00:00Z', '2026-11-18T16:30:00Z') };
    expect(lockIds(visit)).toEqual(['1994464_s2', '1994465_s2']);
  });

  it('are also those of the buffer after a visit', () => {
    const visit = span('2026-11-18T16:00:00Z', '2026-11-18T16:15:00Z', 30);
    expect(lockIds({ providerId: 's2', ...visit })).toEqual([
      '1994464_s2',
      '1994465_s2',
      '1994466_s2',
    ]);
  });

  it('are shared exactly by times that overlap', () => {
    const visit = fc
      .tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom(1, 2, 4))
      .map(([start, length]) =>
        minutes(new Date(Date.UTC(2026, 10, 1) + start * 900_000), length * 15),
      );
    fc.assert(
      fc.property(visit, visit, (a, b) => {
        const shared = quartersOf(a).some((quarter) => quartersOf(b).includes(quarter));
        expect(shared).toBe(overlap(a, b));
        expect(overlap(a, b)).toBe(overlap(b, a));
      }),
    );
  });
});

describe('an unusual time', () => {
  const now = new Date('2026-11-18T17:00:00Z');
  it.each([
    ['an open hour', '2026-11-18T18:00:00Z', 60, null],
    ['up to noon', '2026-11-18T18:45:00Z', 15, null],
    ['over noon', '2026-11-18T18:45:00Z', 30, 'closed'],
    ['before opening', '2026-11-20T15:45:00Z', 60, 'closed'],
    ['up to the evening', '2026-11-19T00:30:00Z', 30, null],
    ['into the evening', '2026-11-19T00:30:00Z', 60, 'closed'],
    ['a Saturday', '2026-11-21T17:00:00Z', 60, 'closed'],
    ['over midnight', '2026-11-21T06:45:00Z', 60, 'closed'],
    ['this minute', '2026-11-18T17:00:00Z', 60, null],
    ['a quarter ago', '2026-11-18T16:45:00Z', 60, 'past'],
  ] as const)('%s', (_, start, length, expected) => {
    expect(unusual(minutes(new Date(start), length), clinic, now)).toBe(expected);
  });
});

it.each([
  ['Morning (8AM-12PM)', '08:00', '12:00'],
  ['Afternoon (12PM-5PM)', '12:00', '17:00'],
  ['Evening (5PM-7PM)', '17:00', '19:00'],
  ['Any time', '00:00', '24:00'],
  ['', '00:00', '24:00'],
  ['Noon', '00:00', '24:00'],
])('preferred %s is from %s to %s', (chosen, from, to) => {
  expect(preferredSpan(chosen)).toEqual({ from, to });
});

describe('free times', () => {
  // Wednesday 9:05 AM in Utah.
  const from = new Date('2026-11-18T16:05:00Z');
  const search = { clinic, minutes: 60, buffer: 0, preferredTime: '', from, taken: [], days: 21 };
  const labels = (found: Date[]) =>
    found.map((moment) => {
      const { date, time } = wallClock(moment);
      return `${date} ${time}`;
    });

  it.each([
    ['any time', '', ['2026-11-18 10:00', '2026-11-18 11:00', '2026-11-18 14:00']],
    [
      'the morning',
      'Morning (8AM-12PM)',
      ['2026-11-18 10:00', '2026-11-18 11:00', '2026-11-20 09:00'],
    ],
    [
      'the afternoon',
      'Afternoon (12PM-5PM)',
      ['2026-11-18 14:00', '2026-11-18 15:00', '2026-11-18 16:00'],
    ],
    [
      'the evening, of which an hour is open',
      'Evening (5PM-7PM)',
      ['2026-11-18 17:00', '2026-11-19 17:00', '2026-11-20 17:00'],
    ],
  ])('in %s', (_, preferredTime, expected) => {
    expect(
      labels(freeSlots({ ...search, preferredTime, from: new Date('2026-11-18T17:00:00Z') })),
    ).toEqual(expected);
  });

  it('begin at the next quarter hour', () => {
    expect(labels(freeSlots({ ...search, minutes: 15 }))).toEqual([
      '2026-11-18 09:15',
      '2026-11-18 09:30',
      '2026-11-18 09:45',
    ]);
  });

  it('fit between appointments', () => {
    const taken = [
      span('2026-11-18T16:30:00Z', '2026-11-18T17:30:00Z'),
      span('2026-11-18T18:30:00Z', '2026-11-18T18:45:00Z'),
    ];
    expect(labels(freeSlots({ ...search, taken }))).toEqual([
      '2026-11-18 10:30',
      '2026-11-18 14:00',
      '2026-11-18 15:00',
    ]);
  });

  it('leave the buffers free, before a visit and after one', () => {
    const taken = [span('2026-11-18T17:00:00Z', '2026-11-18T17:30:00Z', 15)];
    // 9:15 until 9:45, then a quarter hour; 10:00 to 10:30 is taken, with a quarter hour after it.
    expect(labels(freeSlots({ ...search, minutes: 30, buffer: 15, taken }))).toEqual([
      '2026-11-18 09:15',
      '2026-11-18 10:45',
      '2026-11-18 11:30',
    ]);
  });

  it('are none when everything is taken', () => {
    const taken = [span('2026-11-01T00:00:00Z', '2027-01-01T00:00:00Z')];
    expect(freeSlots({ ...search, taken })).toEqual([]);
  });

  it('follow the clinic’s clock when it changes', () => {
    const spring = freeSlots({ ...search, from: new Date('2026-03-07T17:00:00Z') });
    expect(labels(spring)[0]).toBe('2026-03-09 09:00');
    expect(spring[0]?.toISOString()).toBe('2026-03-09T15:00:00.000Z');
  });

  it('are always free, in opening hours, at the preferred time and in the future', () => {
    const start = Date.UTC(2026, 2, 5);
    const taken = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 4 * 24 * 8 }), fc.constantFrom(1, 2, 4, 12))
        .map(([at, length]) =>
          minutes(new Date(start + at * 900_000), length * 15, length === 4 ? 30 : 0),
        ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(
        taken,
        fc.constantFrom(15, 30, 60),
        fc.constantFrom(0, 15, 30),
        fc.constantFrom('Morning (8AM-12PM)', 'Evening (5PM-7PM)', 'Any time'),
        fc.integer({ min: 0, max: 7 * 24 * 60 }),
        (visits, length, buffer, preferredTime, later) => {
          const from = new Date(start + later * 60_000);
          const found = freeSlots({
            minutes: length,
            buffer,
            preferredTime,
            from,
            taken: visits,
            days: 8,
            clinic,
          });
          const wished = preferredSpan(preferredTime);
          for (const [index, startsAt] of found.entries()) {
            const slot = minutes(startsAt, length);
            const { time } = wallClock(startsAt);
            expect(unusual(slot, clinic, from)).toBeNull();
            const locks = lockIds({ providerId: '', ...slot, buffer });
            const taken = visits.flatMap((visit) => lockIds({ providerId: '', ...visit }));
            expect(taken.filter((lock) => locks.includes(lock))).toEqual([]);
            expect(time >= wished.from && time < wished.to).toBe(true);
            const next = found[index + 1];
            if (next) expect(next.getTime()).toBeGreaterThanOrEqual(slot.endsAt.getTime());
          }
        },
      ),
    );
  });
});
