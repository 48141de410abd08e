import type { Author } from '#domain/account/author.ts';
import type { Lead, LeadStatus } from '#domain/leads/lead.ts';
import {
  type Activity,
  activityFrom,
  type CallOutcome,
  type Deed,
  type LeadDestination,
} from '#domain/leads/lead-activity.ts';
import type { ReferralSource } from '#domain/leads/referral-source.ts';
import { hasFields } from '#domain/same-fields.ts';
import { collectionAt, database, docAt } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  type Transaction,
  writeBatch,
} from '../firebase/firestore.ts';
import { leadOf } from '../firebase/stored-records.ts';
import { transact } from '../firebase/transact.ts';
import { storeOnce, WriteError } from '../firebase/write-errors.ts';
import { settlePerson } from '../persons/settle-person.ts';
import { type LogWriter, logChange } from '../trail/log-change.ts';
import { saveRecord } from '../trail/save-record.ts';
import { countMove } from './lead-counts.ts';

type LeadWriter = LogWriter & { update(lead: DocumentReference, changes: DocumentData): unknown };

type LeadChange = Partial<Pick<Lead, 'status' | 'spam' | 'callBackAt' | 'heardFrom'>>;

/** Work on a lead ends its reminder. */
const noCallBack: LeadChange = { callBackAt: null };

function write(
  to: LeadWriter,
  id: string,
  changes: DocumentData,
  deed: Deed,
  by: Author,
  entryId: string = crypto.randomUUID(),
): void {
  const lead = docAt('leads', id);
  const logged = logChange(to, lead, { ...deed, leadId: id }, by, entryId);
  to.update(lead, { ...changes, ...logged, updatedAt: serverTimestamp() });
}

/** The lead as stored now; null if deleted. */
export async function leadIn(transaction: Transaction, id: string): Promise<Lead | null> {
  const stored = await transaction.get(docAt('leads', id));
  return stored.exists() ? leadOf(stored) : null;
}

/** For a lead read in the same transaction: the history names the status it leaves. */
export function writeStatus(
  transaction: Transaction,
  lead: Lead,
  to: LeadDestination,
  by: Author,
): void {
  const { id, status } = lead;
  // An unknown old status can be any text; the rules allow 40 characters.
  const deed: Deed = { kind: 'status', from: status.slice(0, 40), to };
  const change: LeadChange = to === 'spam' ? { spam: true } : { status: to };
  countMove(transaction, lead, change);
  write(transaction, id, { ...change, ...noCallBack }, deed, by);
}

/**
 * Returns the previous status, or null when nothing changed. A colleague may have changed it since the screen was
 * drawn, so `mayLeave` is asked about the stored status. Only markNotSpam takes a lead out of Spam.
 */
export async function setLeadStatus(
  id: string,
  to: LeadDestination,
  by: Author,
  mayLeave: (status: string) => boolean = () => true,
): Promise<string | null> {
  // Set by an earlier attempt of this call whose answer got lost.
  let left: string | null = null;
  return transact(async (transaction) => {
    const lead = await leadIn(transaction, id);
    if (!lead) throw new WriteError('gone');
    const isThere = to === 'spam' ? lead.spam : lead.status === to;
    if (isThere) return left;
    if (lead.spam || !mayLeave(lead.status)) return null;
    writeStatus(transaction, lead, to, by);
    left = lead.status;
    return left;
  });
}

/** Moves a spam lead into the lists, as new if nothing else is said. A lead that is no longer spam stays as it is. */
export async function markNotSpam(
  id: string,
  by: Author,
  status: LeadStatus = 'new',
): Promise<void> {
  let personId: string | undefined;
  await saveLead(
    id,
    { spam: false },
    {},
    by,
    () => ({ kind: 'status', from: 'spam', to: status }),
    (lead, to) => {
      countMove(to, lead, { spam: false, status });
      ({ personId } = lead);
      return { status };
    },
  );
  // Nobody finds the person of spam.
  if (personId) await settlePerson(personId, by);
}

