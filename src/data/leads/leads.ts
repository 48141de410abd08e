import { duplicateWindowMs, type Lead, type LeadType, unknownDate } from '#domain/leads/lead.ts';
import { isFoundBy, lookupKeys } from '#domain/leads/lead-search.ts';
import { isInView, type LeadView, mayBePerson, takenUp } from '#domain/leads/lead-view.ts';
import { searchTexts } from '#domain/leads/new-lead.ts';
import type { Language } from '#domain/text/language.ts';
import { collectionAt } from '../firebase/database.ts';
import {
  type DocumentSnapshot,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QuerySnapshot,
  query,
  startAfter,
  where,
} from '../firebase/firestore.ts';
import { lastChangeIn } from '../firebase/last-change.ts';
import { pageOf } from '../firebase/page-of.ts';
import { leadOf } from '../firebase/stored-records.ts';
import { serverNow } from '../server-clock.ts';
import { findScheduled } from '../visits/visits.ts';

export type LeadQuery = {
  type: LeadType;
  view: LeadView;
  /** As typed; a text too short to look up matches everything. */
  search?: string;
  language?: Language;
  /** `next` of the previous page. */
  after?: string | null;
  pageSize?: number;
  oldestFirst?: boolean;
};

/** `next` is null on the last page. */
export type LeadPage = { leads: Lead[]; next: string | null };

/** Far more than a front desk snoozes; the earliest are read. */
const mostCallBacks = 100;

/** Leads per read of an export: few enough to process without blocking the page. */
const exportBatch = 250;

const newestFirst = orderBy('createdAt', 'desc');

function leads() {
  return collectionAt('leads');
}

/** Limits what is read; isListed decides what is shown. Never filters out `spam`: older leads lack the field. */
function narrowed({ type, view, search, language }: LeadQuery): QueryConstraint[] {
  const ofType = where('type', '==', type);
  const keys = lookupKeys(search ?? '');
  if (keys.length > 0) return [ofType, where('searchKeys', 'array-contains-any', keys)];

  if (language) return [ofType, where('language', '==', language)];

  const { contacted, completed } = takenUp[type];
  switch (view) {
    case 'all':
      return [ofType];
    case 'new':
      return [ofType, where('status', 'not-in', [...contacted, ...completed, 'dismissed'])];
    case 'contacted':
      return [ofType, where('status', 'in', contacted)];
    case 'completed':
      return [ofType, where('status', 'in', completed)];
    case 'spam':
      return [ofType, where('spam', '==', true)];
    case 'dismissed':
      return [ofType, where('status', '==', 'dismissed')];
  }
}

function isListed(lead: Lead, { view, search = '', language }: LeadQuery): boolean {
  const isSpoken = !language || lead.language === language;
  return isSpoken && isInView(lead, view) && isFoundBy(search, searchTexts(lead));
}

function stored(request: LeadQuery): Query {
  const order = request.oldestFirst ? orderBy('createdAt') : newestFirst;
  return query(leads(), ...narrowed(request), order);
}

/** One page of a view, newest first unless the oldest are asked for. A cursor whose lead is deleted starts at the top. */
export async function listLeads(request: LeadQuery): Promise<LeadPage> {
  const { after, pageSize = 50 } = request;
  const { items, next } = await pageOf({
    all: stored(request),
    after: after ? await getDoc(doc(leads(), after)) : null,
    size: pageSize,
    itemOf(document) {
      const lead = leadOf(document);
      return isListed(lead, request) ? lead : null;
    },
  });
  return { leads: items, next: next?.id ?? null };
}

/**
 * Leads of a type with the longest wait in status new, in that order. Spam keeps status 'new'. The first query
 * filters it out; leads from before the `spam` field need a second query.
 */
