import { limits } from '../text/form-checks.ts';
import type { AnswerWords, FormDescription } from './form-description.ts';

/** The choices offered, in order; both value and label. */
export const preferredTimes = [
  'Morning (8AM-12PM)',
  'Afternoon (12PM-5PM)',
  'Evening (5PM-7PM)',
  'Any time',
] as const;

/** What only this form asks; stored in `details` of the lead. */
export type AppointmentAnswers = {
  /** One of preferredTimes, or ''. A stored lead may hold a choice that is no longer offered. */
  preferredTime: string;
  /** Free text, or ''. */
  typeOfInjury: string;
  wasInAccident: boolean;
};

/** entry: the label in staff's 'Add a request'. Null where they write the answer under 'What they say'. */
type EnteredWords = AnswerWords & { entry: string | null };

export const appointmentForm: FormDescription<
  'name' | 'email' | 'phone',
  keyof AppointmentAnswers,
  EnteredWords
> = {
  type: 'appointment',
  label: 'Appointment request',
  intro: 'Give us an email address, a phone number, or both.',
  fields: {
    name: {
      kind: 'text',
      label: 'Full name',
      autoComplete: 'name',
      maxLength: limits.name,
      required: true,
    },
    email: { kind: 'email', label: 'Email', autoComplete: 'email' },
    phone: { kind: 'tel', label: 'Phone', autoComplete: 'tel', placeholder: '(801) 555-0100' },
    wasInAccident: {
      kind: 'radio',
      label: 'Was this a car accident?',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      defaultValue: 'no',
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
      options: preferredTimes.map((time) => ({ value: time, label: time })),
    },
  },
  button: 'Request Appointment',
  notice:
    'Sending this form does not create a patient-provider relationship. Please leave out details you would not put in an email.',
  answers: {
    typeOfInjury: { label: 'Injury', none: 'Not specified', entry: null },
    wasInAccident: { label: 'Car accident', heading: 'Accident', entry: 'In a car accident' },
    preferredTime: { label: 'Preferred time', none: 'Any time', entry: 'Preferred time' },
  },
};
