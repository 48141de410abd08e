import type { Author } from '#domain/account/author.ts';
import { type Contact, isSameContact } from '#domain/leads/contact.ts';
import { leadSearchKeys } from '#domain/leads/new-lead.ts';
import { changeVisit } from '../booking/book-visit.ts';
import { docAt } from '../firebase/database.ts';
import { getDoc } from '../firebase/firestore.ts';
import { leadOf } from '../firebase/stored-records.ts';
import { WriteError } from '../firebase/write-errors.ts';
import { saveLead } from '../leads/activity-log.ts';
import { settlePerson } from '../persons/settle-person.ts';
import { listVisitsOfLeads } from '../visits/visits.ts';

/** Staff correct a contact, whatever the patient has answered. */
const nobodyAnswered = { answeredAt: new Date(0) };

/**
 * Corrects name, email and phone of a request, of its visits and of its person. The history keeps the contact as it was. `seen` is
 * the contact on the screen: throws 'changed' when a colleague has corrected it since. The visits come first, so
 * that a repeat after a failure corrects what is left.
 */
export async function correctContact(
  id: string,
  contact: Contact,
  by: Author,
  seen: Contact,
): Promise<void> {
  const stored = await getDoc(docAt('leads', id));
  if (!stored.exists()) throw new WriteError('gone');
  const lead = leadOf(stored);
  if (!isSameContact(lead, seen) && !isSameContact(lead, contact))
    throw new WriteError('changed', lead);
  // Each visit is a commit of its own: the rules read many documents for one.
  for (const visit of await listVisitsOfLeads([id])) {
    await changeVisit(
      visit.id,
      {
        ...(contact.name !== seen.name && { patientName: contact.name }),
        ...(contact.phone !== seen.phone && { patientPhone: contact.phone }),
        ...(contact.email !== seen.email && { patientEmail: contact.email }),
      },
      by,
      nobodyAnswered,
    );
  }
  await saveLead(
    id,
    contact,
    seen,
    by,
    (_, request) => ({
      kind: 'correction',
      // As stored: the rules compare them.
      from: {
        name: String(request.get('name') ?? request.get('fullName') ?? ''),
        email: String(request.get('email') ?? ''),
        phone: String(request.get('phone') ?? ''),
      },
      to: contact,
    }),
    (before) => ({ searchKeys: leadSearchKeys({ ...before, ...contact }) }),
  );
  if (lead.personId) await settlePerson(lead.personId, by);
}
