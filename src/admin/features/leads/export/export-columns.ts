import {
  isUnknown,
  type Lead,
  type LeadDetails,
  type LeadType,
  ofType,
} from '#domain/leads/lead.ts';
import { statusDetail } from '#domain/leads/lead-status.ts';
import { csvDate } from '#domain/text/csv.ts';

type Column<Type extends LeadType = LeadType> = [
  heading: string,
  value: (lead: Lead<Type>) => string,
];

/** A column for each answer of a form, in the order of the file. */
type AnswerColumns<Type extends LeadType> = Record<keyof LeadDetails[Type], Column<Type>>;

const name: Column = ['Name', (lead) => lead.name];
const email: Column = ['Email', (lead) => lead.email];
const phone: Column = ['Phone', (lead) => lead.phone];
const injury: Column = ['Injury', (lead) => lead.injury];
const accident: Column = ['Accident', (lead) => (lead.wasInAccident ? 'Yes' : 'No')];
const message: Column = ['Message', (lead) => lead.message];
const status: Column = ['Status', statusDetail];
const date: Column = [
  'Date',
  ({ createdAt }) => (isUnknown(createdAt) ? 'Unknown' : csvDate(createdAt)),
];

const appointmentColumns: AnswerColumns<'contact'> = {
  typeOfInjury: injury,
  wasInAccident: accident,
  preferredTime: ['Preferred time', ({ details }) => details.preferredTime],
};
const pipColumns: AnswerColumns<'pip'> = { wasInAccident: accident };
const { firm, ...caseColumns }: AnswerColumns<'attorney'> = {
  firm: ['Firm', ({ details }) => details.firm],
  clientInitials: ['Client initials', ({ details }) => details.clientInitials],
  dateOfLoss: ['Date of loss', ({ details }) => details.dateOfLoss],
  clientPhone: ['Client phone', ({ details }) => details.clientPhone],
  request: ['Needed', ({ details }) => details.request],
};

const columns: { [Type in LeadType]: Column<Type>[] } = {
  contact: [name, email, phone, ...Object.values(appointmentColumns), message, status, date],
  // Older versions of the form asked for the injury.
  pip: [name, email, phone, injury, ...Object.values(pipColumns), message, status, date],
  attorney: [
    firm,
    ['Attorney', (lead) => lead.name],
    email,
    phone,
    ...Object.values(caseColumns),
    status,
    date,
  ],
};

export function exportHeadings(type: LeadType): string[] {
  return columns[type].map(([heading]) => heading);
}

export function exportRows<Type extends LeadType>(type: Type, leads: Lead[]): string[][] {
  const ofThisType: Column<Type>[] = columns[type];
  return ofType(type, leads).map((lead) => ofThisType.map(([, value]) => value(lead)));
}
