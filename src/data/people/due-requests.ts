import type { Author } from '#domain/account/author.ts';
import type { Lead } from '#domain/leads/lead.ts';
import {
  changedBefore,
  type DueRequest,
  dueFrom,
  isDue,
  keptUntil,
  type RetentionKind,
  type RetentionPeriods,
  retentionKind,
  retentionKinds,
} from '#domain/people/retention.ts';
import { erasureFrom } from '#domain/trail/erasure.ts';
import { collectionAt, docAt } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import {
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  where,
} from '../firebase/firestore.ts';
import { leadOf } from '../firebase/stored-records.ts';
import { WriteError } from '../firebase/write-errors.ts';
import { serverDate } from '../server-clock.ts';
import { listVisitsOfLeads } from '../visits/visits.ts';
import { eraseRecord, finishErasure } from './erase-record.ts';
import { readRetention } from './retention-settings.ts';

/** isMore: others may follow. */
export type DueList = { due: DueRequest[]; isMore: boolean };

/** What is due or soon will be, of each kind the `most` that were left alone longest, by their last day. */
export async function listDue(
  periods: RetentionPeriods,
  now: Date,
  most: number,
): Promise<DueList> {
  const lists = await Promise.all(
    retentionKinds.flatMap((kind) => {
      const months = periods[kind];
      return months === null ? [] : leftAlone(kind, changedBefore(months, now), most);
    }),
  );
  const leads = [...new Map(lists.flat().map((lead) => [lead.id, lead])).values()];
  const visits = await listVisitsOfLeads(leads.map(({ id }) => id));
  const due = leads.flatMap((lead) => {
    const theirs = visits.filter(({ leadId }) => leadId === lead.id);
    return dueFrom(lead, theirs, periods, now) ?? [];
  });
  return {
    due: due.sort((a, b) => (a.until < b.until ? -1 : 1)),
    isMore: lists.some((leads) => leads.length === most),
  };
}

/** Each query may find requests of another kind, too: a request marked as spam keeps its type. */
function leftAlone(kind: RetentionKind, before: Date, most: number): Promise<Lead[]>[] {
  const oldest = async (field: string, ...filter: QueryConstraint[]) => {
    const range = [where(field, '<', before), orderBy(field), limit(most)];
    const { docs } = await getDocs(query(collectionAt('leads'), ...filter, ...range));
    return docs.map(leadOf);
  };
  if (kind === 'spam') return [oldest('updatedAt', where('spam', '==', true))];
  const ofType = where('type', '==', kind);
  return [
    oldest('updatedAt', ofType, where('spam', '==', false)),
    // Leads from before these fields.
    oldest('createdAt', ofType),
  ];
}

/** The last day on which a request is kept; null without a period. */
export async function readKeptUntil(lead: Lead): Promise<string | null> {
  const periods = await readRetention();
  if (periods[retentionKind(lead)] === null) return null;
  return keptUntil(lead, await listVisitsOfLeads([lead.id]), periods);
}

/** Erases a due request, its visits first; repeatable. Throws 'on-hold', 'visit-ahead' or 'not-due' if it isn't due. */
export async function eraseDue(id: string, by: Author): Promise<void> {
  const [stored, visits, periods] = await Promise.all([
    getDoc(docAt('leads', id)),
    listVisitsOfLeads([id]),
    readRetention(),
    finishErasures(by),
  ]);
  if (stored.exists()) {
    const due = dueFrom(leadOf(stored), visits, periods, serverDate());
    if (due?.protection === 'hold') throw new WriteError('on-hold');
    if (due?.protection === 'visit') throw new WriteError('visit-ahead');
    if (!due || !isDue(due)) throw new WriteError('not-due');
  }
  for (const visit of visits) {
    await eraseRecord({ collection: 'appointments', recordId: visit.id }, 'retention', by);
  }
  await eraseRecord({ collection: 'leads', recordId: id }, 'retention', by);
}

/** An earlier try may have left the history of a visit, which no query of visits finds. */
async function finishErasures(by: Author): Promise<void> {
  const running = query(collectionAt('erasures'), where('state', '==', 'running'));
  for (const stub of (await getDocs(running)).docs) {
    const erasure = erasureFrom(stub.id, withDates(stub.data()));
    if (erasure) await finishErasure(erasure, by);
  }
}
