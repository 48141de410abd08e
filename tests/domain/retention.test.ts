import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Lead, leadFrom } from '#domain/leads/lead.ts';
import {
  changedBefore,
  dueFrom,
  isDue,
  keptUntil,
  offeredPeriods,
  parseRetention,
  periodLabel,
  type RetentionPeriods,
  retentionFrom,
  retentionKind,
  retentionTexts,
} from '#domain/people/retention.ts';
import { addDays, clinicDate } from '#domain/time/clinic-day.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { check } from './properties.ts';

const none: RetentionPeriods = { contact: null, pip: null, attorney: null, spam: null };
const aYear = { ...none, contact: 12 };
const noon = (date: string) => new Date(`${date}T19:00:00Z`);
const now = noon('2026-11-18');

function request(updatedAt: string, fields: Record<string, unknown> = {}): Lead {
  const stored = { type: 'contact', createdAt: noon('2020-01-02'), ...fields };
  return leadFrom('l1', { ...stored, updatedAt: noon(updatedAt) });
}

const visit = (day: string, status: Visit['status'] = 'completed') => ({
  status,
  endsAt: noon(day),
});

const until = (updatedAt: string, months: number) =>
  keptUntil(request(updatedAt), [], { ...none, contact: months });

describe('the last day on which a request is kept', () => {
  it.each([
    ['2025-11-18', 12, '2026-11-18'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2023-12-31', 2, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-03-31', 84, '2033-03-31'],
  ])('from %s, %s months: %s', (from, months, day) => {
    expect(until(from, months)).toBe(day);
  });

  it('is a day of the clinic, not of the server', () => {
    const evening = { ...request('2026-01-01'), updatedAt: new Date('2026-02-01T03:00:00Z') };
    expect(keptUntil(evening, [], { ...none, contact: 1 })).toBe('2026-02-28');
  });

  it.each<[string, Parameters<typeof keptUntil>, string | null]>([
    ['the last change', [request('2026-02-03'), [], aYear], '2027-02-03'],
    ['its arrival', [request('2019-02-03'), [], aYear], '2021-01-02'],
    ['a later visit', [request('2026-02-03'), [visit('2026-05-06')], aYear], '2027-05-06'],
    ['an earlier visit', [request('2026-02-03'), [visit('2026-01-06')], aYear], '2027-02-03'],
    [
      'a visit that did not take place',
      [request('2026-02-03'), [visit('2026-05-06', 'cancelled')], aYear],
      '2027-02-03',
    ],
    [
      'a call back',
      [request('2026-02-03', { callBackAt: noon('2026-03-04') }), [], aYear],
      '2027-03-04',
    ],
    ['no period', [request('2026-02-03'), [], none], null],
    ['the period of another kind', [request('2026-02-03', { type: 'pip' }), [], aYear], null],
    ['no date at all', [leadFrom('l1', { type: 'contact' }), [], aYear], null],
  ])('counts from %s', (_, asked, day) => {
    expect(keptUntil(...asked)).toBe(day);
  });

  it.each([
    [{ type: 'attorney', spam: false }, 'attorney'],
    [{ type: 'attorney', spam: true }, 'spam'],
  ] as const)('%j goes by the period of %s', (lead, kind) => {
    expect(retentionKind(lead)).toBe(kind);
  });
});

describe('a request whose period is over', () => {
  const hold = { hold: { why: 'A case', by: { uid: 'dana', name: 'Dana' }, at: now } };
  const later = { callBackAt: noon('2026-12-01') };
  const cases: [string, Lead, ReturnType<typeof visit>[], object | null][] = [
    ['is due the day after its last', request('2025-11-17'), [], { isOver: true }],
    ['is kept on its last day', request('2025-11-18'), [], { isOver: false, until: '2026-11-18' }],
    ['is shown for thirty days', request('2025-12-17'), [], { isOver: false, until: '2026-12-17' }],
    ['is not shown sooner', request('2025-12-18'), [], null],
    ['is kept by a hold', request('2025-11-17', hold), [], { isOver: true, protection: 'hold' }],
    [
      'is kept by a visit ahead',
      request('2025-11-17'),
      [visit('2026-11-19', 'confirmed')],
      { isOver: true, protection: 'visit', until: '2026-11-17' },
    ],
    [
      'is kept by a call back ahead',
      request('2025-11-17', later),
      [],
      { isOver: true, protection: 'call_back', until: '2026-11-17' },
    ],
    [
      'is not kept by a visit that was called off',
      request('2025-11-17'),
      [visit('2026-11-19', 'cancelled')],
      { isOver: true, protection: null },
    ],
    ['goes on with a later visit', request('2025-11-17'), [visit('2026-10-01')], null],
  ];
  it.each(cases)('%s', (_, lead, visits, due) => {
    const found = dueFrom(lead, visits, aYear, now);
    if (due) expect(found).toMatchObject(due);
    else expect(found).toBeNull();
  });

  it('is none without a period', () => {
    expect(dueFrom(request('2020-01-02'), [], none, now)).toBeNull();
  });

  it('counts a change of this minute, though the clock of this computer is behind', () => {
    const justNow = { ...request('2020-01-02'), updatedAt: new Date(now.getTime() + 600_000) };
    expect(dueFrom(justNow, [], aYear, now)).toBeNull();
  });
});

