import { daysBefore } from './clock.ts';
import { contactLeads } from './contact-leads.ts';
import type { SeedDocument } from './document.ts';
import { hour, leadDocuments, type SeedLead } from './lead-document.ts';
import { pipLeads } from './pip-leads.ts';

/** Every request, in every state that staff can meet. */
export function leads(now: Date): SeedDocument[] {
  return [
    ...contactLeads.flatMap((lead) => leadDocuments('contact', lead, now)),
    ...pipLeads.flatMap((lead) => leadDocuments('pip', withMessage(lead), now)),
    ...leadDocuments('attorney', attorneyLead(now), now),
  ];
}

/** The form's only answer, in words. */
function withMessage(lead: SeedLead): SeedLead {
  return { ...lead, message: `Car accident: ${lead.wasInAccident ? 'Yes' : 'No'}` };
}

function attorneyLead(now: Date): SeedLead {
  return {
    id: 't1',
    age: 4 * hour + 30,
    name: 'Caroline Voss',
    email: 'c.voss@example.com',
    phone: '(801) 555-0199',
    message: [
      'Firm: Sample & Partners',
      'Client initials: R. D.',
      `Date of loss: ${daysBefore(now, 36).toISOString().slice(0, 10)}`,
      'Needed: Treatment records and itemized bills. The signed HIPAA authorization follows by mail.',
    ].join('\n'),
  };
}
