/** The words of messages: what they may hold, and how they are filled in. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areGood, parseWords } from '#domain/messages/check-words.ts';
import { healthPattern, healthWordIn } from '#domain/messages/health-words.ts';
import {
  kindOfMessage,
  type MessageId,
  messageGroups,
  messageIds,
  messageOf,
} from '#domain/messages/message-kinds.ts';
import { originalWordsOf, templateFrom, wordsInUse } from '#domain/messages/message-template.ts';
import { type MessageKind, originalWords } from '#domain/messages/original-words.ts';
import { fillIn, namesIn, placeholders } from '#domain/messages/placeholders.ts';
import { sampleValues } from '#domain/messages/sample-values.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { check, nastyText } from './properties.ts';

/** Monday 10:00 AM at the clinic, which is open. */
const now = new Date('2026-11-23T17:00:00Z');

const errorIn = (id: MessageId, change: { subject?: unknown; body?: unknown }) => {
  const parsed = parseWords(id, { ...originalWordsOf(id), ...change }, clinic);
  return parsed.ok ? null : parsed.errors.map(({ message }) => message).join('\n');
};

describe.each(messageIds)('%s', (id) => {
  const { subject, body } = originalWordsOf(id);
  const { placeholders: known, channel } = messageOf(id);

  it('has original words that pass the checks, and come through them unchanged', () => {
    expect(parseWords(id, { subject, body }, clinic)).toEqual({
      ok: true,
      value: { subject, body },
    });
  });

  it('has a value for each of its placeholders', () => {
    const values = sampleValues(id, clinic, now);
    expect(known.filter((name) => !values[name])).toEqual([]);
    expect(fillIn(`${subject}\n\n${body}`, values)).not.toMatch(/[{}]/);
  });

  it('has a subject only as a mail', () => {
    expect(subject === '').toBe(channel === 'text');
  });

  it('has its place in the list', () => {
    expect(
      messageGroups.flatMap(({ kinds }) => kinds).filter((kind) => kind === kindOfMessage(id)),
    ).toHaveLength(1);
  });

  it('has the placeholders of its English words', () => {
    const english = originalWordsOf(kindOfMessage(id));
    expect(namesIn(subject)).toEqual(namesIn(english.subject));
    expect(new Set(namesIn(body))).toEqual(new Set(namesIn(english.body)));
  });
});

describe('what is refused, in a sentence', () => {
  it.each<[string, MessageKind, { subject?: unknown; body?: unknown }, string | RegExp]>([
    ['no subject', 'visitBooked', { subject: ' ' }, 'Please write a subject'],
    ['no words', 'visitText', { body: '\n' }, 'Please write the words of the message'],
    ['a long subject', 'visitBooked', { subject: 's'.repeat(121) }, /120 characters at most/],
    [
      'a long mail',
      'visitBooked',
      { body: `{when} {link} ${'w'.repeat(4000)}` },
      /4000 characters at most/,
    ],
    ['a long text', 'visitText', { body: `{when} ${'w'.repeat(480)}` }, /480 characters at most/],
    [
      'a placeholder that does not exist',
      'visitText',
      { body: '{when} {doctor}' },
      'There is no {doctor}. Use one of {first name}, {when}, {with}, {clinic}, {phone}, {call us}.',
    ],
    ['one of another message', 'visitText', { body: '{when} {link}' }, /^There is no {link}\./],
    [
      'no link to confirm by',
      'visitBooked',
      { body: 'See you {when}' },
      'Keep {link}, so that the patient can confirm.',
    ],
    [
      'no time',
      'visitCancelled',
      { body: 'It is off.' },
      'Keep {when}, so that the patient knows the time.',
    ],
    [
      'a lost brace',
      'visitText',
      { body: 'See you {when}, {clinic' },
      'Missing { or }. Please add or delete one.',
    ],
    [
      'health in the text of an ask for a review',
      'reviewText',
      { body: 'How is your neck? {review link}' },
      '“neck” says something about health. Please leave it out.',
    ],
    [
      'an ask for a review without the link',
      'reviewMail',
      { body: 'How did we do?' },
      'Keep {review link}, so that they know where to write.',
    ],
    [
      'the clinic in the subject',
      'visitBooked',
      { subject: '{clinic}: {when}' },
      '{clinic} can’t stand in a subject. Use {when} there.',
    ],
    [
      'the name in the subject',
      'receivedContact',
      { subject: '{greeting}' },
      '{greeting} can’t stand in a subject.',
    ],
    [
      'health in the subject',
      'visitBooked',
      { subject: 'Your Neck Pain on {when}' },
      '“Neck” can be read on a locked phone. Please leave it out of the subject.',
    ],
    [
      'a draft that no link can carry',
      'pipGuide',
      { body: `{guide link} ${'ü'.repeat(320)}` },
      /^Email programs would cut this draft off\. Please leave out about \d+0 characters\.$/,
    ],
  ])('%s', (_, kind, change, message) => {
    expect(errorIn(kind, change)).toMatch(message);
  });

  it.each([
    ['{{when}}, {{first_name}}', '{when}, {first name}'],
    ['{When} { FIRST NAME }', '{when} {first name}'],
    ['{{{when}}} {first name}', '{when} {first name}'],
  ])('not %j, which is stored as %j', (body, stored) => {
    const parsed = parseWords('visitText', { body }, clinic);
    expect(parsed).toEqual({ ok: true, value: { subject: '', body: stored } });
  });

  it('a line break in a stored subject', () => {
    const words = { ...originalWords.en.visitBooked, subject: 'Hello\nBcc: x@evil.example' };
    expect(areGood('visitBooked', words, clinic)).toBe(false);
  });
});

