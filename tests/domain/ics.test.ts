import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escaped, folded, icsFileName, visitIcs } from '#domain/visits/ics.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { noMail } from '#domain/visits/visit-mail.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

const now = new Date('2026-11-10T18:30:05Z');
const appointment: Visit = {
  id: 'a1',
  leadId: 'c1',
  patientName: 'Maria Olsen',
  patientPhone: '(801) 555-0161',
  patientEmail: 'maria.olsen@example.com',
  providerId: 's2',
  providerName: 'Dr. Sample Avery',
  type: 'new_patient',
  typeName: 'New patient',
  buffer: 15,
  startsAt: new Date('2026-11-18T16:00:00Z'),
  endsAt: new Date('2026-11-18T17:00:00Z'),
  status: 'confirmed',
  note: 'Whiplash, cannot turn the head',
  updatedBy: null,
  sequence: 2,
  updatedAt: new Date('2026-11-09T18:30:05Z'),
  mail: noMail,
  answer: null,
};

const file = (fields: Partial<Visit> = {}) => visitIcs({ ...appointment, ...fields }, clinic, now);
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');
const octets = (line: string) => new TextEncoder().encode(line).length;

describe('the calendar file', () => {
  it('has an id and a version', () => {
    const lines = unfolded(file());
    for (const line of [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'UID:a1@clinic.example',
      'SEQUENCE:2',
      'DTSTAMP:20261110T183005Z',
      'LAST-MODIFIED:20261109T183005Z',
      'DTSTART;TZID=America/Denver:20261118T090000',
      'DTEND;TZID=America/Denver:20261118T100000',
      'STATUS:CONFIRMED',
      'END:VCALENDAR',
    ]) {
      expect(lines).toContain(line);
    }
  });

  it('contains the rules of the time zone, and closes each block', () => {
    const lines = unfolded(file());
    expect(lines).toContain('TZID:America/Denver');
    const blocks: string[] = [];
    for (const line of lines) {
      const [, begin] = /^BEGIN:(.+)$/.exec(line) ?? [];
      const [, end] = /^END:(.+)$/.exec(line) ?? [];
      if (begin) blocks.push(begin);
      if (end) expect(blocks.pop()).toBe(end);
    }
    expect(blocks).toEqual([]);
  });

  it('has the local time in summer, too', () => {
    const summer = { startsAt: new Date('2026-07-06T15:00:00Z') };
    expect(unfolded(file(summer))).toContain('DTSTART;TZID=America/Denver:20260706T090000');
  });

  it('says nothing about the patient or about health', () => {
    expect(file()).not.toMatch(/olsen|555-0161|whiplash|turn the|new.patient|avery/i);
  });

  it.each([
    ['scheduled', 'TENTATIVE'],
    ['completed', 'CONFIRMED'],
    ['cancelled', 'CANCELLED'],
    ['no_show', 'CANCELLED'],
  ] as const)('%s is %s', (status, expected) => {
    expect(unfolded(file({ status }))).toContain(`STATUS:${expected}`);
  });

  it.each([
    ['scheduled', 'front-desk@example.com', 'METHOD:PUBLISH'],
    ['cancelled', 'front-desk@example.com', 'METHOD:CANCEL'],
    ['no_show', 'front-desk@example.com', 'METHOD:CANCEL'],
    ['cancelled', '', 'METHOD:PUBLISH'],
  ] as const)('%s, from %j: %s', (status, email, method) => {
    const sender = { ...clinic, name: 'The "Spine", Utah', email };
    const lines = unfolded(visitIcs({ ...appointment, status }, sender, now));
    expect(lines).toContain(method);
    expect(lines.filter((line) => line.startsWith('ORGANIZER'))).toEqual(
      email ? [`ORGANIZER;CN="The 'Spine', Utah":mailto:${email}`] : [],
    );
  });

  it.each([
    ['the first 1:30', '2027-11-07T07:30:00Z', ';TZID=America/Denver:20271107T013000'],
    ['the second 1:30', '2027-11-07T08:30:00Z', ':20271107T083000Z'],
    ['the hour after it', '2027-11-07T09:00:00Z', ';TZID=America/Denver:20271107T020000'],
  ])('tells the doubled hour apart: %s', (_, startsAt, start) => {
    const endsAt = new Date(Date.parse(startsAt) + 15 * 60_000);
    expect(unfolded(file({ startsAt: new Date(startsAt), endsAt }))).toContain(`DTSTART${start}`);
  });

  it('ends every line with CRLF, after 75 octets at most', () => {
    const text = file();
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
    expect(text).toMatch(/\r\n /);
  });

  it('rings a day and two hours before', () => {
    const rings = unfolded(file()).filter((line) => line.startsWith('TRIGGER:'));
    expect(rings).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT2H']);
  });

  it('does not ring before a cancelled visit', () => {
    expect(file({ status: 'cancelled' })).not.toContain('VALARM');
  });

  it('is named after the clinic’s date', () => {
    expect(icsFileName({ startsAt: new Date('2026-11-19T01:00:00Z') })).toBe(
      'appointment-2026-11-18.ics',
    );
  });
});

it.each([
  ['a, b; c\\d', 'a\\, b\\; c\\\\d'],
  ['one\ntwo\r\nthree', 'one\\ntwo\\nthree'],
])('%j is written %j', (text, expected) => {
  expect(escaped(text)).toBe(expected);
});

it('folds any line so that it unfolds to itself, and splits no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const line = text.replace(/[\r\n]/g, '');
      const parts = folded(line).split('\r\n');
      for (const part of parts) expect(octets(part)).toBeLessThanOrEqual(75);
      expect(parts.map((part, index) => (index ? part.slice(1) : part)).join('')).toBe(line);
    }),
  );
});