export async function listLongestWaiting(type: LeadType, count: number): Promise<Lead[]> {
  const oldest = async (...filter: QueryConstraint[]) => {
    const waiting = narrowed({ type, view: 'new' });
    const first = query(leads(), ...waiting, ...filter, orderBy('createdAt'), limit(count));
    return (await getDocs(first)).docs.map(leadOf);
  };
  const found = await Promise.all([oldest(where('spam', '==', false)), oldest()]);
  const waiting = new Map(found.flat().map((lead) => [lead.id, lead]));
  return [...waiting.values()]
    .filter((lead) => isInView(lead, 'new'))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .slice(0, count);
}

/** Leads of any type that staff have snoozed, the earliest time first; without spam and dismissed ones. */
export async function listCallBacks(): Promise<Lead[]> {
  const { docs } = await getDocs(
    query(
      leads(),
      where('callBackAt', '>', unknownDate),
      orderBy('callBackAt'),
      limit(mostCallBacks),
    ),
  );
  return docs.map(leadOf).filter((lead) => isInView(lead, 'all'));
}

/** Days for which staff are asked about spam. */
const suspectDays = 14;
const mostSuspects = 20;

/** Leads of any type in Spam whose sender may be a person, of the last two weeks, the newest first. */
export async function listSuspects(): Promise<Lead[]> {
  const since = new Date(serverNow() - suspectDays * 24 * 60 * 60 * 1000);
  const recent = [where('spam', '==', true), where('createdAt', '>', since)];
  const { docs } = await getDocs(query(leads(), ...recent, newestFirst, limit(mostSuspects)));
  return docs.map(leadOf).filter(mayBePerson);
}

/** Most leads of a month that figures count: far more than a clinic gets. */
export const mostOfMonth = 1000;

/** Leads of any type and state, spam too, that came in the range (`to` excluded): the newest, at most mostOfMonth. */
export async function listLeadsBetween({ from, to }: { from: Date; to: Date }): Promise<Lead[]> {
  const inRange = [where('createdAt', '>=', from), where('createdAt', '<', to)];
  const { docs } = await getDocs(query(leads(), ...inRange, newestFirst, limit(mostOfMonth)));
  return docs.map(leadOf);
}

/** Every lead of a view, in the order of listLeads, some hundreds at a time; each is read once. */
export async function* allLeads(
  request: Omit<LeadQuery, 'after' | 'pageSize'>,
): AsyncGenerator<Lead[]> {
  let last: DocumentSnapshot | null = null;
  do {
    const { docs }: QuerySnapshot = await getDocs(
      query(stored(request), ...(last ? [startAfter(last)] : []), limit(exportBatch)),
    );
    yield docs.map(leadOf).filter((lead) => isListed(lead, request));
    last = docs.length === exportBatch ? (docs.at(-1) ?? null) : null;
  } while (last);
}

/** Identifies the latest change to a lead of any type: watchLeads starts from it. */
export async function lastLeadChange(): Promise<string> {
  return lastChangeIn('leads');
}

/** A lead of any type; null when there is none with this id. */
export async function getLead(id: string): Promise<Lead | null> {
  const stored = await getDoc(doc(leads(), id));
  if (!stored.exists()) return null;
  const lead = leadOf(stored);
  const scheduled = lead.type === 'contact' && (await findScheduled([id])).has(id);
  return scheduled ? { ...lead, scheduled } : lead;
}

/** Other leads of any type with the same e-mail or phone within 180 days, newest first. */
export async function findDuplicates(lead: Lead): Promise<Lead[]> {
  const sameIn = async (field: 'email' | 'phone') => {
    if (!lead[field]) return [];
    const near = query(
      leads(),
      where(field, '==', lead[field]),
      where('createdAt', '>=', new Date(lead.createdAt.getTime() - duplicateWindowMs)),
      where('createdAt', '<=', new Date(lead.createdAt.getTime() + duplicateWindowMs)),
      newestFirst,
      limit(20),
    );
    return (await getDocs(near)).docs.map(leadOf);
  };
  const found = (await Promise.all([sameIn('email'), sameIn('phone')])).flat();
  const others = new Map(found.map((other) => [other.id, other]));
  others.delete(lead.id);
  return [...others.values()].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
