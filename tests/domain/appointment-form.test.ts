import { describe, expect, it } from 'vitest';
import {
  composeAppointmentMessage,
  parseAppointmentRequest,
  preferredTimes,
} from '#domain/requests/appointment-request.ts';

const filled = {
  name: ' Maria  Olsen ',
  email: 'Maria@Example.COM',
  phone: '+1 801 555 0100',
  preferredTime: 'Morning (8AM-12PM)',
  typeOfInjury: ' neck pain ',
  wasInAccident: 'yes',
};

/** 'x…x.x…x.…' in labels of at most 63 characters */
const domainOf = (length: number) => `${`${'x'.repeat(49)}.`.repeat(5).slice(0, length - 3)}.us`;

function errorsOf(changes: Record<string, unknown>) {
  const parsed = parseAppointmentRequest({ ...filled, ...changes });
  return parsed.ok ? [] : parsed.errors.map(({ field, code, message }) => [field, code, message]);
}

describe('the appointment form', () => {
  it('P-CONTACT-23 makes the payload from what was typed', () => {
    expect(parseAppointmentRequest(filled)).toEqual({
      ok: true,
      value: {
        type: 'appointment',
        name: 'Maria Olsen',
        email: 'maria@example.com',
        phone: '(801) 555-0100',
        preferredTime: 'Morning (8AM-12PM)',
        typeOfInjury: 'neck pain',
        wasInAccident: true,
        message: 'Preferred time: Morning (8AM-12PM)\nCar accident: Yes\nInjury type: neck pain',
        recaptchaToken: null,
      },
    });
  });

  it('parses its own payload to itself, as the function does', () => {
    const first = parseAppointmentRequest(filled);
    if (!first.ok) throw new Error('expected a value');
    expect(parseAppointmentRequest(first.value)).toEqual(first);
  });

  it('P-CONTACT-12 takes No for an accident that was not mentioned', () => {
    const { wasInAccident: _, ...rest } = filled;
    expect(parseAppointmentRequest(rest)).toMatchObject({ value: { wasInAccident: false } });
    expect(parseAppointmentRequest({ ...rest, wasInAccident: 'no' })).toMatchObject({
      value: { wasInAccident: false },
    });
  });

  it('P-CONTACT-25 composes the message, with the words for what was left out', () => {
    expect(
      composeAppointmentMessage({ preferredTime: '', wasInAccident: false, typeOfInjury: '' }),
    ).toBe('Preferred time: Any time\nCar accident: No\nInjury type: Not specified');
  });

  it('P-CONTACT-11 offers four times; an unknown one reads as none', () => {
    expect(preferredTimes).toEqual([
      'Morning (8AM-12PM)',
      'Afternoon (12PM-5PM)',
      'Evening (5PM-7PM)',
      'Any time',
    ]);
    expect(parseAppointmentRequest({ ...filled, preferredTime: 'Midnight' })).toMatchObject({
      ok: true,
      value: { preferredTime: '' },
    });
  });

  it.each([
    ['P-CONTACT-04 no name', { name: '' }, ['name', 'required', 'Name is required']],
    ['P-CONTACT-04 blanks only', { name: ' \t\u200b ' }, ['name', 'required', 'Name is required']],
    [
      'P-CONTACT-05 neither e-mail nor phone',
      { email: ' ', phone: '' },
      ['email', 'required', 'Either email or phone number is required'],
    ],
    [
      'P-CONTACT-07 a bad e-mail',
      { email: 'maria@example' },
      ['email', 'invalid', 'Please enter a valid email address'],
    ],
    [
      'P-CONTACT-07 a bad e-mail beside a good phone',
      { email: 'maria olsen@example.com' },
      ['email', 'invalid', 'Please enter a valid email address'],
    ],
    [
      'P-CONTACT-08 a bad phone beside a good e-mail',
      { phone: '801-555' },
      ['phone', 'invalid', 'Please enter a valid phone number'],
    ],
    [
      'a phone with an extension',
      { phone: '801-555-0100 x204' },
      ['phone', 'invalid', 'Please leave out the extension: the phone number alone is enough'],
    ],
    [
      'a name that shows nothing',
      { name: '\u2800\u3164' },
      ['name', 'required', 'Name is required'],
    ],
    [
      'a name over the limit',
      { name: 'x'.repeat(121) },
      ['name', 'too_long', 'Name is too long (120 characters at most)'],
    ],
    [
      'an e-mail over the limit',
      { email: `ann@${domainOf(251)}` },
      ['email', 'too_long', 'Email is too long (254 characters at most)'],
    ],
    [
      'a phone over the limit',
      { phone: '8'.repeat(33) },
      ['phone', 'too_long', 'Phone number is too long (32 characters at most)'],
    ],
    [
      'an injury over the limit',
      { typeOfInjury: 'x'.repeat(501) },
      ['typeOfInjury', 'too_long', 'Type of injury is too long (500 characters at most)'],
    ],
    [
      'an injury that is longer than any message',
      { message: undefined, typeOfInjury: 'x'.repeat(5000) },
      ['typeOfInjury', 'too_long', 'Type of injury is too long (500 characters at most)'],
    ],
    [
      'a wish that is longer than any message',
      { message: undefined, wanted: 'x'.repeat(5000) },
      ['wanted', 'too_long', 'Text is too long (120 characters at most)'],
    ],
    [
      'a message over the limit',
      { message: 'x'.repeat(2001) },
      ['message', 'too_long', 'Message is too long (2000 characters at most)'],
    ],
  ])('%s', (_, changes, error) => {
    expect(errorsOf(changes)).toEqual([error]);
  });

  it.each([
    ['P-CONTACT-06 only an e-mail', { phone: '' }],
    ['P-CONTACT-06 only a phone', { email: '' }],
    ['P-CONTACT-10 no injury', { typeOfInjury: '' }],
    ['a name at the limit', { name: 'x'.repeat(120) }],
    ['a name at the limit, as people count', { name: '👩\u{1f3fd}'.repeat(120) }],
    ['an e-mail at the limit', { email: `ann@${domainOf(250)}` }],
    ['a local part at its limit', { email: `${'x'.repeat(64)}@example.com` }],
    ['an injury at the limit', { typeOfInjury: 'x'.repeat(500) }],
    ['a message at the limit', { message: 'x'.repeat(2000) }],
  ])('accepts %s', (_, changes) => {
    expect(errorsOf(changes)).toEqual([]);
  });

  it('lists every error, in the order of the fields', () => {
    const changes = { name: '', email: 'maria@', phone: '12', typeOfInjury: 'x'.repeat(501) };
    expect(errorsOf(changes).map(([field]) => field)).toEqual([
      'name',
      'email',
      'phone',
      'typeOfInjury',
    ]);
  });

  it.each([null, undefined, 'text', 7, [], { name: 7, email: {}, phone: [] }])(
    'finds only the required fields missing in %j',
    (input) => {
      const parsed = parseAppointmentRequest(input);
      expect(parsed.ok ? [] : parsed.errors.map(({ message }) => message)).toEqual([
        'Name is required',
        'Either email or phone number is required',
      ]);
    },
  );
});

