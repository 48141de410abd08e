import type { NotifyState } from '#domain/leads/notify-state.ts';
import { visitMailFrom, visitMailGraceMs } from '#domain/visits/visit-mail.ts';
import { collectionAt } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import { getDocs, limit, orderBy, query, where } from '../firebase/firestore.ts';
import { requestMails } from '../request-mails.ts';
import { serverNow } from '../server-clock.ts';

/** Visits per query; the rest follows a minute later. */
const dueAtOnce = 5;

/** Has the function mail the patient about a visit. `again`: even if they know already. Throws as requestMails does. */
export async function sendVisitMail(visitId: string, again: boolean): Promise<NotifyState> {
  return requestMails(
    { type: 'visit', visitId, again },
    ({ state }) => state as NotifyState | undefined,
  );
}

type VisitMailDue = { id: string; askedAt: Date };

/** Visits whose mail was asked for longer ago than the grace, the oldest first. */
export async function listVisitMailsDue(): Promise<VisitMailDue[]> {
  const since = new Date(serverNow() - visitMailGraceMs);
  const { docs } = await getDocs(
    query(
      collectionAt('appointments'),
      // Visits without a due mail store null, which no comparison with a time matches.
      where('mail.askedAt', '<=', since),
      orderBy('mail.askedAt'),
      limit(dueAtOnce),
    ),
  );
  return docs.flatMap((stored) => {
    const { askedAt } = visitMailFrom(withDates(stored.data()).mail);
    return askedAt ? [{ id: stored.id, askedAt }] : [];
  });
}
