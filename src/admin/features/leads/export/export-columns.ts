import { type Answer, answersOf } from '#domain/leads/answers.ts';
import { contactLabels } from '#domain/leads/contact.ts';
import { isUnknown, type Lead, type LeadType, ofType } from '#domain/leads/lead.ts';
import { statusDetail } from '#domain/leads/lead-status.ts';
import { attorneyForm } from '#domain/requests/attorney-request.ts';
import { csvDate } from '#domain/text/csv.ts';
import { languageNames } from '#domain/text/language.ts';

type Column = [heading: string, value: (lead: Lead) => string];

const answerColumn = ({ label, heading = label, of }: Answer): Column => [heading, of];

/** In the order of the file. */
function columnsOf(type: LeadType): Column[] {
  const answers = answersOf(type);
  const isAttorney = type === 'attorney';
  // The message of a law firm repeats its answers.
  const message: Column[] = isAttorney ? [] : [['Message', (lead) => lead.message]];
  return [
    ...answers.filter(({ place }) => place === 'first').map(answerColumn),
    [isAttorney ? attorneyForm().fields.name.label : contactLabels.name, ({ name }) => name],
    [contactLabels.email, ({ email }) => email],
    [contactLabels.phone, ({ phone }) => phone],
    ...answers.filter(({ place }) => place !== 'first').map(answerColumn),
    ...message,
    ['Status', statusDetail],
    ['Date', ({ createdAt }) => (isUnknown(createdAt) ? 'Unknown' : csvDate(createdAt))],
    // Last: the other columns stay where people's sheets expect them.
    ['Language', ({ language }) => languageNames[language]],
  ];
}

export function exportHeadings(type: LeadType): string[] {
  return columnsOf(type).map(([heading]) => heading);
}

export function exportRows(type: LeadType, leads: Lead[]): string[][] {
  const columns = columnsOf(type);
  return ofType(type, leads).map((lead) => columns.map(([, value]) => value(lead)));
}
