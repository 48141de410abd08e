import { describe, expect, it } from 'vitest';
import { closureDays, closureHours, comingClosures } from '#domain/clinic/coming-closures.ts';
import { isAnnounced } from '#domain/clinic/is-announced.ts';
import { closure } from '../closure-fixtures.ts';

describe('closures of the coming two weeks', () => {
  const today = '2026-11-23';
  it.each([
    ['over since yesterday', closure('2026-11-20', { to: '2026-11-22' }), false],
    ['its last day is today', closure('2026-11-20', { to: '2026-11-23' }), true],
    ['on the fourteenth day', closure('2026-12-06'), true],
    ['a day later', closure('2026-12-07'), false],
  ])('%s', (_, each, isComing) => {
    expect(comingClosures(today, [each])).toEqual(isComing ? [each] : []);
  });

  it('are in order, and the given list stays as it is', () => {
    const given = [closure('2026-12-01'), closure('2026-11-26')];
    const before = [...given];
    expect(comingClosures(today, given).map(({ from }) => from)).toEqual([
      '2026-11-26',
      '2026-12-01',
    ]);
    expect(given).toEqual(before);
  });

  it('have their days and hours in words', () => {
    expect(closureDays(closure('2026-11-26'))).toBe('Thu, Nov 26');
    expect(closureDays(closure('2026-12-31', { to: '2027-01-01' }))).toBe(
      'Thu, Dec 31 – Fri, Jan 1',
    );
    expect(closureHours(closure('2026-11-26'))).toBe('Closed');
    const part = (from: string, to: string) => closure('2026-11-26', { span: { from, to } });
    expect(closureHours(part('09:00', '12:00'))).toBe('Closed 9:00 AM – 12:00 PM');
    expect(closureHours(part('12:00', '24:00'))).toBe('Closed from 12:00 PM');
  });
});

it.each([
  ['2026-11-19', '2026-11-20', '2026-11-30', false],
  ['2026-11-20', '2026-11-20', '2026-11-30', true],
  ['2026-11-30', '2026-11-20', '2026-11-30', true],
  ['2026-12-01', '2026-11-20', '2026-11-30', false],
  ['2026-11-19', '', '', true],
])('on %s an announcement from %j until %j: %j', (date, from, until, isShown) => {
  expect(isAnnounced({ text: 'New hours', textEs: '', link: '', from, until }, date)).toBe(isShown);
});
