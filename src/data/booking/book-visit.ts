import type { Author } from '#domain/account/author.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { isInView } from '#domain/leads/lead-view.ts';
import { personIdIn } from '#domain/leads/person-id.ts';
import type { VisitAnswer } from '#domain/leads/visit-answer.ts';
import { hasSameFirstName } from '#domain/people/person.ts';
import { hasFields } from '#domain/same-fields.ts';
import type { Change } from '#domain/trail/trail-entry.ts';
import type { Booking } from '#domain/visits/booking.ts';
import {
  endFrom,
  isBooked,
  isBookedAhead,
  isHold,
  statusAt,
  type Visit,
  type VisitTime,
} from '#domain/visits/visit.ts';
import { noMail } from '#domain/visits/visit-mail.ts';
import { concernsPatient } from '#domain/visits/visit-news.ts';
import { docAt } from '../firebase/database.ts';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  getDoc,
  serverTimestamp,
  type Transaction,
} from '../firebase/firestore.ts';
import { visitOf } from '../firebase/stored-records.ts';
import { transact } from '../firebase/transact.ts';
import { WriteError } from '../firebase/write-errors.ts';
import { leadIn, writeStatus } from '../leads/activity-log.ts';
import { joinPerson } from '../persons/join-person.ts';
import { findPersonFor } from '../persons/persons.ts';
import { settlePerson } from '../persons/settle-person.ts';
import { serverDate } from '../server-clock.ts';
import { changedFields, logChange } from '../trail/log-change.ts';
import { noteOpenings } from '../visits/note-openings.ts';
import {
  appointmentAt,
  locksToRelease,
  locksToTake,
  transactOverHolds,
  visitAt,
} from './visit-locks.ts';

/** tookUp: the booking or confirmation marked its request, which was new, as contacted. */
export type Booked = Visit & { tookUp: boolean };

/** What the screen showed. answeredAt: when the patient had answered; what they have answered since then stays open. */
export type SeenVisit = Partial<Visit> & { answeredAt?: Date };

export type VisitChange = Partial<Omit<Booking, 'leadId' | 'personId'> & Pick<Visit, 'status'>>;

const leadAt = (id: string) => docAt('leads', id);

const contactFields = ['patientName', 'patientPhone', 'patientEmail'] as const;

const momentOf = ({ status, startsAt }: VisitTime) => ({ status, startsAt });

/** What a change of staff stores. How long a time is held, and who would come sooner, have writes of their own. */
const staffFields = [
  ...[...contactFields, 'providerId', 'providerName', 'type', 'typeName'],
  ...['startsAt', 'endsAt', 'buffer', 'status', 'note'],
] as const;

async function providerName(id: string): Promise<string> {
  const name: unknown = (await getDoc(docAt('staff', id))).get('name');
  if (typeof name !== 'string' || name === '') throw new WriteError('provider-gone');
  return name;
}

/**
 * Books a visit, and marks its request as contacted. It is of the person whom staff chose, else of its request's person
 * if the first name agrees, else of whom a machine may say it is, else of a new one. Throws 'time-taken' or 'time-held' when another visit came first: the same
 * commit locks the quarter hours, so one of two bookings fails. A retry with the same id changes the stored visit
 * to the new values. asksMail: whether to email the patient.
 */
