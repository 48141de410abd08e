/** The visitor's request for an appointment. */

import {
  checkEmail,
  checkGiven,
  checkLength,
  checkPhone,
  composed,
  fieldsOf,
  limits,
  type Parsed,
  settle,
  yesOrNo,
} from '../text/form-checks.ts';
import { formTexts } from '../text/form-texts.ts';
import { parsePhone } from '../text/parse-phone.ts';
import { cleanEmail, cleanLine, multiLine, singleLine } from '../text/plain-text.ts';
import type { FormDescription, FormField } from './form-description.ts';

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

/** What is posted to the form-submission function. */
export type AppointmentRequest = AppointmentAnswers & {
  type: 'appointment';
  name: string;
  /** Lower case, or ''. */
  email: string;
  /** '(801) 555-0100', or ''. */
  phone: string;
  message: string;
  /** The id of the opening that the visitor would like to hold; absent for any time. */
  slot?: string;
  recaptchaToken: string | null;
};

export const appointmentForm: FormDescription<Omit<AppointmentRequest, 'slot'>> = {
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
};

/** A field that the form has for a visitor who comes from the page of a clinician. Its answer is part of the message. */
export const wantedField: FormField = {
  kind: 'text',
  label: 'Who you’d like to see',
  optional: true,
};

/** Reads the answers from a posted form, and from `details` of a stored lead. */
export function readAppointmentAnswers(fields: Record<string, unknown>): AppointmentAnswers {
  return {
    preferredTime: singleLine(fields.preferredTime),
    typeOfInjury: singleLine(fields.typeOfInjury),
    wasInAccident: yesOrNo(fields.wasInAccident) ?? false,
  };
}

/** The answers in words, for staff. The specification gives the three lines. */
export function composeAppointmentMessage(answers: AppointmentAnswers): string {
  const lines = {
    preferredTime: `Preferred time: ${answers.preferredTime || 'Any time'}`,
    wasInAccident: `Car accident: ${answers.wasInAccident ? 'Yes' : 'No'}`,
    typeOfInjury: `Injury type: ${answers.typeOfInjury || 'Not specified'}`,
  } satisfies Record<keyof AppointmentAnswers, string>;
  return composed(lines);
}

/** The request as given, unchecked. wasInAccident may be 'yes'/'no' or a boolean, No when missing. */
export function readAppointmentRequest(input: unknown): AppointmentRequest {
  const fields = fieldsOf(input);
  const given = readAppointmentAnswers(fields);
  // A page that stayed open may offer an older choice. It reads as none, so that the request still goes through.
  const preferredTime = preferredTimes.find((time) => time === given.preferredTime) ?? '';
  const answers = { ...given, preferredTime };
  const slot = singleLine(fields.slot);
  const wanted = cleanLine(fields.wanted);
  const wish = wanted && `\nWould like to see: ${wanted}`;
  return {
    type: 'appointment',
    name: cleanLine(fields.name),
    email: cleanEmail(fields.email),
    phone: parsePhone(cleanLine(fields.phone)) ?? '',
    ...answers,
    message: multiLine(fields.message) || composeAppointmentMessage(answers) + wish,
    ...(slot && { slot }),
    recaptchaToken: singleLine(fields.recaptchaToken) || null,
  };
}

/** Errors in the order of the fields. */
export function parseAppointmentRequest(input: unknown): Parsed<AppointmentRequest> {
  const request = readAppointmentRequest(input);
  const { name, email, typeOfInjury, message } = request;
  const phone = cleanLine(fieldsOf(input).phone);
  return settle(request, [
    checkGiven('name', name, formTexts.nameRequired) ??
      checkLength('name', 'Name', name, limits.name),
    checkGiven('email', email || phone, formTexts.contactRequired),
    checkEmail(email),
    checkPhone(phone),
    checkLength('typeOfInjury', 'Type of injury', typeOfInjury, limits.injury),
    checkLength('message', 'Message', message, limits.message),
  ]);
}
