import { mailGraceMs, type NotifyState } from '#domain/leads/lead.ts';
import { database } from '../firebase/database.ts';
import { collection, getDocs, limit, orderBy, query, where } from '../firebase/firestore.ts';
import { postAsStaff } from './post-as-staff.ts';

/** Leads per query; the rest follows a minute later. */
const dueAtOnce = 5;

const sendFailed = 'The email couldn’t be sent. Please try again.';

/**
 * Asks the function to send a lead's missing mails, and returns the result of the clinic's mail. Throws an Error
 * with a text to show.
 */
export async function sendMails(leadId: string): Promise<NotifyState> {
  const response = await postAsStaff({ type: 'notify', leadId }).catch((cause: unknown) => {
    throw new Error(sendFailed, { cause });
  });
  // Harmless: an answer without JSON counts as a failure below.
  const answer: unknown = await response.json().catch(() => null);
  const { clinic, message } = (answer ?? {}) as { clinic?: NotifyState; message?: string };
  if (response.ok && clinic !== undefined) return clinic;
  // A refusal's message is for staff; a failure's message is for visitors.
  throw new Error((response.status < 500 && message) || sendFailed);
}

/** Ids of leads whose mails have been due for at least three minutes, the oldest first. */
export async function listMailsDue(): Promise<string[]> {
  const since = new Date(Date.now() - mailGraceMs);
  const { docs } = await getDocs(
    query(
      collection(database(), 'leads'),
      where('notify.dueAt', '<=', since),
      orderBy('notify.dueAt'),
      limit(dueAtOnce),
    ),
  );
  return docs.map(({ id }) => id);
}
