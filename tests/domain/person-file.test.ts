import { describe, expect, it } from 'vitest';
import { type PersonFile, personHtml, personJson } from '#domain/people/person-file.ts';

const at = new Date('2026-11-18T19:00:00Z');
const by = { uid: 'dana-uid', name: 'Dana Reyes' };
const internal = { secretScore: 'internal-1', nested: { uid: 'internal-2' } };

const file: PersonFile = {
  requests: [
    {
      id: 'l1',
      fields: {
        ...{ type: 'contact', name: 'Maria Olsen', email: 'maria@example.com' },
        ...{ phone: '(801) 555-0161', injury: 'Neck pain', preferredTime: 'Morning' },
        ...{ wasInAccident: true, message: 'Please call', ownMessage: 'Please call' },
        details: { preferredTime: 'Morning', typeOfInjury: 'Neck pain', ...internal },
        ...{ status: 'in_review', spam: false, duplicateOf: 'other-person', changeId: 'change-1' },
        ...{ createdAt: at, updatedAt: at, promisedBy: at, heardFrom: 'friend' },
        hold: { why: 'Case 12', by, at, ...internal },
        notify: { clinic: 'sent', patient: 'failed', dueAt: at, claimedUntil: at, ...internal },
        source: { page: '/contact', referrerHost: 'google.com', utm: { source: 'ad' } },
        consent: { version: '2026-10', at },
        searchKeys: ['801', '8015', 'maria o'],
        ...internal,
      },
      history: [
        { kind: 'note', text: '<b>Mornings</b>', leadId: 'l1', by, at, ...internal },
        { kind: 'call', outcome: 'left_message', by, at },
        { kind: 'status', from: 'new', to: 'in_review', by, at },
        { kind: 'correction', from: { name: 'Mary Olsen' }, to: { name: 'Maria Olsen' }, by, at },
        { kind: 'hold', why: null, by, at },
        { kind: 'resend', leadId: 'l1', by, at },
        { kind: 'of_tomorrow', text: 'internal-3', by, at },
      ],
    },
  ],
  visits: [
    {
      id: 'v1',
      fields: {
        ...{ leadId: 'l1', patientName: 'Maria Olsen', type: 'new_patient', status: 'no_show' },
        ...{ providerId: 'provider-id', providerName: 'Dr. Sample Avery', startsAt: at },
        ...{ note: 'Room 2', sequence: 4, changeId: 'change-2', updatedBy: by },
        mail: { askedAt: at, state: 'sent', triedAt: at, told: { email: 'internal-4' } },
        answer: { kind: 'move', words: 'After 3', at, open: true },
        ...internal,
      },
      history: [
        { kind: 'booking', leadId: 'l1', to: { status: 'scheduled', startsAt: at }, by, at },
        {
          ...{ kind: 'visit_change', leadId: 'l1', fields: ['providerId'], by, at },
          ...{
            from: { status: 'scheduled', startsAt: at },
            to: { status: 'no_show', startsAt: at },
          },
        },
      ],
    },
  ],
  imported: [
    {
      id: 'i-00002',
      fields: {
        ...{ importId: 'internal-5', name: 'Maria Olsen', keys: ['(801) 555-0161'], lang: 'es' },
        ...{ createdAt: at, ...internal },
      },
      history: [],
    },
  ],
  reviewAsks: [
    { ...{ askedAt: at, isOptedOut: true, takenBack: { by, at }, updatedBy: by }, ...internal },
  ],
};

const html = personHtml(file, 'Canyon Spine', at);
const json = personJson(file, 'Canyon Spine', at);

describe.each([
  ['the file to read', html],
  ['the file for computers', json],
])('%s', (_, text) => {
  it.each([
    ['the words of the person', /Neck pain.*Please call/s],
    ['a status in words', /In review/],
    ['what a colleague noted, with their name', /Mornings.*Dana Reyes/s],
    ['a call', /Left a message/],
    ['a contact before its correction', /Mary Olsen/],
    ['a visit', /New patient.*Dr\. Sample Avery|Dr\. Sample Avery.*New patient/s],
    ['a missed visit', /No show/],
    ['an answer', /Asked for another time/],
    ['a legal hold', /Case 12/],
    ['an email that was sent again', /Sent again/],
    ['a no to reviews that was taken back', /May be asked again since/],
  ])('has %s', (_name, words) => {
    expect(text).toMatch(words);
  });

  it.each([
    ['a field that nobody knows', /internal|secretScore/],
    ['keys of the search', /8015\b|maria o\b|search ?keys/i],
    ['an id of a change', /change-\d|change ?id/i],
    ['an account of a colleague', /dana-uid|\buid\b|provider-id/i],
    ['an id of another person’s request', /other-person/],
    [
      'a name of a field',
      /[a-z][A-Z][a-z]+At\b|patientName|wasInAccident|in_review|no_show|isOptedOut/,
    ],
  ])('has no %s', (_name, words) => {
    expect(text.replace(/"(exportedAt|reviewAsks)"/g, '')).not.toMatch(words);
  });
});

it('says when, with the year', () => {
  expect(html).toContain('<p>Canyon Spine, Wed, Nov 18, 2026 at 12:00 PM</p>');
  expect(html).toContain('<td>Wed, Nov 18, 2026 at 12:00 PM</td>');
});

it('shows typed text as text', () => {
  expect(html).toContain('&#60;b&#62;Mornings&#60;/b&#62;');
});

it('has the answers of a request from before details were kept', () => {
  const fields = { type: 'contact', fullName: 'Old Name', typeOfInjury: 'Back', createdAt: at };
  const old = personHtml({ ...file, requests: [{ id: 'l2', fields, history: [] }] }, '', at);
  expect(old).toMatch(/Old Name.*Back/s);
});

it('has what a law firm wrote', () => {
  const details = {
    firm: 'Zion Law',
    clientInitials: 'M. O.',
    dateOfLoss: '2026-10-01',
    clientPhone: '(801) 555-0188',
    request: 'Records',
  };
  const fields = { type: 'attorney', name: 'Ann Bell', details, createdAt: at };
  const letter = personHtml({ ...file, requests: [{ id: 'l3', fields, history: [] }] }, '', at);
  expect(letter).toMatch(
    /Firm.*Zion Law.*Client’s initials.*M\. O\..*Date of loss.*2026-10-01.*Client’s phone.*555-0188.*What was asked for.*Records/s,
  );
});