describe('P-CONTACT-07 e-mail addresses', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.org',
    "o'brien@example.com",
    'j\u00f6rg@example.de',
    'ann@例え.テスト',
    'ann@xn--p1ai.xn--p1ai',
    'ann@a-b.example',
    'ann@l·l.example',
    'ann@हिन्दी.भारत',
    'संपर्क@example.com',
    "o'brien!#$%&*+/?=^_`{|}~-@example.com",
  ])('accepts %s', (email) => {
    expect(errorsOf({ email })).toEqual([]);
  });

  it.each([
    'a',
    'a@b',
    '@b.co',
    'a@.',
    'a@b.',
    'a b@c.co',
    'a@b c.co',
    'a@@b.co',
    'a@b.co,c@d.co',
    'Maria <a@b.co>',
    '"a"@b.co',
    // No mail server has these.
    'ann..lee@example.com',
    'ann.@example.com',
    '.ann@example.com',
    'ann@example..com',
    'ann@.example.com',
    'ann@-example.com',
    'ann@example-.com',
    'ann@example.com-',
    'ann@example.c',
    'ann@example.123',
    'ann@192.0.2.1',
    'ann@example.com/',
    'ann@example.com..',
    'ann@example.com!',
    'ann@example.com?',
    'ann@example.com#top',
    'ann@my_clinic.com',
    'ann@example.com😀',
    '✉\ufe0fann@example.com',
    'ann@gmail.c0m',
    'ann@example.a1',
    'ann@\u0301example.com',
    "'ann@example.com",
    '“ann@example.com',
    '•ann@example.com',
    '·ann@example.com',
    '→ann@example.com',
    'ann½@example.com',
    `ann@${'x'.repeat(64)}.com`,
    `${'x'.repeat(65)}@example.com`,
    '<ann@example.com>',
    'mailto:ann@example.com',
    '(ann@example.com',
    '(ann)@example.com',
    '("ann@example.com")',
    // Encoded words: some mail servers decode them into two addresses.
    '=?utf-8?q?evil=40evil.example=2c?=x@example.com',
    'x@=?utf-8?q?evil?=.example',
  ])('refuses %s', (email) => {
    expect(errorsOf({ email })).toEqual([
      ['email', 'invalid', 'Please enter a valid email address'],
    ]);
  });
});
