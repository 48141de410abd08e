import { daysBefore } from '../clock.ts';
import type { SeedDocument } from '../document.ts';
import { contactLeads } from './contact-leads.ts';
import { hour, leadDocuments, type SampleLead, type SeedLead } from './lead-document.ts';
import { pipLeads } from './pip-leads.ts';

export function leads(now: Date): SeedDocument[] {
  return [
    ...numbered('c', contactLeads).flatMap((lead) => leadDocuments('appointment', lead, now)),
    ...numbered('g', pipLeads).flatMap((lead) => leadDocuments('pip', lead, now)),
    ...leadDocuments('attorney', attorneyLead(now), now),
  ];
}

const numbered = (letter: string, leads: SampleLead[]): SeedLead[] =>
  leads.map((lead, index) => ({
    id: `${letter}${index + 1}`,
    email: `${lead.name.toLowerCase().replace(' ', '.')}@example.com`,
    ...lead,
  }));

function attorneyLead(now: Date): SeedLead {
  return {
    id: 't1',
    age: 4 * hour + 30,
    name: 'Caroline Voss',
    email: 'c.voss@example.com',
    phone: '(801) 555-0199',
    firm: 'Sample & Partners',
    clientInitials: 'R. D.',
    dateOfLoss: daysBefore(now, 36).toISOString().slice(0, 10),
    request:
      'Treatment records and itemized bills. The signed HIPAA authorization follows by mail.',
  };
}
