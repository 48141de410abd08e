/**
 * The site's forms as the function renders them after a refusal: names, labels, hints and choices as on the site
 * (compared by tests/site/native-forms.test.tsx). Without React, so that the function imports quickly.
 */
import { type AppointmentRequest, preferredTimes } from '#domain/requests/appointment-request.ts';
import { type AttorneyRequest, attorneyLimits } from '#domain/requests/attorney-request.ts';
import type { FormType } from '#domain/requests/filled-form.ts';
import { accidentChoices, type PipRequest } from '#domain/requests/pip-request.ts';
import { limits } from '#domain/text/form-checks.ts';

type Choice = { value: string; label: string };

export type FormField = {
  name: string;
  label: string;
  hint?: string;
  optional?: true;
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
} & (
  | { kind: 'text' | 'email' | 'tel' | 'date' | 'textarea' }
  | { kind: 'select'; choices: readonly Choice[] }
  | { kind: 'radio'; choices: readonly Choice[]; initial?: string }
);

export type FormDescription = {
  type: FormType;
  path: string;
  receivedPath: string;
  title: string;
  label: string;
  intro?: string;
  fields: FormField[];
  button: string;
  notice: string;
};

type Unnamed<Field> = Field extends FormField ? Omit<Field, 'name'> : never;

/** What a form asks for, in its order: every field of a request but those that a form fills in itself. */
type Asked<Request> = Record<
  Exclude<keyof Request, 'type' | 'message' | 'recaptchaToken'>,
  Unnamed<FormField>
>;

function inOrder(fields: Record<string, Unnamed<FormField>>): FormField[] {
  return Object.entries(fields).map(([name, field]) => ({ name, ...field }));
}

const name = { kind: 'text', autoComplete: 'name', maxLength: limits.name } as const;
const email = { kind: 'email', autoComplete: 'email' } as const;
const phone = { kind: 'tel', label: 'Phone', autoComplete: 'tel' } as const;

const appointment: FormDescription = {
  type: 'appointment',
  path: '/contact',
  receivedPath: '/contact/received',
  title: 'Request an appointment',
  label: 'Appointment request',
  intro: 'Give us an email address, a phone number, or both.',
  fields: inOrder({
    name: { ...name, label: 'Full name' },
    email: { ...email, label: 'Email' },
    phone: { ...phone, placeholder: '(801) 555-0100' },
    wasInAccident: {
      kind: 'radio',
      label: 'Was this a car accident?',
      choices: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      initial: 'no',
    },
    typeOfInjury: {
      kind: 'text',
      label: 'Type of injury',
      optional: true,
      hint: 'Where does it hurt? For example: neck, lower back, headaches',
    },
    preferredTime: {
      kind: 'radio',
      label: 'Preferred time',
      optional: true,
      choices: preferredTimes.map((time) => ({ value: time, label: time })),
    },
  } satisfies Asked<AppointmentRequest>),
  button: 'Request Appointment',
  notice:
    'Sending this form does not create a patient-provider relationship. Please leave out details you would not put in an email.',
};

const pip: FormDescription = {
  type: 'pip',
  path: '/pip-guide',
  receivedPath: '/pip-guide/received',
  title: 'Get the free Utah PIP guide',
  label: 'Send me the guide',
  fields: inOrder({
    name: { ...name, label: 'Full Name' },
    email: { ...email, label: 'Email Address' },
    wasInAccident: { kind: 'select', label: 'Were you in an accident?', choices: accidentChoices },
  } satisfies Asked<Omit<PipRequest, 'phone'>>),
  button: 'Get the free guide',
  notice:
    'The guide is educational only. Downloading it does not create a patient-provider relationship.',
};

const attorney: FormDescription = {
  type: 'attorney',
  path: '/attorneys',
  receivedPath: '/attorneys/received',
  title: 'Refer a client or ask for records',
  label: 'Referral or records request',
  fields: inOrder({
    firm: {
      kind: 'text',
      label: 'Firm',
      autoComplete: 'organization',
      maxLength: attorneyLimits.firm,
    },
    name: { ...name, label: 'Attorney' },
    email: { ...email, label: 'Email' },
    phone: { ...phone, optional: true },
    clientInitials: {
      kind: 'text',
      label: 'Client initials',
      hint: 'For example: J. D.',
      autoComplete: 'off',
      maxLength: attorneyLimits.clientInitials,
    },
    dateOfLoss: {
      kind: 'date',
      label: 'Date of loss',
      hint: 'The day of the accident',
      autoComplete: 'off',
    },
    clientPhone: {
      kind: 'tel',
      label: 'Client’s phone, with the client’s permission',
      optional: true,
      autoComplete: 'off',
    },
    request: {
      kind: 'textarea',
      label: 'What is needed',
      hint: 'For example: an appointment for a new client, or records and an itemized bill. Please leave out medical details.',
      maxLength: attorneyLimits.request,
    },
  } satisfies Asked<AttorneyRequest>),
  button: 'Send Request',
  notice:
    'To attorneys, records go only with a signed HIPAA authorization. Sending this form does not create a patient-provider relationship.',
};

export const forms: readonly FormDescription[] = [appointment, pip, attorney];

/** null for an unknown form. */
export function formOfType(type: unknown): FormDescription | null {
  return forms.find((form) => form.type === type) ?? null;
}
