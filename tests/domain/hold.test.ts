import { describe, expect, it } from 'vitest';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { promisedBy } from '#domain/requests/promise.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { holdEnd } from '#domain/visits/hold.ts';
import { slotResultText } from '#domain/visits/slot-result.ts';
import { slotTexts } from '#words/slots.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { slotTexts as spanishTexts } from '../../src/words/es/slots.ts';

const sentAt = new Date('2026-11-18T16:00:00Z');
const far = new Date('2026-12-02T16:00:00Z');

describe('what a visitor reads of a held time', () => {
  const slot = 'held';
  const startsAt = new Date('2026-11-19T17:00:00Z');
  const heldUntil = minutesAfter(startsAt, -60);

  it.each([
    [
      'with its end',
      heldUntil,
      slotTexts,
      'Thu 10:00 AM is held for you until 9 AM tomorrow. We’ll confirm it with you.',
    ],
    [
      'without an end at its start',
      startsAt,
      slotTexts,
      'Thu 10:00 AM is held for you. We’ll confirm it with you.',
    ],
    [
      'in Spanish',
      heldUntil,
      spanishTexts,
      'Le apartamos esta hora: jue. 10:00 a. m. La guardamos hasta mañana a las 9:00 a. m. y la confirmaremos con usted.',
    ],
    [
      'in Spanish, without an end at its start',
      startsAt,
      spanishTexts,
      'Le apartamos esta hora: jue. 10:00 a. m. La confirmaremos con usted.',
    ],
  ])('%s', (_, heldUntil, words, text) =>
    expect(
      slotResultText({ slot, startsAt, heldUntil, link: '' }, sentAt, words).replaceAll(
        '\u00a0',
        ' ',
      ),
    ).toBe(text),
  );
});

describe('a time is held', () => {
  it('until half an hour after the promised call', () => {
    const end = minutesAfter(promisedBy(sentAt, clinic), 30);
    expect(holdEnd(sentAt, far, clinic, { holdMinutes: null })).toEqual(end);
  });

  it('as long as the clinic has set', () => {
    expect(holdEnd(sentAt, far, clinic, { holdMinutes: 45 })).toEqual(minutesAfter(sentAt, 45));
  });

  it('never beyond its start', () => {
    const startsAt = minutesAfter(sentAt, 30);
    expect(holdEnd(sentAt, startsAt, clinic, { holdMinutes: 45 })).toEqual(startsAt);
    expect(holdEnd(sentAt, startsAt, emptyClinic, { holdMinutes: null })).toEqual(startsAt);
  });
});
