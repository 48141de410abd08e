import { describe, expect, it } from 'vitest';
import {
  contactsOf,
  isAskable,
  mayAsk,
  nextAskAt,
  ofPerson,
  type ReviewAsk,
  reviewAskFrom,
} from '#domain/visits/review-ask.ts';
import { visitStatuses } from '#domain/visits/visit.ts';

const now = new Date('2026-11-24T18:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const ask = (days: number | null, isOptedOut = false): ReviewAsk => ({
  askedAt: days === null ? null : daysAgo(days),
  isOptedOut,
  takenBack: null,
});

const takenBack = (days: number): ReviewAsk => ({
  ...ask(null),
  takenBack: { by: { uid: 'dana', name: 'Dana Reyes' }, at: daysAgo(days) },
});

it('comes after the visit', () => {
  expect(visitStatuses.filter((status) => isAskable({ status }))).toEqual(['arrived', 'completed']);
});

describe('a person', () => {
  it.each([
    [['mailto:m@x.example', 'tel:+18015550161'], 'm@x.example', '(801) 555-0161'],
    [['tel:+18015550161'], '', '801.555.0161'],
    [['mailto:m@x.example'], 'm@x.example', ''],
    [[], '', ''],
  ])('is known as %j', (contacts, patientEmail, patientPhone) => {
    expect(contactsOf({ patientEmail, patientPhone })).toEqual(contacts);
  });

  it.each<[string, ReviewAsk[], ReviewAsk]>([
    ['nothing', [], ask(null)],
    ['the last time by any contact', [ask(100), ask(3), ask(null)], ask(3)],
    ['a no by any contact', [ask(3), ask(null, true)], ask(3, true)],
    [
      'the last no that was taken back',
      [takenBack(5), takenBack(2), ask(null)],
      { ...ask(null), ...takenBack(2) },
    ],
  ])('is known for %s', (_what, asks, known) => {
    expect(ofPerson(asks)).toEqual(known);
  });

  it.each<[string, ReviewAsk, boolean]>([
    ['who was never asked', ask(null), true],
    ['who was asked 89 days ago', ask(89), false],
    ['who was asked 90 days ago', ask(90), true],
    ['who said no', ask(null, true), false],
    ['who said no long ago', ask(200, true), false],
  ])('%s', (_who, known, may) => {
    expect(mayAsk(known, now)).toBe(may);
  });

  it('may be asked again 90 days later', () => {
    expect(nextAskAt(ask(90))).toEqual(now);
    expect(nextAskAt(ask(null))).toBeNull();
  });
});

it.each([
  [{ askedAt: daysAgo(1), isOptedOut: true }, ask(1, true)],
  [{ askedAt: null, isOptedOut: 'yes' }, ask(null)],
  [{}, ask(null)],
  [{ takenBack: takenBack(2).takenBack }, takenBack(2)],
  [{ takenBack: { at: daysAgo(2) } }, ask(null)],
])('is read from %j', (stored, read) => {
  expect(reviewAskFrom(stored)).toEqual(read);
});
