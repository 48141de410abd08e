import { describe, expect, it } from 'vitest';
import { originalWords } from '#domain/messages/original-words.ts';
import { fillIn } from '#domain/messages/placeholders.ts';
import { textParts } from '#domain/messages/text-parts.ts';
import { visitTextKind, visitTextValues } from '#domain/messages/visit-values.ts';
import { smsHref } from '#domain/text/sms.ts';
import type { VisitStatus } from '#domain/visits/visit.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

const visit = {
  patientName: 'Maria Lena Olsen',
  providerName: 'Dr. Sample Avery',
  startsAt: new Date('2026-11-25T16:00:00Z'),
};

const textAbout = (status: VisitStatus) =>
  fillIn(originalWords.en[visitTextKind({ status })].body, visitTextValues(visit, clinic, 'en'));

describe('the text message', () => {
  it('says who, when, where and whom to call', () => {
    expect(textAbout('scheduled')).toBe(
      "Hi Maria, your appointment at Wasatch Spine & Auto Injury is on Wednesday, November 25 at 9:00 AM. If you can't make it, call us at (801) 555-0142.",
    );
  });

  it('says that a visit is cancelled', () => {
    expect(textAbout('cancelled')).toBe(
      'Hi Maria, your appointment at Wasatch Spine & Auto Injury on Wednesday, November 25 at 9:00 AM is cancelled. To book another time, call us at (801) 555-0142.',
    );
  });

  it.each(['scheduled', 'cancelled'] as const)('has no word about health: %s', (status) => {
    const words = textAbout(status).replace(clinic.name, '');
    expect(words).not.toMatch(/olsen|whiplash|exam|treat|patient|injur|spine|pain|avery/i);
  });

  it('goes to the number, with every character escaped', () => {
    const href = smsHref('(801) 555-0161', textAbout('scheduled'));
    expect(href).toMatch(/^sms:\+18015550161\?&body=Hi%20Maria%2C%20your/);
    expect(href.split('body=')[1]).not.toMatch(/[ &#?+]/);
  });
});

it.each([
  [1, 'a'.repeat(160)],
  [2, 'a'.repeat(161)],
  [2, 'a'.repeat(306)],
  [3, 'a'.repeat(307)],
  [1, '’'.repeat(70)],
  [2, `${'a'.repeat(70)}’`],
  [3, `${'a'.repeat(134)}’`],
  [1, '€'.repeat(80)],
  [2, '€'.repeat(81)],
  [1, ''],
])('a phone sends %i: %j', (parts, text) => {
  expect(textParts(text)).toBe(parts);
});
