import type { Author } from '#domain/account/author.ts';
import { countLeads, leadCountsFrom } from '#domain/leads/count-leads.ts';
import { duplicateWindowMs, type Lead, mailGraceMs } from '#domain/leads/lead.ts';
import type { Deed } from '#domain/leads/lead-activity.ts';
import { isFoundBy, lookupKeys } from '#domain/leads/lead-search.ts';
import { isInView, mayBePerson } from '#domain/leads/lead-view.ts';
import { leadSearchKeys, searchTexts } from '#domain/leads/new-lead.ts';
import { hasFields } from '#domain/same-fields.ts';
import { isUpcoming } from '#domain/visits/visit.ts';
import { backend, feeds } from './backend.ts';
import { firebaseError, isChange, newestFirst, pageAfter, storedIn } from './lists.ts';
import { logChange } from './trail.ts';

function withAppointment(lead: Lead): Lead {
  const now = new Date();
  const isBooked = backend.visits.some(
    (visit) => visit.leadId === lead.id && isUpcoming(visit, now),
  );
  return lead.type === 'contact' && isBooked ? { ...lead, scheduled: true } : lead;
}

type Search = Parameters<typeof import('#data/leads/leads.ts').allLeads>[0];

function isFound({ type, view, search, language }: Search): (lead: Lead) => boolean {
  const looked = lookupKeys(search ?? '');
  return (lead) =>
    lead.type === type &&
    isInView(lead, view) &&
    (!language || lead.language === language) &&
    (looked.length === 0 || leadSearchKeys(lead).some((key) => looked.includes(key))) &&
    isFoundBy(search ?? '', searchTexts(lead));
}

const found = (search: Search) => newestFirst(backend.leads).filter(isFound(search));

export const leads: typeof import('#data/leads/leads.ts') = {
  async listLeads({ after = null, pageSize = 50, oldestFirst = false, ...search }) {
    const newest = newestFirst(backend.leads);
    const all = oldestFirst ? newest.reverse() : newest;
    const { page, next } = pageAfter(all, after, pageSize, isFound(search));
    return { leads: page, next };
  },

  async listLongestWaiting(type, count) {
    return found({ type, view: 'new' }).reverse().slice(0, count);
  },

  async listCallBacks() {
    const at = ({ callBackAt }: Lead) => callBackAt?.getTime() ?? 0;
    return backend.leads
      .filter((lead) => lead.callBackAt && isInView(lead, 'all'))
      .sort((a, b) => at(a) - at(b));
  },

  async listSuspects() {
    const since = Date.now() - 14 * 24 * 60 * 60_000;
    return newestFirst(backend.leads)
      .filter(({ spam, createdAt }) => spam && createdAt.getTime() > since)
      .slice(0, 20)
      .filter(mayBePerson);
  },

  mostOfMonth: 1000,

  async listLeadsBetween({ from, to }) {
    return newestFirst(backend.leads)
      .filter(({ createdAt }) => createdAt >= from && createdAt < to)
      .slice(0, 1000);
  },

  async *allLeads({ oldestFirst = false, ...search }) {
    yield oldestFirst ? found(search).reverse() : found(search);
  },

  async lastLeadChange() {
    return feeds.leads.lastChange;
  },

  async getLead(id) {
    const lead = backend.leads.find((each) => each.id === id);
    return lead ? withAppointment(lead) : null;
  },

  async findDuplicates({ id, email, phone, createdAt }) {
    return newestFirst(backend.leads).filter(
      (other) =>
        other.id !== id &&
        ((email !== '' && other.email === email) || (phone !== '' && other.phone === phone)) &&
        Math.abs(other.createdAt.getTime() - createdAt.getTime()) <= duplicateWindowMs,
    );
  },
};

/** Without parts of a transaction, which are for other modules of src/data. */
export const leadCounts: Omit<
  typeof import('#data/leads/lead-counts.ts'),
  'countMove' | 'countRemoval'
> = {
  async readLeadCounts() {
    return leadCountsFrom(countLeads(backend.leads));
  },
};

type Change = Partial<Omit<Lead, 'type' | 'details'>>;

/** Changes the lead, notes it in its history, and tells the feed. */
export function changeLead(id: string, change: Change, deed?: Deed, by?: Author): void {
  if (deed && by) addEntry(id, crypto.randomUUID(), deed, by);
  backend.leads = backend.leads.map((lead) =>
    lead.id === id ? { ...lead, ...change, updatedAt: new Date() } : lead,
  );
}

