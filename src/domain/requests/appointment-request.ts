/** A visitor asks for an appointment. */

import { parsePhone } from '../text/phone.ts';
import { multiLine, singleLine } from '../text/plain-text.ts';
import {
  checkEmail,
  checkGiven,
  checkLength,
  checkPhone,
  fieldsOf,
  limits,
  type Parsed,
  settle,
  yesOrNo,
} from './form-checks.ts';
import { formTexts } from './form-texts.ts';

/** The choices offered, in order; both value and label. */
export const preferredTimes = [
  'Morning (8AM-12PM)',
  'Afternoon (12PM-5PM)',
  'Evening (5PM-7PM)',
  'Any time',
] as const;
export type PreferredTime = (typeof preferredTimes)[number];

/** What is posted to the form-submission function. */
export type AppointmentRequest = {
  type: 'appointment';
  name: string;
  /** Lower case, or ''. */
  email: string;
  /** '(801) 555-0100', or ''. */
  phone: string;
  preferredTime: PreferredTime | '';
  /** Free text, or ''. */
  typeOfInjury: string;
  wasInAccident: boolean;
  message: string;
  recaptchaToken: string | null;
};

/** The answers in words, for staff; three lines. */
export function composeMessage(answers: {
  preferredTime: string;
  wasInAccident: boolean;
  typeOfInjury: string;
}): string {
  return [
    `Preferred time: ${answers.preferredTime || 'Any time'}`,
    `Car accident: ${answers.wasInAccident ? 'Yes' : 'No'}`,
    `Injury type: ${answers.typeOfInjury || 'Not specified'}`,
  ].join('\n');
}

/** The answers as given, unchecked. wasInAccident may be 'yes'/'no' or a boolean, No when missing. */
export function readAppointmentRequest(input: unknown): AppointmentRequest {
  const fields = fieldsOf(input);
  const answers = {
    // A page left open while the choices changed must not cost a patient: unknown reads as none.
    preferredTime: preferredTimes.find((time) => time === fields.preferredTime) ?? '',
    typeOfInjury: singleLine(fields.typeOfInjury),
    wasInAccident: yesOrNo(fields.wasInAccident) ?? false,
  } as const;
  return {
    type: 'appointment',
    name: singleLine(fields.name),
    email: singleLine(fields.email).toLowerCase(),
    phone: parsePhone(singleLine(fields.phone)) ?? '',
    ...answers,
    message: multiLine(fields.message) || composeMessage(answers),
    recaptchaToken: singleLine(fields.recaptchaToken) || null,
  };
}

/** Errors in the order of the fields. */
export function parseAppointmentRequest(input: unknown): Parsed<AppointmentRequest> {
  const request = readAppointmentRequest(input);
  const { name, email, typeOfInjury, message } = request;
  const phone = singleLine(fieldsOf(input).phone);
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
