import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Lead, leadFrom, type StoredLead } from '#domain/leads/lead.ts';
import { leadTypeOf, newLead } from '#domain/leads/new-lead.ts';
import { preferredTimes } from '#domain/requests/appointment-request.ts';
import { attorneyLimits } from '#domain/requests/attorney-request.ts';
import { type FilledForm, type FormType, parseForm } from '#domain/requests/filled-form.ts';
import { limits } from '#domain/text/form-checks.ts';
import { fromFields, toFields } from '../../netlify/lib/firestore/firestore-value.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { check, nastyText } from './properties.ts';

const receivedAt = new Date('2026-11-18T19:00:00Z');
const today = '2026-11-18';

/** A valid text: not empty, and not too long. */
const text = (longest: number) =>
  fc.tuple(fc.constantFrom('a', 'Firm: x', '🙂'), nastyText).map(([start, rest]) => {
    return `${start} ${rest}`.slice(0, longest);
  });
const orNone = (texts: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), texts);
const email = fc.constantFrom('maria@example.com', 'Pat.Lee+x@Example.org');
const phone = fc.constantFrom('801-555-0100', '+1 (801) 555 0161');
const yesOrNo = fc.constantFrom('yes', 'no');
const message = orNone(text(limits.message));

/** Valid answers of each form. */
const typed: Record<FormType, fc.Arbitrary<Record<string, unknown>>> = {
  appointment: fc.record({
    name: text(limits.name),
    email,
    phone: orNone(phone),
    preferredTime: orNone(fc.constantFrom(...preferredTimes)),
    typeOfInjury: orNone(text(limits.injury)),
    wasInAccident: yesOrNo,
    message,
  }),
  pip: fc.record({ name: text(limits.name), email, wasInAccident: yesOrNo, message }),
  attorney: fc.record({
    firm: text(attorneyLimits.firm),
    name: text(limits.name),
    email,
    phone: orNone(phone),
    clientInitials: fc.constantFrom('J. D.', 'mö', 'R D'),
    clientPhone: fc.constantFrom('', '801.555.0188'),
    dateOfLoss: fc.constantFrom('2026-01-05', today),
    request: text(attorneyLimits.request),
  }),
} satisfies { [Type in FormType]: fc.Arbitrary<Record<AnswerOf<Type>, unknown>> };

/** Every field of a form. A field that is missing above is a compile error. */
type AnswerOf<Type extends FormType> = Exclude<
  keyof Extract<FilledForm, { type: Type }>,
  | 'type'
  | 'recaptchaToken'
  // The visit has it.
  | 'slot'
  | (Type extends 'pip' ? 'phone' : Type extends 'attorney' ? 'message' : never)
>;

const formTypes = ['appointment', 'pip', 'attorney'] as const satisfies FormType[];

/** The answers of a lead, under the names of its form. */
function formOf(lead: Lead): Record<string, unknown> {
  const { name, email, phone, message, details } = lead;
  return { name, email, phone, message, ...details };
}

describe.each(formTypes)('a stored form %s', (form) => {
  it('comes back unchanged from the database', () => {
    check(typed[form], (fields) => {
      const parsed = parseForm({ ...fields, type: form }, today);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
      const { type: _, recaptchaToken: __, ...answers } = parsed.value;
      const written = newLead(
        {
          form: parsed.value,
          spam: false,
          language: 'es',
          duplicateOf: null,
          personId: 'p1',
          source: { page: '/contact', referrerHost: '', utm: {} },
          consentVersion: '2026-11-22',
          receivedAt,
        },
        clinic,
      );
      const stamped = {
        ...written,
        callBackAt: receivedAt,
        firstCallAt: receivedAt,
        changeId: 'call',
        heardFrom: 'doctor',
        hold: null,
        consent: { version: '2026-11-22', at: receivedAt },
        createdAt: receivedAt,
        updatedAt: receivedAt,
      } satisfies StoredLead;
      const { searchKeys: _keys, changeId: _change, ...stored } = stamped;

      const lead = leadFrom('l1', fromFields(toFields(stamped)));
      expect(formOf(lead)).toEqual(answers);
      expect(lead).toEqual({ id: 'l1', ...stored, type: leadTypeOf[form] });
    });
  });

  it('has an own message only when the sender wrote one', () => {
    check(typed[form], (fields) => {
      const parsed = parseForm({ ...fields, type: form, message: '' }, today);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
      const circumstances = {
        spam: false,
        language: 'en' as const,
        duplicateOf: null,
        personId: 'p1',
        consentVersion: null,
        receivedAt,
      };
      const source = { page: '', referrerHost: '', utm: {} };
      const { ownMessage } = newLead({ form: parsed.value, source, ...circumstances }, clinic);
      expect(ownMessage).toBe('');
    });
  });
});
