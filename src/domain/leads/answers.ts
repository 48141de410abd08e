/** What staff read of the answers to a form, and in which words. Visitors don't load them. */
import { type AppointmentAnswers, appointmentForm } from '../requests/appointment-request.ts';
import { type AttorneyAnswers, attorneyForm } from '../requests/attorney-request.ts';
import type { FormField } from '../requests/form-description.ts';
import { type PipAnswers, pipForm } from '../requests/pip-request.ts';
import type { Lead, LeadType } from './lead.ts';

/** What a record in a list of requests is. */
export const requestLabels: Record<LeadType, string> = {
  contact: 'Appointment request',
  pip: 'PIP guide',
  attorney: 'Attorney request',
};

type AnswerWords = {
  /** In the drawer, and in the CSV file unless `heading` is given. */
  label: string;
  heading?: string;
  /** In the person's file, if not the label that the person saw. */
  fileLabel?: string;
  /** What the drawer says where there is no answer. Unless given, it leaves the line out. */
  none?: string;
  /** In the drawer: before phone and email, or as a text below. In the CSV file: 'first' is before the name. */
  place?: 'first' | 'text';
};

/** What only a form asks, in the order in which staff read it. */
type Words<Answers, More = unknown> = Record<keyof Answers, AnswerWords & More>;

/** entry: the label in staff's 'Add a request'. Null where they write the answer under 'What they say'. */
export const appointmentWords: Words<AppointmentAnswers, { entry: string | null }> = {
  typeOfInjury: { label: 'Injury', none: 'Not specified', entry: null },
  wasInAccident: { label: 'Car accident', heading: 'Accident', entry: 'In a car accident' },
  preferredTime: { label: 'Preferred time', none: 'Any time', entry: 'Preferred time' },
};

const pipWords: Words<PipAnswers> = {
  wasInAccident: { label: 'Car accident', heading: 'Accident' },
};

const attorneyWords: Words<AttorneyAnswers> = {
  firm: { label: 'Firm', place: 'first' },
  clientInitials: { label: 'Client', heading: 'Client initials', fileLabel: 'Client’s initials' },
  dateOfLoss: { label: 'Date of loss' },
  clientPhone: { label: 'Client’s phone', heading: 'Client phone' },
  request: { label: 'Needed', fileLabel: 'What was asked for', place: 'text' },
};

type LeadForm = { fields: Record<string, FormField>; words: Record<string, AnswerWords> };

const leadForms: Record<LeadType, LeadForm> = {
  contact: { fields: appointmentForm().fields, words: appointmentWords },
  pip: { fields: pipForm().fields, words: pipWords },
  attorney: { fields: attorneyForm().fields, words: attorneyWords },
};

export type Answer = AnswerWords & {
  name: string;
  /** As the visitor saw it. */
  field: FormField;
  /** In words; '' where there is none. */
  of: (lead: Lead) => string;
};

/** In the order in which staff read them. */
export function answersOf(type: LeadType): Answer[] {
  const { fields, words } = leadForms[type];
  const asked = Object.entries(words).flatMap(([name, each]): Answer[] => {
    const field = fields[name];
    return field ? [{ ...each, name, field, of: ({ details }) => answerText(details, name) }] : [];
  });
  if (type !== 'pip') return asked;
  // Older versions of the form asked for the injury.
  const injury = { ...appointmentWords.typeOfInjury, field: appointmentForm().fields.typeOfInjury };
  return [{ ...injury, name: 'typeOfInjury', of: (lead) => lead.injury }, ...asked];
}

function answerText(details: Record<string, string | boolean>, name: string): string {
  const value = details[name] ?? '';
  if (typeof value === 'string') return value;
  return value ? 'Yes' : 'No';
}