/**
 * Adds a note and touches the lead, whose updatedAt notifies the other screens. text: 1 to 2000 characters. A retry with
 * the same entryId stores nothing, unless its words differ: then both notes stay.
 */
export async function addNote(
  id: string,
  text: string,
  by: Author,
  entryId: string,
): Promise<void> {
  const deed: Deed = { kind: 'note', text };
  const entry = docAt('leads', id, 'activity', entryId);
  let isOther = false;
  const isStored = async () => {
    const stored = await getDoc(entry);
    const data = stored.data() ?? {};
    isOther = stored.exists() && !(hasFields(data, deed) && stored.get('by.uid') === by.uid);
    return stored.exists();
  };
  await storeOnce(() => {
    const batch = writeBatch(database());
    write(batch, id, {}, deed, by, entryId);
    return batch.commit();
  }, isStored);
  if (isOther) await addNote(id, text, by, crypto.randomUUID());
}

/**
 * Logs a call, and with the first one its time. A call that reached the person ends a snooze. entryId: the same for
 * each try to log this call; with another outcome it is another call.
 */
export async function addCall(
  id: string,
  outcome: CallOutcome,
  by: Author,
  entryId: string,
): Promise<void> {
  const deed: Deed = { kind: 'call', outcome };
  const otherId = crypto.randomUUID();
  await transact(async (transaction) => {
    const lead = await transaction.get(docAt('leads', id));
    if (!lead.exists()) throw new WriteError('gone');
    const earlier = await transaction.get(doc(lead.ref, 'activity', entryId));
    if (earlier.exists()) {
      if (hasFields(earlier.data(), deed) && earlier.get('by.uid') === by.uid) return;
      // An attempt of this call whose answer got lost.
      if ((await transaction.get(doc(lead.ref, 'activity', otherId))).exists()) return;
    }
    const callId = earlier.exists() ? otherId : entryId;
    const isReached = outcome === 'reached';
    const changes = {
      ...(isReached && noCallBack),
      ...(lead.get('firstCallAt') === null && { firstCallAt: serverTimestamp() }),
      ...(isReached && lead.get('reachedAt') === null && { reachedAt: serverTimestamp() }),
    };
    write(transaction, id, changes, deed, by, callId);
  });
}

/** null: not asked yet. `seen` is the value on the screen: throws 'changed' when a colleague has set another. */
export async function setHeardFrom(
  id: string,
  heardFrom: ReferralSource | null,
  by: Author,
  seen: ReferralSource | null,
): Promise<void> {
  await saveLead(id, { heardFrom }, { heardFrom: seen }, by, (lead) => ({
    kind: 'heard_from',
    from: lead.heardFrom,
    to: heardFrom,
  }));
}

/** Puts a lead off to a time; null takes it up again. Throws 'changed' if a colleague has set another than `seen`. */
export async function setCallBack(
  id: string,
  until: Date | null,
  by: Author,
  seen: Date | null,
): Promise<void> {
  const deed: Deed = { kind: 'call_back', until };
  await saveLead(id, { callBackAt: until }, { callBackAt: seen }, by, () => deed);
}

/** `also` are fields that follow from the change, and writes that belong to it. */
export async function saveLead(
  id: string,
  change: Partial<Lead>,
  base: Partial<Lead>,
  by: Author,
  deedOf: (lead: Lead, stored: DocumentSnapshot) => Deed,
  also: (lead: Lead, to: Transaction) => DocumentData = () => ({}),
): Promise<void> {
  const reference = docAt('leads', id);
  await saveRecord(reference, {
    read: leadOf,
    base,
    change,
    write(lead, to, stored) {
      if (!lead) throw new WriteError('gone');
      const logged = logChange(to, reference, { ...deedOf(lead, stored), leadId: id }, by);
      return { ...change, ...also(lead, to), ...logged };
    },
  });
}

export async function listActivity(id: string): Promise<Activity[]> {
  const entries = collectionAt('leads', id, 'activity');
  const { docs } = await getDocs(query(entries, orderBy('at', 'desc')));
  return docs.flatMap((entry) => activityFrom(entry.id, withDates(entry.data())) ?? []);
}