describe('words about health', () => {
  it.each([
    ...['pain', 'Painful', 'hurts', 'injury', 'Injured', 'car accident', 'CRASH', 'whiplash'],
    ...['chiropractor', 'Chiropractic', 'spine', 'spinal', 'neck', 'therapy', 'treatment', 'exam'],
    ...['re-examination', 'x-ray', 'X ray', 'xrays', 'MRI', 'diagnosis', 'symptoms', 'medical'],
    ...['patient', 'doctor', 'surgery', 'surgeon', 'concussion', 'headaches', 'backache'],
    ...['migraine', 'sciatica', 'health', 'hospital', 'rehab', 'massage', 'sprained'],
    ...[
      'accidente',
      'dolor',
      'dolores',
      'lesión',
      'lesiones',
      'quiropráctico',
      'médico',
      'clínica médica',
    ],
    ...['síntomas', 'cirugía', 'salud', 'espalda', 'cuello', 'choque', 'tratamiento', 'mareo'],
    ...['latigazo', 'lastimada', 'esguince', 'hinchazón', 'migraña', 'jaqueca', 'vértebra'],
    ...['fisioterapia', 'masaje', 'moretones', 'radiografía', 'torcedura'],
  ])('%s is refused anywhere in a subject', (word) => {
    for (const subject of [word, `Your ${word} on {when}`, `(${word})`, word.toUpperCase()]) {
      expect(healthWordIn(subject)).not.toBeNull();
      expect(errorIn('visitBooked', { subject })).toContain('on a locked phone');
      expect(subject.toLowerCase()).toMatch(new RegExp(`^${healthPattern}$`));
    }
  });

  it.each([
    ...['Please call us back', 'Your example', 'A necklace', 'The painter', 'Treasure', 'Crayons'],
    ...['Your appointment on {when}', 'Your free Utah PIP guide', 'Your visit with us'],
    ...[
      'Su cita: {when}',
      'Recibimos su solicitud de cita',
      '¿Cómo le fue?',
      'Su guía PIP de Utah, gratis',
    ],
    ...['We received your request', 'Paint', 'A spin', 'Nursery rhymes', 'Discuss', 'Achieve'],
  ])('%s is fine', (subject) => {
    expect(healthWordIn(subject)).toBeNull();
    expect(subject.toLowerCase()).not.toMatch(new RegExp(`^${healthPattern}$`));
  });

  it.each([
    ['a soft hyphen', 'in\u00adjury'],
    ['a zero-width space', 'whip\u200blash'],
    ['a word joiner', 'pa\u2060in'],
    ['a variation selector', 'sp\ufe0fine'],
    ['full-width letters', 'ｐａｉｎ'],
    ['mathematical letters', '𝐩𝐚𝐢𝐧'],
    ['Cyrillic letters', 'раіn'],
    ['Cyrillic capitals', 'НЕАLТН'],
    ['Greek letters', 'ραιn'],
    ['accents', 'páïn'],
    ['a dotless i', 'ınjury'],
  ])('are seen behind %s', (_, word) => {
    expect(errorIn('visitBooked', { subject: `Your ${word} on {when}` })).toContain(
      'on a locked phone',
    );
  });

  it.each(['Ваш визит', 'Το ραντεβού σας', 'Su cita', '您的预约', 'Café at {when}'])(
    '%s of another language is fine',
    (subject) => expect(healthWordIn(subject)).toBeNull(),
  );

  it('are the same in the rules', () => {
    expect(readFileSync('firestore.rules', 'utf8')).toContain(`.matches('${healthPattern}')`);
  });

  it('the rules agree with the screen about any subject', () => {
    check(nastyText, (text) => {
      const subject = text.replace(/\s+/g, ' ');
      const isRefused = new RegExp(`^${healthPattern}$`, 's').test(subject.toLowerCase());
      if (/^[ -~]*$/.test(subject)) expect(healthWordIn(subject) !== null).toBe(isRefused);
    });
  });
});

