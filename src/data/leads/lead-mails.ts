import { mailGraceMs } from '#domain/leads/lead.ts';
import type { NotifyState } from '#domain/leads/notify-state.ts';
import { collectionAt } from '../firebase/database.ts';
import { getDocs, limit, orderBy, query, where } from '../firebase/firestore.ts';
import { requestMails } from '../request-mails.ts';
import { serverNow } from '../server-clock.ts';

/** Leads per query; the rest follows a minute later. */
const dueAtOnce = 5;

/** Has the function send a lead's missing mails. `again`: a person asks; the history says who. Throws as requestMails. */
export async function sendMails(leadId: string, again: boolean): Promise<NotifyState> {
  return requestMails(
    { type: 'notify', leadId, again },
    ({ clinic }) => clinic as NotifyState | undefined,
  );
}

/** Ids of leads whose mails have been due for at least three minutes, the oldest first. */
export async function listMailsDue(): Promise<string[]> {
  const since = new Date(serverNow() - mailGraceMs);
  const { docs } = await getDocs(
    query(
      collectionAt('leads'),
      where('notify.dueAt', '<=', since),
      orderBy('notify.dueAt'),
      limit(dueAtOnce),
    ),
  );
  return docs.map(({ id }) => id);
}
