/**
 * The site's forms as the function shows them again when one was refused: names, labels, hints and
 * choices as on the site, which tests/site/native-forms.test.tsx compares. Without React, so that the
 * function stays quick to import.
 */
import { preferredTimes } from '#domain/requests/appointment-request.ts';
import { attorneyLimits } from '#domain/requests/attorney-request.ts';
import { limits } from '#domain/requests/form-checks.ts';
import { accidentChoices } from '#domain/requests/pip-request.ts';
import type { FilledForm } from './submission.ts';

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
  type: FilledForm['type'];
  /** The page with the form. */
  path: string;
  receivedPath: string;
  title: string;
  /** The form's accessible name. */
  label: string;
  /** Above the fields. */
  intro?: string;
  fields: FormField[];
  button: string;
  /** Below the button. */
  notice: string;
};

const name = { kind: 'text', name: 'name', autoComplete: 'name', maxLength: limits.name } as const;
const email = { kind: 'email', name: 'email', autoComplete: 'email' } as const;
const phone = { kind: 'tel', name: 'phone', label: 'Phone', autoComplete: 'tel' } as const;

const appointment: FormDescription = {
  type: 'appointment',
  path: '/contact',
  receivedPath: '/contact/received',
  title: 'Request an appointment',
  label: 'Appointment request',
  intro: 'Give us an email address, a phone number, or both.',
  fields: [
    { ...name, label: 'Full name' },
    { ...email, label: 'Email' },
    { ...phone, placeholder: '(801) 555-0100' },
    {
      kind: 'radio',
      name: 'wasInAccident',
      label: 'Was this a car accident?',
      choices: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      initial: 'no',
    },
    {
      kind: 'text',
      name: 'typeOfInjury',
      label: 'Type of injury',
      optional: true,
      hint: 'Where does it hurt? For example: neck, lower back, headaches',
    },
    {
      kind: 'radio',
      name: 'preferredTime',
      label: 'Preferred time',
      optional: true,
      choices: preferredTimes.map((time) => ({ value: time, label: time })),
    },
  ],
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
  fields: [
    { ...name, label: 'Full Name' },
    { ...email, label: 'Email Address' },
    {
      kind: 'select',
      name: 'wasInAccident',
      label: 'Were you in an accident?',
      choices: accidentChoices,
    },
  ],
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
  fields: [
    {
      kind: 'text',
      name: 'firm',
      label: 'Firm',
      autoComplete: 'organization',
      maxLength: attorneyLimits.firm,
    },
    { ...name, label: 'Attorney' },
    { ...email, label: 'Email' },
    { ...phone, optional: true },
    {
      kind: 'text',
      name: 'clientInitials',
      label: 'Client initials',
      hint: 'For example: J. D.',
      autoComplete: 'off',
      maxLength: attorneyLimits.clientInitials,
    },
    {
      kind: 'date',
      name: 'dateOfLoss',
      label: 'Date of loss',
      hint: 'The day of the accident',
      autoComplete: 'off',
    },
    {
      kind: 'textarea',
      name: 'request',
      label: 'What is needed',
      hint: 'For example: an appointment for a new client, or records and an itemized bill. Please leave out medical details.',
      maxLength: attorneyLimits.request,
    },
  ],
  button: 'Send Request',
  notice:
    'To attorneys, records go only with a signed HIPAA authorization. Sending this form does not create a patient-provider relationship.',
};

export const forms: readonly FormDescription[] = [appointment, pip, attorney];

/** null for a form that the site does not have. */
export function formOfType(type: unknown): FormDescription | null {
  return forms.find((form) => form.type === type) ?? null;
}
