import { limits } from '../text/form-checks.ts';
import type { FormDescription } from './form-description.ts';

/** What only this form asks; stored in `details` of the lead. */
export type PipAnswers = { wasInAccident: boolean };

export const pipForm: FormDescription<'name' | 'email', keyof PipAnswers> = {
  type: 'pip',
  label: 'Send me the guide',
  fields: {
    name: {
      kind: 'text',
      label: 'Full Name',
      autoComplete: 'name',
      maxLength: limits.name,
      required: true,
    },
    email: { kind: 'email', label: 'Email Address', autoComplete: 'email', required: true },
    wasInAccident: {
      kind: 'select',
      label: 'Were you in an accident?',
      options: [
        { value: '', label: 'Please select...' },
        { value: 'yes', label: 'Yes, I was in an accident' },
        { value: 'no', label: 'No, but I want to be prepared' },
      ],
      required: true,
    },
  },
  button: 'Get the free guide',
  notice:
    'The guide is educational only. Downloading it does not create a patient-provider relationship.',
  answers: { wasInAccident: { label: 'Car accident', heading: 'Accident' } },
};