function addEntry(id: string, entryId: string, deed: Deed, by: Author): void {
  const entry = { ...deed, id: entryId, by, at: new Date() };
  backend.activity[id] = [entry, ...(backend.activity[id] ?? [])];
  logChange(`leads/${id}`, { ...deed, leadId: id }, by, entryId);
}

export const storedLead = (id: string) => storedIn(backend.leads, id);

function record(id: string, entryId: string, deed: Deed, by: Author, change: Change = {}): void {
  if (!backend.leads.some((lead) => lead.id === id)) throw firebaseError('permission-denied');
  const earlier = backend.activity[id]?.find((entry) => entry.id === entryId);
  if (earlier && hasFields<object>(earlier, deed) && earlier.by.uid === by.uid) return;
  addEntry(id, earlier ? crypto.randomUUID() : entryId, deed, by);
  changeLead(id, change);
}

/** Without parts of a transaction, too. */
export const activityLog: Omit<
  typeof import('#data/leads/activity-log.ts'),
  'leadIn' | 'saveLead' | 'writeStatus'
> = {
  async setLeadStatus(id, to, by, mayLeave = () => true) {
    const { status, spam } = storedLead(id);
    if (status === to || spam || !mayLeave(status)) return null;
    const change = to === 'spam' ? { spam: true } : { status: to };
    const deed: Deed = { kind: 'status', from: status, to };
    changeLead(id, { ...change, callBackAt: null }, deed, by);
    return status;
  },

  async markNotSpam(id, by, status = 'new') {
    if (!storedLead(id).spam) return;
    const deed: Deed = { kind: 'status', from: 'spam', to: status };
    changeLead(id, { spam: false, status }, deed, by);
  },

  async addNote(id, text, by, entryId) {
    record(id, entryId, { kind: 'note', text }, by);
  },

  async addCall(id, outcome, by, entryId) {
    const { firstCallAt, reachedAt } = storedLead(id);
    const isReached = outcome === 'reached';
    record(id, entryId, { kind: 'call', outcome }, by, {
      ...(isReached && { callBackAt: null }),
      ...(firstCallAt === null && { firstCallAt: new Date() }),
      ...(isReached && reachedAt === null && { reachedAt: new Date() }),
    });
  },

  async setHeardFrom(id, heardFrom, by, seen) {
    const lead = storedLead(id);
    if (!isChange(lead, { heardFrom }, { heardFrom: seen })) return;
    changeLead(id, { heardFrom }, { kind: 'heard_from', from: lead.heardFrom, to: heardFrom }, by);
  },

  async setCallBack(id, until, by, seen) {
    const lead = storedLead(id);
    if (!isChange(lead, { callBackAt: until }, { callBackAt: seen })) return;
    changeLead(id, { callBackAt: until }, { kind: 'call_back', until }, by);
  },

  async listActivity(id) {
    return backend.activity[id] ?? [];
  },
};

type Feed = (typeof feeds)['leads' | 'visits'];
type Watch = typeof import('#data/leads/lead-feed.ts').watchLeads;

function watch(feed: Feed, ...[lastChange, onChange, onError]: Parameters<Watch>) {
  const hear = (error?: Error) => (error ? onError(error) : onChange());
  const stop = feed.watch(hear);
  if (lastChange !== feed.lastChange) queueMicrotask(hear);
  return stop;
}

export const leadFeed: typeof import('#data/leads/lead-feed.ts') = {
  watchLeads: (...feed) => watch(feeds.leads, ...feed),
  watchVisits: (...feed) => watch(feeds.visits, ...feed),
  watchProfile(_uid, onChange, onError) {
    queueMicrotask(onChange);
    return feeds.session.watch((error) => (error ? onError(error) : onChange()));
  },
};

export const leadMails: typeof import('#data/leads/lead-mails.ts') = {
  async sendMails(leadId, again) {
    const { notify } = storedLead(leadId);
    const by = { uid: backend.session?.uid ?? '', name: backend.session?.displayName ?? '' };
    if (again) addEntry(leadId, crypto.randomUUID(), { kind: 'resend' }, by);
    changeLead(leadId, {
      notify: { clinic: backend.mailServer, patient: notify?.patient ?? null },
    });
    return backend.mailServer;
  },

  async listMailsDue() {
    const dueAt = ({ notify }: Lead) => notify?.dueAt?.getTime() ?? Number.POSITIVE_INFINITY;
    return backend.leads
      .filter((lead) => dueAt(lead) <= Date.now() - mailGraceMs)
      .sort((a, b) => dueAt(a) - dueAt(b))
      .slice(0, 5)
      .map(({ id }) => id);
  },
};
