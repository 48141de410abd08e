/** What the form of a lead asks, and what was answered. */
import { appointmentForm } from '../requests/appointment-fields.ts';
import { attorneyForm } from '../requests/attorney-fields.ts';
import type { AnswerWords, FormDescription, FormField } from '../requests/form-description.ts';
import { pipForm } from '../requests/pip-fields.ts';
import type { Lead, LeadType } from './lead.ts';

/** The form that a lead of each type came in by. */
export const leadForms: Record<LeadType, FormDescription> = {
  contact: appointmentForm,
  pip: pipForm,
  attorney: attorneyForm,
};

export type Answer = AnswerWords & {
  kind: FormField['kind'] | undefined;
  /** In words; '' where there is none. */
  of: (lead: Lead) => string;
};

/** What only a form asks, in the order in which staff read it. */
export function answersOf(type: LeadType): Answer[] {
  const { fields, answers } = leadForms[type];
  const asked = Object.entries(answers).map(([name, words]): Answer => {
    return { ...words, kind: fields[name]?.kind, of: ({ details }) => answerText(details, name) };
  });
  if (type !== 'pip') return asked;
  // Older versions of the form asked for the injury.
  const { typeOfInjury } = appointmentForm.answers;
  return [{ ...typeOfInjury, kind: 'text', of: ({ injury }) => injury }, ...asked];
}

function answerText(details: Record<string, string | boolean>, name: string): string {
  const value = details[name] ?? '';
  if (typeof value === 'string') return value;
  return value ? 'Yes' : 'No';
}
