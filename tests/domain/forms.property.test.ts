import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseAppointmentRequest,
  readAppointmentRequest,
} from '#domain/requests/appointment-request.ts';
import {
  attorneyLimits,
  parseAttorneyRequest,
  readAttorneyRequest,
} from '#domain/requests/attorney-request.ts';
import type { FilledForm } from '#domain/requests/filled-form.ts';
import { parsePipRequest, readPipRequest } from '#domain/requests/pip-request.ts';
import { checkEmail, limits, type Parsed } from '#domain/text/form-checks.ts';
import {
  charactersOver,
  cleanEmail,
  cleanLine,
  multiLine,
  singleLine,
} from '#domain/text/plain-text.ts';
import { check, loneSurrogate, nastyText } from './properties.ts';

const today = '2026-11-18';

/** Every field of a form. A new text field without a limit fails below. */
const fieldsOf = (form: FilledForm) =>
  Object.keys(form).filter((field) => !['type', 'recaptchaToken'].includes(field));

const forms: [string, (input: unknown) => Parsed<Record<string, unknown>>, string[]][] = [
  ['appointment', parseAppointmentRequest, fieldsOf(readAppointmentRequest({}))],
  ['pip', parsePipRequest, fieldsOf(readPipRequest({}))],
  ['attorney', (input) => parseAttorneyRequest(input, today), fieldsOf(readAttorneyRequest({}))],
];

/** Often a valid value, otherwise anything. */
const value = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('Maria Olsen', 'm@example.com', '801-555-0100', 'J. D.'),
  },
  { weight: 2, arbitrary: fc.constantFrom('2026-01-05', 'yes', 'no', true, 'Any time', '') },
  { weight: 3, arbitrary: nastyText },
  // Longer than the limit of a text without one of its own.
  { weight: 1, arbitrary: fc.constant('x'.repeat(600)) },
  { weight: 1, arbitrary: fc.anything() },
);

const filled = (fields: string[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });

/** A valid form with at most two random fields. */
const nearlyRight = (fields: string[]) =>
  fc
    .dictionary(fc.constantFrom(...fields), value, { maxKeys: 2 })
    .map((wrong) => ({ ...rightAnswers, ...wrong }));

const rightAnswers = {
  name: 'Maria Olsen',
  email: 'm@example.com',
  wasInAccident: 'yes',
  firm: 'Sample & Partners',
  clientInitials: 'J. D.',
  dateOfLoss: '2026-01-05',
  request: 'Records',
};

const longest: Record<string, number> = {
  ...limits,
  ...attorneyLimits,
  typeOfInjury: limits.injury,
  // The composed message also has a line for each answer.
  message: limits.message + 300,
};

describe.each(forms)('any %s form', (_, parse, fields) => {
  it('is accepted or refused, and never throws', () => {
    check(fc.anything(), (input) => {
      expect(typeof parse(input).ok).toBe('boolean');
    });
  });

  it('is refused with a message for one of its fields', () => {
    check(filled(fields), (input) => {
      const parsed = parse(input);
      if (parsed.ok) return;
      expect(parsed.errors).not.toEqual([]);
      for (const { field, message } of parsed.errors) {
        expect(fields).toContain(field);
        expect(message).not.toBe('');
      }
    });
  });

  it('once parsed, fits into the database and onto one line of a mail', () => {
    check(nearlyRight(fields), (input) => {
      const parsed = parse(input);
      if (!parsed.ok) return;
      for (const [field, text] of Object.entries(parsed.value)) {
        if (typeof text !== 'string') continue;
        expect(text).not.toMatch(loneSurrogate);
        expect(charactersOver(text, longest[field] ?? 500)).toBe(0);
        const lines = field === 'message' || field === 'request' ? text.split('\n') : [text];
        for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      }
      expect(parsed.value.email).toMatch(/^$|^[^@]+@[^@]+$/);
    });
  });

  it('once parsed, parses to itself: the function agrees with the browser', () => {
    check(nearlyRight(fields), (input) => {
      const parsed = parse(input);
      if (parsed.ok) expect(parse(parsed.value)).toEqual(parsed);
    });
  });
});

it('an email that is accepted is the same in brackets, in quotation marks and before a stop', () => {
  const signs = fc.constantFrom('', '.', ',', ';', '。', '、', '\u200b', ' ');
  const pair = fc.constantFrom('()', '[]', '""', "''", '“”', '„“', '‘’', '«»', '（）');
  check(fc.tuple(fc.emailAddress(), pair, signs, signs), ([email, [open, close], inner, outer]) => {
    const clean = cleanEmail(email);
    if (checkEmail(clean)) return;
    const pasted = `${open}${email}${inner}${close}${outer}`;
    expect(cleanEmail(pasted), pasted).toBe(clean);
  });
});

describe.each([
  ['cleanLine', cleanLine],
  ['cleanEmail', cleanEmail],
  ['singleLine', singleLine],
  ['multiLine', multiLine],
])('%s', (_, clean) => {
  it('leaves clean text alone', () => {
    check(nastyText, (text) => {
      expect(clean(clean(text))).toBe(clean(text));
    });
  });

  it('returns trimmed text that Firestore can store', () => {
    check(nastyText, (text) => {
      expect(clean(text)).not.toMatch(loneSurrogate);
      expect(clean(text).trim()).toBe(clean(text));
    });
  });
});
