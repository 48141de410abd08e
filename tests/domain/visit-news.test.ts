/** What a patient is told of a visit, and when there is nothing to tell. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayCancel, patientVisitFrom } from '#domain/visits/patient-visit.ts';
import { type Visit, visitFrom, visitStatuses } from '#domain/visits/visit.ts';
import { patientVisitOf } from '#domain/visits/visit-for-patient.ts';
import { noMail, type ToldVisit } from '#domain/visits/visit-mail.ts';
import { concernsPatient, newsOf, toTell, visitMailStatus } from '#domain/visits/visit-news.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

const now = new Date('2026-11-18T16:00:00Z');
const startsAt = new Date('2026-11-20T16:00:00Z');

function visit(fields: Partial<Visit> = {}): Visit {
  const stored = {
    patientName: 'Maria Olsen',
    patientEmail: 'maria.olsen@example.com',
    patientPhone: '(801) 555-0161',
    providerId: 's2',
    providerName: 'Dr. Sample Avery',
    type: 'treatment',
    startsAt,
    note: 'Whiplash',
  };
  const read = visitFrom('v1', stored);
  if (!read) throw new Error('no visit');
  return { ...read, ...fields };
}

const told = (fields: Partial<ToldVisit> = {}) => ({
  ...noMail,
  state: 'sent' as const,
  triedAt: now,
  told: { ...toTell(visit()), ...fields },
});
const earlier = new Date('2026-11-19T16:00:00Z');

describe('news', () => {
  it.each([
    ['a booking', {}, 'booked'],
    ['what is known', { mail: told() }, null],
    ['another time', { mail: told({ startsAt: earlier }) }, 'moved'],
    ['another length', { mail: told({ endsAt: earlier }) }, 'moved'],
    ['another provider', { mail: told({ providerName: 'Sample Jordan T.' }) }, 'moved'],
    ['an address that was corrected', { mail: told({ email: 'maria@example.co' }) }, 'booked'],
    ['a confirmation', { mail: told(), status: 'confirmed' }, null],
    ['a cancellation', { mail: told(), status: 'cancelled' }, 'cancelled'],
    [
      'a cancellation that is known',
      { mail: told({ cancelled: true }), status: 'cancelled' },
      null,
    ],
    ['a cancellation before any mail', { status: 'cancelled' }, null],
    ['a visit that takes place after all', { mail: told({ cancelled: true }) }, 'booked'],
    ['a patient who is there', { status: 'arrived' }, null],
    ['a patient who did not come', { mail: told(), status: 'no_show' }, null],
    ['a visit that has begun', { startsAt: now }, null],
  ] satisfies [string, Partial<Visit>, string | null][])('of %s', (_, fields, expected) => {
    expect(newsOf(visit(fields), now)).toBe(expected);
  });

  it('ends with status it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...visitStatuses),
        fc.date({ min: now, max: new Date('2027-11-18T16:00:00Z'), noInvalidDate: true }),
        fc.option(fc.constant(told().told)),
        (status, start, known) => {
          const changed = visit({ status, startsAt: start, mail: { ...noMail, told: known } });
          if (!newsOf(changed, now)) return;
          const after = { ...changed, mail: { ...noMail, told: toTell(changed) } };
          expect(newsOf(after, now)).toBeNull();
        },
      ),
    );
  });
});

describe('a change', () => {
  it.each([
    ['of the time', { startsAt: earlier }, true],
    ['of the length', { endsAt: earlier }, true],
    ['of the provider', { providerId: 's1' }, true],
    ['of the address', { patientEmail: 'maria@example.com' }, true],
    ['that cancels', { status: 'cancelled' }, true],
    ['that confirms', { status: 'confirmed' }, false],
    ['that makes it a hold again', { status: 'held' }, true],
    ['of the note', { note: 'Brings the report.' }, false],
  ] satisfies [string, Partial<Visit>, boolean][])(
    '%s concerns the patient: %s',
    (_, fields, is) => {
      expect(concernsPatient(visit(), visit(fields))).toBe(is);
    },
  );
});

describe('how far the patient has been told', () => {
  it.each([
    ['no_address', { patientEmail: '' }],
    ['due', { mail: { ...noMail, askedAt: now } }],
    ['failed', { mail: { ...noMail, askedAt: now, state: 'failed' } }],
    ['told', { mail: told() }],
    ['untold', {}],
    ['untold', { mail: told({ startsAt: earlier }) }],
    ['failed', { mail: { ...told({ startsAt: earlier }), state: 'failed' } }],
    ['failed', { mail: { ...noMail, state: 'off' } }],
    ['told', { mail: told({ cancelled: true }), status: 'cancelled' }],
  ] satisfies [string, Partial<Visit>][])('%s', (expected, fields) => {
    expect(visitMailStatus(visit(fields), now)).toBe(expected);
  });
});

describe('what the link shows', () => {
  it('is the first name, and nothing else of the person', () => {
    const shown = JSON.stringify(patientVisitOf(visit({ note: 'Whiplash' }), now));
    expect(shown).toContain('"firstName":"Maria"');
    expect(shown).not.toMatch(/olsen|555-0161|whiplash|treatment/i);
  });

  it('survives the way through JSON', () => {
    const shown = patientVisitOf(visit(), now);
    expect(patientVisitFrom(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
  });

  it.each([
    ['scheduled', {}],
    ['confirmed', { status: 'confirmed' }],
    ['cancelled', { status: 'cancelled', startsAt: earlier, endsAt: now }],
    ['over', { endsAt: now }],
    ['over', { status: 'arrived' }],
    ['over', { status: 'no_show' }],
    ['held', { status: 'held', heldUntil: new Date(now.getTime() + 1) }],
    ['over', { status: 'held', heldUntil: now }],
  ] satisfies [string, Partial<Visit>][])('%s', (expected, fields) => {
    expect(patientVisitOf(visit(fields), now).status).toBe(expected);
  });

  it('has an open wish for another time, until staff have answered', () => {
    const wish = { kind: 'move', words: 'Mornings', at: now, open: true } as const;
    const open = patientVisitOf(visit({ answer: wish }), now);
    expect(open).toMatchObject({ asksToMove: true, askedAt: now });
    expect(patientVisitFrom(JSON.parse(JSON.stringify(open)))).toEqual(open);
    const answered = patientVisitOf(visit({ answer: { ...wish, open: false } }), now);
    expect(answered.asksToMove).toBe(false);
    expect(answered).not.toHaveProperty('askedAt');
  });

  it.each([
    ['24 hours before', '2026-11-19T16:00:00Z', true],
    ['a second later', '2026-11-19T16:00:01Z', false],
  ])('may cancel %s: %s', (_, moment, expected) => {
    expect(mayCancel({ startsAt }, clinic, new Date(moment))).toBe(expected);
  });

  it('may give a held time back until it begins', () => {
    const hold = { startsAt, status: 'held' } as const;
    expect(mayCancel(hold, clinic, new Date(startsAt.getTime() - 1))).toBe(true);
    expect(mayCancel(hold, clinic, startsAt)).toBe(false);
  });
});
