import { isUnknown, type Lead, type LeadType } from '#domain/leads/lead.ts';
import { statusDetail } from '#domain/leads/lead-status.ts';
import { attorneyAnswers } from '#domain/requests/attorney-message.ts';
import { csvDate } from '#domain/text/csv.ts';

type Column = [heading: string, value: (lead: Lead) => string];

const name: Column = ['Name', (lead) => lead.name];
const email: Column = ['Email', (lead) => lead.email];
const phone: Column = ['Phone', (lead) => lead.phone];
const injury: Column = ['Injury', (lead) => lead.injury];
const accident: Column = ['Accident', (lead) => (lead.wasInAccident ? 'Yes' : 'No')];
const preferredTime: Column = ['Preferred time', (lead) => lead.preferredTime];
const message: Column = ['Message', (lead) => lead.message];
const status: Column = ['Status', statusDetail];
const date: Column = [
  'Date',
  ({ createdAt }) => (isUnknown(createdAt) ? 'Unknown' : csvDate(createdAt)),
];

export const exportColumns: Record<LeadType, Column[]> = {
  contact: [name, email, phone, injury, accident, preferredTime, message, status, date],
  pip: [name, email, phone, injury, accident, message, status, date],
  attorney: [
    ['Firm', (lead) => attorneyAnswers(lead.message).firm],
    ['Attorney', (lead) => lead.name],
    email,
    phone,
    ['Client initials', (lead) => attorneyAnswers(lead.message).clientInitials],
    ['Date of loss', (lead) => attorneyAnswers(lead.message).dateOfLoss],
    ['Needed', (lead) => attorneyAnswers(lead.message).request],
    status,
    date,
  ],
};
