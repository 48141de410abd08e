/** What staff read about a visit. */
import { describe, expect, it } from 'vitest';
import { type Visit, visitFrom } from '#domain/visits/visit.ts';
import { noMail } from '#domain/visits/visit-mail.ts';
import { newsToRepeat, toTell, visitMailStatus } from '#domain/visits/visit-news.ts';
import { stateLabel, visitLine } from '#domain/visits/visit-state.ts';

const now = new Date('2026-11-18T16:00:00Z');
const startsAt = new Date('2026-11-25T16:00:00Z');

function visit(fields: Partial<Visit> = {}): Visit {
  const stored = {
    patientName: 'Maria Lena Olsen',
    patientEmail: 'maria.olsen@example.com',
    patientPhone: '(801) 555-0161',
    providerName: 'Dr. Sample Avery',
    type: 're_examination',
    startsAt,
    note: 'Whiplash',
  };
  const read = visitFrom('v1', stored);
  if (!read) throw new Error('no visit');
  return { ...read, ...fields };
}

const mail = { ...noMail, state: 'sent' as const, triedAt: now, told: toTell(visit()) };
const answer = {
  kind: 'confirmed' as const,
  words: '',
  at: new Date('2026-11-18T17:00:00Z'),
  open: false,
};
const earlier = new Date('2026-11-18T15:00:00Z');

describe('the state of a visit', () => {
  it.each<[string, Partial<Visit>]>([
    ['Scheduled', {}],
    ['Held until 11:30 AM', { status: 'held', heldUntil: new Date('2026-11-18T18:30:00Z') }],
    [
      'Held until it starts',
      {
        status: 'held',
        startsAt: new Date('2026-11-18T18:30:00Z'),
        heldUntil: new Date('2026-11-18T18:30:00Z'),
      },
    ],
    ['Held until Thu 9:00 AM', { status: 'held', heldUntil: new Date('2026-11-19T16:00:00Z') }],
    ['Hold has lapsed', { status: 'held', heldUntil: now }],
    ['Hold has lapsed', { status: 'held' }],
    ['Scheduled', { status: 'scheduled', heldUntil: new Date('2026-11-19T16:00:00Z') }],
    ['Confirmed', { status: 'confirmed' }],
    ['Confirmed by patient', { status: 'confirmed', mail, answer }],
    [
      'Confirmed',
      { status: 'confirmed', mail, answer, startsAt: new Date('2026-11-26T16:00:00Z') },
    ],
    ['Confirmed', { status: 'confirmed', mail, answer: { ...answer, at: earlier } }],
    ['Scheduled', { mail, answer }],
    ['Asks for another time', { mail, answer: { ...answer, kind: 'move', open: true } }],
    [
      'Asks for another time',
      { status: 'confirmed', mail, answer: { ...answer, kind: 'move', open: true } },
    ],
    ['Scheduled', { mail, answer: { ...answer, kind: 'move' } }],
    ['Arrived', { status: 'arrived', mail, answer: { ...answer, kind: 'move', open: true } }],
    ['Cancelled by patient', { status: 'cancelled', answer: { ...answer, kind: 'cancelled' } }],
    ['Cancelled', { status: 'cancelled', answer }],
    ['No show', { status: 'no_show', mail, answer }],
  ])('%s', (label, fields) => {
    expect(stateLabel(visit(fields), now)).toBe(label);
  });

  it('ends the line about a visit, which breaks behind a dot only', () => {
    const facts = visitLine(visit(), now);
    expect(facts).toBe('Re-examination\u00a0· Dr. Sample Avery\u00a0· Scheduled');
    expect(visitLine(visit({ providerName: '' }), now)).toBe('Re-examination\u00a0· Scheduled');
  });
});

describe('a mail that was asked for and has nothing to say', () => {
  it('leaves a patient told, or untold', () => {
    expect(visitMailStatus(visit({ mail: { ...mail, askedAt: now } }), now)).toBe('told');
    const cancelled = visit({ status: 'cancelled', mail: { ...noMail, askedAt: now } });
    expect(visitMailStatus(cancelled, now)).toBe('untold');
  });
});

describe('what can be told', () => {
  it.each<[boolean, string, Partial<Visit>]>([
    [true, 'a visit ahead', {}],
    [true, 'one that is known', { mail, status: 'confirmed' }],
    [true, 'the end of one that is known', { mail, status: 'cancelled' }],
    [false, 'the end of one that is not', { status: 'cancelled' }],
    [false, 'one that has begun', { startsAt: now }],
    [false, 'a patient who is there', { status: 'arrived' }],
    [false, 'a patient who did not come', { mail, status: 'no_show' }],
  ])('%s: %s', (expected, _, fields) => {
    expect(newsToRepeat(visit(fields), now) !== null).toBe(expected);
  });
});
