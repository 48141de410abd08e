import type { Author } from '#domain/account/author.ts';
import { type Contact, isSameContact } from '#domain/leads/contact.ts';
import { leadFrom } from '#domain/leads/lead.ts';
import type { Deed } from '#domain/leads/lead-activity.ts';
import { leadSearchKeys } from '#domain/leads/new-lead.ts';
import { changeVisit } from '../booking/book-visit.ts';
import { database } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import { doc, getDoc, serverTimestamp } from '../firebase/firestore.ts';
import { transact } from '../firebase/transact.ts';
import { ChangedMeanwhile, Gone } from '../firebase/write-errors.ts';
import { logChange } from '../trail/log-change.ts';
import { listVisitsOfLeads } from '../visits/visits.ts';

/**
 * Corrects name, email and phone of a request and of its visits. The history keeps the contact as it was. `seen` is
 * the contact on the screen: throws ChangedMeanwhile when a colleague has corrected it since. The visits come first, so
 * that a repeat after a failure corrects what is left.
 */
export async function correctContact(
  id: string,
  contact: Contact,
  by: Author,
  seen: Contact,
): Promise<void> {
  const stored = await getDoc(doc(database(), 'leads', id));
  if (!stored.exists()) throw new Gone(`no lead ${id}`);
  const lead = leadFrom(id, withDates(stored.data()));
  if (!isSameContact(lead, seen) && !isSameContact(lead, contact)) throw new ChangedMeanwhile(lead);
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
    );
  }
  await correctRequest(id, contact, by, seen);
}

async function correctRequest(id: string, contact: Contact, by: Author, seen: Contact) {
  const target = doc(database(), 'leads', id);
  await transact(async (transaction) => {
    const stored = await transaction.get(target);
    if (!stored.exists()) throw new Gone(`no lead ${id}`);
    const fields = withDates(stored.data());
    const lead = leadFrom(id, fields);
    if (isSameContact(lead, contact)) return;
    if (!isSameContact(lead, seen)) throw new ChangedMeanwhile(lead);
    // As stored: the rules compare them.
    const from: Contact = {
      name: String(fields.name ?? fields.fullName ?? ''),
      email: String(fields.email ?? ''),
      phone: String(fields.phone ?? ''),
    };
    const deed: Deed = { kind: 'correction', from, to: contact };
    transaction.update(target, {
      ...contact,
      searchKeys: leadSearchKeys({ ...lead, ...contact }),
      ...logChange(transaction, target, { ...deed, leadId: id }, by),
      updatedAt: serverTimestamp(),
    });
  });
}