export async function bookVisit(
  booking: Booking,
  by: Author,
  id: string,
  asksMail = false,
): Promise<Booked> {
  const { leadId, personId: chosen, ...changes } = booking;
  const appointment: Omit<Visit, 'updatedAt'> = {
    ...changes,
    leadId,
    id,
    providerName: await providerName(booking.providerId),
    status: 'scheduled',
    sequence: 0,
    updatedBy: by,
    mail: { ...noMail, askedAt: asksMail && booking.patientEmail ? serverDate() : null },
    answer: null,
  };
  const { patientName: name, patientPhone: phone, patientEmail: email } = booking;
  const named = { name, phone, email };
  const likely = chosen ? null : await findPersonFor(named);
  const { earlier, tookUp, personId } = await transactOverHolds(async (transaction, overtake) => {
    const stored = await visitAt(transaction, id);
    if (stored) return { earlier: stored, tookUp: false, personId: stored.personId };
    const locks = await locksToTake(transaction, id, appointment, overtake);
    const lead = leadId ? await leadIn(transaction, leadId) : null;
    const asked = lead && hasSameFirstName(lead.name, name) ? lead.personId : null;
    const person = chosen ?? asked ?? likely?.id ?? null;
    const joined = await joinPerson(transaction, { id: person, named, newId: id }, by);
    const takeUpLead = lead && leadFollowing(transaction, lead, id, by, true);
    const { id: _, answer: __, mail, ...fields } = appointment;
    const change: Change = { kind: 'booking', leadId, to: momentOf(appointment) };
    const logged = logChange(transaction, appointmentAt(id), change, by);
    const { personId } = joined;
    transaction.set(appointmentAt(id), {
      ...fields,
      ...logged,
      personId,
      mail: { askedAt: mail.askedAt && serverTimestamp() },
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
    for (const lock of locks) transaction.set(lock, { appointmentId: id });
    noteOpenings(transaction, { taken: locks.map((lock) => lock.id), freed: [] });
    joined.write();
    return { earlier: null, tookUp: takeUpLead?.(logged.changeId) ?? false, personId };
  });
  // This id belongs to a visit for another request or patient, as in a copy of this tab: this visit gets an id of its own.
  if (earlier && !(earlier.leadId === leadId && hasSameFirstName(earlier.patientName, name))) {
    return bookVisit(booking, by, crypto.randomUUID(), asksMail);
  }
  if (earlier) await changeVisit(id, changes, by, { sequence: 0 }, asksMail);
  return { ...appointment, ...personIdIn({ personId }), updatedAt: serverDate(), tookUp };
}

/**
 * Changes a visit and its locks, e.g. moves or cancels it. A new time resets a confirmed visit to scheduled.
 * Another name, phone or email is also the person's. Returns the previous visit, or null when it already has these values. Throws 'changed' when the stored
 * visit differs from `expected`, 'time-taken' and 'time-held' like bookVisit, and 'provider-gone' when the new provider has left.
 *
 * asksMail: whether to email the patient. By default, a patient who got or awaits an email gets another one. A change
 * that concerns the patient also closes the patient's open answer, unless the screen showed another one.
 */
export async function changeVisit(
  id: string,
  change: VisitChange,
  by: Author,
  { answeredAt, ...expected }: SeenVisit = {},
  asksMail?: boolean,
): Promise<Booked | null> {
  // Set by an earlier attempt of this call whose answer got lost.
  let changed: Booked | null = null;
  const earlier = await transactOverHolds(async (transaction, overtake) => {
    const { stored, visit: before } = await storedVisit(transaction, id);
    if (hasFields(before, change)) return changed;
    if (!hasFields(before, expected)) throw new WriteError('changed', before);

    const status = statusAt(before, change.startsAt ?? before.startsAt);
    const after: Visit = { ...before, status, ...change, updatedBy: by };
    after.endsAt = change.endsAt ?? endFrom(after.startsAt, before);
    // A provider who has left keeps the visits that are not moved to another one.
    if (after.providerId !== before.providerId) {
      after.providerName = await providerName(after.providerId);
    }
    const locks = await locksToTake(transaction, id, after, overtake);
    const released = await locksToRelease(transaction, before, after);
    const now = serverDate();
    const lead =
      before.leadId && isBookedAhead(before, now) !== isBookedAhead(after, now)
        ? await leadIn(transaction, before.leadId)
        : null;
    const isConfirmed = isHold(before) && isBooked(after);
    const touchLead = lead && leadFollowing(transaction, lead, id, by, isConfirmed);

    const { changeId } = store(transaction, stored, before, after, {
      ...Object.fromEntries(staffFields.map((field) => [field, after[field]])),
      ...(concernsPatient(before, after) && mailFields(before, after, asksMail)),
      ...(concernsPatient(before, after) && isOpenAsSeen(before, answeredAt) && closedAnswer),
      updatedBy: by,
    });
    for (const lock of locks) transaction.set(lock, { appointmentId: id });
    for (const lock of released) transaction.delete(lock);
    const idsOf = (references: DocumentReference[]) => references.map((lock) => lock.id);
    noteOpenings(transaction, { taken: idsOf(locks), freed: idsOf(released) });
    changed = { ...before, tookUp: touchLead?.(changeId) ?? false };
    return changed;
  });
  const isOther = contactFields.some(
    (field) => field in change && change[field] !== earlier?.[field],
  );
  if (earlier?.personId && isOther) await settlePerson(earlier.personId, by);
  return earlier;
}

/** Asks for a mail or calls it off. */
function mailFields(
  { mail }: Visit,
  { patientEmail }: Visit,
  asksMail = mail.told !== null || mail.askedAt !== null,
): DocumentData {
  return { 'mail.askedAt': asksMail && patientEmail ? serverTimestamp() : null };
}

const closedAnswer = { 'answer.open': false };

/** answeredAt: as the screen showed it, if it says. */
const isOpenAsSeen = ({ answer }: Visit, answeredAt = answer?.at): boolean =>
  answer?.open === true && answer.at.getTime() === answeredAt?.getTime();

/** Cancels a mail that is due. Without one, it does nothing. */
export async function callOffMail(id: string, by: Author): Promise<void> {
  await follow(id, by, ({ mail }) => mail.askedAt && { 'mail.askedAt': null });
}

/**
 * Marks the patient's answer as dealt with. Without an open answer, it does nothing. `seen` is when the one on the screen was
 * given: throws 'changed' when another one has come since.
 */
export async function closeAnswer(id: string, by: Author, seen?: Date): Promise<void> {
  await follow(id, by, (visit) => {
    const { answer } = visit;
    if (!answer?.open) return null;
    if (!isOpenAsSeen(visit, seen)) throw new WriteError('changed', visit);
    return closedAnswer;
  });
}

/** The patient's answer waits again, as before a change that was undone; not one of another kind given since. */
export async function reopenAnswer(
  id: string,
  kind: VisitAnswer['kind'],
  by: Author,
): Promise<void> {
  await follow(id, by, ({ answer }) =>
    answer?.kind === kind && !answer.open ? { 'answer.open': true } : null,
  );
}

/** Stores fields that are not part of the visit itself. */
async function follow(
  id: string,
  by: Author,
  fieldsOf: (visit: Visit) => DocumentData | null,
): Promise<void> {
  await transact(async (transaction) => {
    const { stored, visit } = await storedVisit(transaction, id);
    const fields = fieldsOf(visit);
    if (fields) store(transaction, stored, visit, visit, { ...fields, updatedBy: by });
  });
}

function store(
  transaction: Transaction,
  stored: DocumentSnapshot,
  before: Visit,
  after: Visit,
  fields: DocumentData & { updatedBy: Author },
): { changeId: string } {
  const change: Change = {
    kind: 'visit_change',
    leadId: before.leadId,
    fields: changedFields(stored.data(), fields),
    from: momentOf(before),
    to: momentOf(after),
  };
  const logged = logChange(transaction, stored.ref, change, fields.updatedBy);
  transaction.update(stored.ref, {
    ...fields,
    ...logged,
    sequence: before.sequence + 1,
    updatedAt: serverTimestamp(),
  });
  return logged;
}

/** Throws Gone without it. */
async function storedVisit(
  transaction: Transaction,
  id: string,
): Promise<{ stored: DocumentSnapshot; visit: Visit }> {
  const stored = await transaction.get(appointmentAt(id));
  const visit = visitOf(stored);
  if (!visit) throw new WriteError('gone');
  return { stored, visit };
}

/**
 * The update of a request. A booking follows a talk, so it marks a new request as
 * contacted: then the update is true. updatedAt notifies the other screens; the entry of the visit, whose id the update takes, tells why.
 */
function leadFollowing(
  transaction: Transaction,
  lead: Lead,
  visitId: string,
  by: Author,
  isBooked: boolean,
): (entryId: string) => boolean {
  return (entryId) => {
    const takesUp = isBooked && lead.type === 'contact' && isInView(lead, 'new');
    if (takesUp) {
      writeStatus(transaction, lead, 'contacted', by);
    } else {
      const changeId = `${visitId}/${entryId}`;
      transaction.update(leadAt(lead.id), { changeId, updatedAt: serverTimestamp() });
    }
    return takesUp;
  };
}