describe('filling in', () => {
  it('leaves out a paragraph without words, and keeps what it does not know', () => {
    expect(
      fillIn('{greeting}\n\n{if closed}\n\n\n{foo} at {when}', {
        greeting: 'Hello,',
        'if closed': '',
        when: 'noon',
      }),
    ).toBe('Hello,\n\n{foo} at noon');
    expect(fillIn('{when}. {when}, {foo}, {constructor}.', { when: '9:00 a. m.' })).toBe(
      '9:00 a. m. 9:00 a. m., {foo}, {constructor}.',
    );
  });

  it('leaves out a line or paragraph whose values are all empty', () => {
    const words = '{clinic}\nPhone: {phone}\n\nOpening hours\n{opening hours}\n\nCall {clinic}';
    const values = { clinic: 'Canyon Spine', phone: '', 'opening hours': '' };
    expect(fillIn(words, values)).toBe('Canyon Spine\n\nCall Canyon Spine');
  });

  it('fills no value a second time, whatever a patient is called', () => {
    const names = fc.constantFrom(...Object.keys(placeholders));
    check(fc.tuple(nastyText, names), ([text, name]) => {
      const hostile = `${text}{${name}}$&$1{link}`;
      const filled = fillIn('Hi {first name}!', { 'first name': hostile, link: 'secret' });
      expect(filled).toBe(`Hi ${hostile}!`);
    });
  });
});

describe('stored words', () => {
  const stored = {
    subject: 'See you {when}',
    body: '{when} {link}',
    by: { uid: 'd', name: 'Dana' },
  };

  it('go out in place of the original ones', () => {
    const template = templateFrom('visitBooked', stored);
    expect(wordsInUse('visitBooked', template, clinic)).toEqual({
      subject: 'See you {when}',
      body: '{when} {link}',
    });
    expect(wordsInUse('visitBooked', null, clinic)).toBe(originalWords.en.visitBooked);
  });

  it('of one language leave the other as it is', () => {
    const template = templateFrom('visitBooked-es', stored);
    expect(template?.id).toBe('visitBooked-es');
    expect(wordsInUse('visitBooked-es', template, clinic).body).toBe('{when} {link}');
    expect(wordsInUse('visitBooked-es', null, clinic)).toBe(originalWords.es.visitBooked);
  });

  it.each([
    ['a word about health in the subject', { subject: 'Your pain' }],
    ['no link', { body: 'See you' }],
    ['words of another type', { body: 7 }],
  ])('do not go out with %s', (_, change) => {
    const template = templateFrom('visitBooked', { ...stored, ...change });
    expect(wordsInUse('visitBooked', template, clinic)).toBe(originalWords.en.visitBooked);
  });

  it('of a message that no longer exists are left out', () => {
    expect(templateFrom('newsletter', stored)).toBeNull();
    expect(templateFrom('visitBooked-fr', stored)).toBeNull();
    expect(templateFrom('visitBooked-es-es', stored)).toBeNull();
  });
});
