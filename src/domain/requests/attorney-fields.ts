import { limits } from '../text/form-checks.ts';
import type { FormDescription } from './form-description.ts';

/** Longest texts of fields that only this form has, in characters. */
export const attorneyLimits = { firm: 160, clientInitials: 10, request: 1000 } as const;

/** What only this form asks; stored in `details` of the lead. */
export type AttorneyAnswers = {
  firm: string;
  clientInitials: string;
  /** 'YYYY-MM-DD' */
  dateOfLoss: string;
  /** '(801) 555-0100', or ''. Given with the client's permission. */
  clientPhone: string;
  /** The request itself; several lines. */
  request: string;
};

export const attorneyForm: FormDescription<'name' | 'email' | 'phone', keyof AttorneyAnswers> = {
  type: 'attorney',
  label: 'Referral or records request',
  fields: {
    firm: {
      kind: 'text',
      label: 'Firm',
      autoComplete: 'organization',
      maxLength: attorneyLimits.firm,
      required: true,
    },
    name: {
      kind: 'text',
      label: 'Attorney',
      autoComplete: 'name',
      maxLength: limits.name,
      required: true,
    },
    email: { kind: 'email', label: 'Email', autoComplete: 'email', required: true },
    phone: { kind: 'tel', label: 'Phone', autoComplete: 'tel', optional: true },
    clientInitials: {
      kind: 'text',
      label: 'Client initials',
      hint: 'For example: J. D.',
      autoComplete: 'off',
      maxLength: attorneyLimits.clientInitials,
      required: true,
    },
    dateOfLoss: {
      kind: 'date',
      label: 'Date of loss',
      hint: 'The day of the accident',
      autoComplete: 'off',
      required: true,
    },
    clientPhone: {
      kind: 'tel',
      label: 'Client’s phone, with the client’s permission',
      autoComplete: 'off',
      optional: true,
    },
    request: {
      kind: 'textarea',
      label: 'What is needed',
      hint: 'For example: an appointment for a new client, or records and an itemized bill. Please leave out medical details.',
      maxLength: attorneyLimits.request,
      required: true,
    },
  },
  button: 'Send Request',
  notice:
    'To attorneys, records go only with a signed HIPAA authorization. Sending this form does not create a patient-provider relationship.',
  answers: {
    firm: { label: 'Firm', place: 'first' },
    clientInitials: {
      label: 'Client',
      heading: 'Client initials',
      fileLabel: 'Client’s initials',
    },
    dateOfLoss: { label: 'Date of loss' },
    clientPhone: { label: 'Client’s phone', heading: 'Client phone' },
    request: { label: 'Needed', fileLabel: 'What was asked for', place: 'text' },
  },
};