const date = fc.date({
  min: new Date('2010-01-01'),
  max: new Date('2060-01-01'),
  noInvalidDate: true,
});
const status = fc.constantFrom<Visit['status']>('scheduled', 'completed', 'cancelled', 'no_show');
const some = fc.record({
  now: date,
  months: fc.integer({ min: 1, max: 120 }),
  createdAt: date,
  updatedAt: date,
  callBackAt: fc.option(date),
  isHeld: fc.boolean(),
  visits: fc.array(fc.record({ endsAt: date, status }), { maxLength: 3 }),
});

describe('any request', () => {
  it('is never due before its period is over, on hold, or with something ahead', () => {
    let found = 0;
    check(some, ({ now, months, isHeld, visits, ...dates }) => {
      const lead = leadFrom('l1', { ...dates, hold: isHeld ? { why: 'A case' } : null });
      const due = dueFrom(lead, visits, { ...none, contact: months }, now);
      if (!due || !isDue(due)) return;
      found++;
      expect(isHeld).toBe(false);
      const kept = visits.filter(({ status }) => status === 'scheduled' || status === 'completed');
      const moments = [dates.createdAt, dates.updatedAt, ...kept.map(({ endsAt }) => endsAt)];
      if (dates.callBackAt) moments.push(dates.callBackAt);
      for (const moment of moments) {
        // Fewer days than any such period has.
        const shortest = Math.floor(months * 30.4) - 3;
        expect(clinicDate(moment) <= addDays(clinicDate(now), -shortest)).toBe(true);
      }
    });
    expect(found).toBeGreaterThan(20);
  });

  it('that is shown was last changed before the moment that the query asks for', () => {
    const near = fc.record({
      now: date,
      months: fc.integer({ min: 1, max: 120 }),
      days: fc.integer({ min: -40, max: 5 }),
    });
    let found = 0;
    check(near, ({ now, months, days }) => {
      const before = changedBefore(months, now);
      const updatedAt = new Date(before.getTime() + days * 86_400_000);
      const lead = leadFrom('l1', { createdAt: updatedAt, updatedAt });
      if (!dueFrom(lead, [], { ...none, contact: months }, now)) return;
      found++;
      expect(updatedAt < before).toBe(true);
    });
    expect(found).toBeGreaterThan(100);
  });
});

describe('the stored periods', () => {
  it('are whole months; anything else keeps the requests', () => {
    const stored = { contact: 84, pip: '24', attorney: 0, spam: 1.5, updatedAt: now };
    expect(retentionFrom(stored)).toEqual({ ...none, contact: 84 });
    expect(retentionFrom({ contact: 601, pip: -1 })).toEqual(none);
    expect(retentionFrom({})).toEqual(none);
  });

  it.each([
    [null, 'Until someone erases them'],
    [1, '1 month'],
    [18, '18 months'],
    [12, '1 year'],
    [84, '7 years'],
  ])('%s reads %s', (months, words) => {
    expect(periodLabel(months)).toBe(words);
  });

  it('that are offered are in order, and can be stored', () => {
    expect([...offeredPeriods].sort((a, b) => a - b)).toEqual(offeredPeriods);
    for (const months of offeredPeriods) {
      expect(retentionFrom({ contact: months })).toEqual({ ...none, contact: months });
    }
  });

  it.each([
    [
      { contact: '84', pip: '', attorney: '', spam: '6' },
      { ...none, contact: 84, spam: 6 },
    ],
    [{ contact: '', pip: '', attorney: '', spam: '' }, none],
  ])('%j of a form is read', (typed, value) => {
    expect(parseRetention(typed)).toEqual({ ok: true, value });
    expect(retentionTexts(value)).toEqual(typed);
  });

  it.each(['0', '-1', '601', '1.5', 'x', undefined])('%j of a form is refused', (spam) => {
    const parsed = parseRetention({ contact: '', pip: '', attorney: '', spam });
    expect(parsed).toMatchObject({ ok: false, errors: [{ field: 'spam', code: 'invalid' }] });
  });
});
