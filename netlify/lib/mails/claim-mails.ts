import type { Author } from '#domain/account/author.ts';
import { type Lead, leadFrom } from '#domain/leads/lead.ts';
import { fromFields } from '../firestore/firestore-value.ts';
import { leadDocument } from '../leads/lead-document.ts';
import { logEntry } from '../log-entry.ts';
import { type Claim, claim } from './claim.ts';

/** 'staff': a request by staff retries mails that a server refused for good. 'visitor': only mails that may still succeed. */
type Asker = 'visitor' | 'staff';

/** Claims a lead's mails for this run; null without the lead. by: pressed 'Send again'. Throws FirestoreError. */
export function claimMails(
  id: string,
  asker: Asker,
  by: Author | null = null,
): Promise<Claim<Lead> | null> {
  return claim(leadDocument(id), {
    map: 'notify',
    untilFields: ['claimedUntil', 'dueAt'],
    read({ fields }) {
      const lead = leadFrom(id, fromFields(fields));
      return { subject: lead, isLeft: !lead.spam && isLeft(lead, asker) };
    },
    entryOf: () => by && logEntry(leadDocument(id), { kind: 'resend', leadId: id }, by),
  });
}

/** Whether a mail is to be sent: the one to the clinic, or the one to a visitor who gave an address. */
function isLeft({ notify, email }: Lead, asker: Asker): boolean {
  if (asker === 'visitor') return Boolean(notify && (notify.clinic === null || notify.dueAt));
  return notify?.clinic !== 'sent' || (email !== '' && notify.patient !== 'sent');
}
