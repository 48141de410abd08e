/** The visitor's request for an appointment. */

import { type AppointmentTexts, appointmentTexts } from '#words/appointment-form.ts';
import { type FormTexts, formTexts } from '#words/form-texts.ts';
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
import { parsePhone } from '../text/parse-phone.ts';
import { cleanEmail, cleanLine, multiLine, singleLine } from '../text/plain-text.ts';
import type { FormDescription, FormField, Sent } from './form-description.ts';

/** The choices offered, in order, as they are stored: staff read them. */
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
export type AppointmentRequest = AppointmentAnswers &
  Sent<'appointment'> & {
    /** The id of the opening that the visitor would like to hold; absent for any time. */
    slot?: string;
  };

/** As this language labels it; staff read the English one. */
export const appointmentForm = (
  texts: AppointmentTexts = appointmentTexts,
): FormDescription<Omit<AppointmentRequest, 'slot'>> => ({
  label: texts.label,
  intro: texts.intro,
  fields: {
    name: {
      kind: 'text',
      label: texts.name,
      autoComplete: 'name',
      maxLength: limits.name,
      required: true,
    },
    email: { kind: 'email', maxLength: limits.email, label: texts.email, autoComplete: 'email' },
    phone: {
      kind: 'tel',
      maxLength: limits.phone,
      label: texts.phone,
      autoComplete: 'tel',
      placeholder: '(801) 555-0100',
    },
    wasInAccident: {
      kind: 'radio',
      label: texts.accident,
      options: [
        { value: 'yes', label: texts.yes },
        { value: 'no', label: texts.no },
      ],
      defaultValue: 'no',
    },
    typeOfInjury: {
      kind: 'text',
      label: texts.injury,
      maxLength: limits.injury,
      optional: true,
      hint: texts.injuryHint,
    },
    preferredTime: {
      kind: 'radio',
      label: texts.time,
      optional: true,
      options: preferredTimes.map((value, index) => ({
        value,
        label: texts.times[index] ?? value,
      })),
    },
  },
  button: texts.button,
  notice: texts.notice,
});

/** A field that the form has for a visitor who comes from the page of a clinician. Its answer is part of the message. */
export const wantedField = ({ wanted }: AppointmentTexts = appointmentTexts): FormField => ({
  kind: 'text',
  label: wanted,
  maxLength: limits.name,
  optional: true,
});

/** Reads the answers from a posted form, and from `details` of a stored lead. */
export function readAppointmentAnswers(fields: Record<string, unknown>): AppointmentAnswers {
  return {
    preferredTime: singleLine(fields.preferredTime),
    typeOfInjury: singleLine(fields.typeOfInjury),
    wasInAccident: yesOrNo(fields.wasInAccident) ?? false,
  };
}

type AnswerLabels = AppointmentTexts['told'] & Pick<AppointmentTexts, 'yes' | 'no' | 'times'>;

/** Also in the browser of a Spanish form. The specification gives the first three. */
const staffLabels: AnswerLabels = {
  ...{ time: 'Preferred time', accident: 'Car accident', injury: 'Injury type' },
  ...{ unknown: 'Not specified', wanted: 'Would like to see', yes: 'Yes', no: 'No' },
  times: [...preferredTimes],
};

/** The answers in words: for staff, or with other labels. */
export function composeAppointmentMessage(
  answers: AppointmentAnswers,
  labels: AnswerLabels = staffLabels,
): string {
  const time = answers.preferredTime || 'Any time';
  const index = staffLabels.times.indexOf(time);
  const lines = {
    preferredTime: `${labels.time}: ${labels.times[index] ?? time}`,
    wasInAccident: `${labels.accident}: ${answers.wasInAccident ? labels.yes : labels.no}`,
    typeOfInjury: `${labels.injury}: ${answers.typeOfInjury || labels.unknown}`,
  } satisfies Record<keyof AppointmentAnswers, string>;
  return composed(lines);
}

/** The answers of a request as its sender reads them again. */
export function answersForSender(
  request: AppointmentRequest,
  { told, ...texts }: AppointmentTexts = appointmentTexts,
): string {
  const labels = { ...texts, ...told };
  const [, wanted] = request.message.split(wishBefore);
  return composeAppointmentMessage(request, labels) + (wanted ? `\n${told.wanted}: ${wanted}` : '');
}

const wishBefore = `\n${staffLabels.wanted}: `;

/** The request as given, unchecked. wasInAccident may be 'yes'/'no' or a boolean, No when missing. */
export function readAppointmentRequest(input: unknown): AppointmentRequest {
  const fields = fieldsOf(input);
  const given = readAppointmentAnswers(fields);
  // A page that stayed open may offer an older choice. It reads as none, so that the request still goes through.
  const preferredTime = preferredTimes.find((time) => time === given.preferredTime) ?? '';
  const answers = { ...given, preferredTime };
  const slot = singleLine(fields.slot);
  const wanted = cleanLine(fields.wanted);
  const wish = wanted && wishBefore + wanted;
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

export function parseAppointmentRequest(
  input: unknown,
  texts: FormTexts = formTexts,
): Parsed<AppointmentRequest> {
  const request = readAppointmentRequest(input);
  const { name, email, typeOfInjury } = request;
  const fields = fieldsOf(input);
  const phone = cleanLine(fields.phone);
  return settle(request, [
    checkGiven('name', name, texts.nameRequired) ??
      checkLength('name', texts.name, name, limits.name, texts),
    checkGiven('email', email || phone, texts.contactRequired),
    checkEmail(email, texts),
    checkPhone(phone, texts),
    checkLength('wanted', texts.text, cleanLine(fields.wanted), limits.name, texts),
    checkLength('typeOfInjury', texts.injury, typeOfInjury, limits.injury, texts),
    // A composed message is as long as its answers: no field of the form has it.
    checkLength('message', texts.message, multiLine(fields.message), limits.message, texts),
  ]);
}
