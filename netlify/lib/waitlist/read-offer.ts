import { type BookingSettings, bookingSettingsFrom } from '#domain/clinic/booking-settings.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { type StaffMember, staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { type VisitType, visitTypesFrom } from '#domain/clinic/visit-types.ts';
import { leadFrom } from '#domain/leads/lead.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { openingFrom } from '#domain/visits/openings.ts';
import { lockIds, visitQuarters } from '#domain/visits/slots.ts';
import type { OfferState } from '#domain/visits/sooner-offer.ts';
import { isBooked, isBookedAhead, type Visit } from '#domain/visits/visit.ts';
import { suits, type Waiting, waitingRequest, waitingVisit } from '#domain/visits/waitlist.ts';
import { calendarsDocument, outsideBusy } from '../calendars/outside-busy.ts';
import {
  batchGet,
  documentName,
  fieldIs,
  fieldsIn,
  runQuery,
  type StoredDocument,
} from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';
import { bookingDocument, bookingDocuments, visitTypesDocument } from '../holds/booking-facts.ts';
import { isLocked, readLocks, type StoredLocks } from '../holds/stored-locks.ts';
import { leadDocument } from '../leads/lead-document.ts';
import { clinicDocument, clinicIn } from '../read-clinic.ts';
import { visitDocument, visitIn } from '../stored-visits.ts';
import type { OfferLink } from '../visit-signature.ts';

/** Milliseconds. */
const patience = 2000;

/** What is the same for all to whom a time is offered. now: the database's. */
export type OfferedTime = {
  slot: string;
  startsAt: Date;
  provider: StaffMember;
  clinic: Clinic;
  settings: BookingSettings;
  types: readonly VisitType[];
  /** The provider's calendar in another system; null where none counts. */
  outside: ReadonlySet<number> | 'unknown' | null;
  now: Date;
};

/** null for a slot that names no time of a provider. Throws FirestoreError. */
export async function readOfferedTime(slot: string): Promise<OfferedTime | null> {
  const opening = openingFrom(slot);
  if (!opening) return null;
  const { startsAt, providerId } = opening;
  const providerName = documentName(`staff/${providerId}`);
  const { found, readTime: now } = await batchGet([
    ...[providerName, clinicDocument(), calendarsDocument()],
    ...bookingDocuments(),
  ]);
  const provider = fieldsIn(found, providerName);
  if (!provider) return null;
  const settings = bookingSettingsFrom(fieldsIn(found, bookingDocument()));
  const feeds = found.get(calendarsDocument());
  const isOutside = settings.calendar === 'outside';
  return {
    ...{ slot, startsAt, clinic: clinicIn(found), settings, now },
    provider: staffMemberFrom(providerId, provider),
    types: visitTypesFrom(fieldsIn(found, visitTypesDocument())),
    outside: isOutside
      ? ((await outsideBusy(providerId, feeds, settings.horizonDays)) ?? 'unknown')
      : null,
  };
}

/** To whom it is offered, as stored now. */
export type Offered = {
  /** null when they wait no more. */
  waiting: Waiting | null;
  /** Their visit ahead, or the request's. */
  visit: Visit | null;
  name: string;
  /** The visit or the request. */
  stored: StoredDocument;
};

/** null when there is no such visit or request. Throws FirestoreError. */
export async function readOffered(
  { kind, id }: Pick<OfferLink, 'kind' | 'id'>,
  { types, now }: Pick<OfferedTime, 'types' | 'now'>,
): Promise<Offered | null> {
  const document = kind === 'visit' ? visitDocument(id) : leadDocument(id);
  const [{ found }, visits] = await Promise.all([
    batchGet([document]),
    kind === 'visit' ? [] : visitsOf(id),
  ]);
  const stored = found.get(document);
  if (!stored) return null;
  if (kind === 'visit') {
    const visit = visitIn(stored);
    return visit && { waiting: waitingVisit(visit, now), visit, name: visit.patientName, stored };
  }
  const lead = leadFrom(id, fromFields(stored.fields));
  const visit = visits.find((each) => isBookedAhead(each, now)) ?? null;
  const waiting = waitingRequest({ ...lead, scheduled: visit !== null }, types, now);
  return { waiting: waiting?.personId ? waiting : null, visit, name: lead.name, stored };
}

async function visitsOf(leadId: string): Promise<Visit[]> {
  const where = fieldIs('leadId', 'EQUAL', leadId);
  const stored = await runQuery({ from: [{ collectionId: 'appointments' }], where }, patience);
  return stored.flatMap((each) => visitIn(each) ?? []);
}

/** The time as this person would have it. */
export function soonerVisit(time: OfferedTime, { type }: Pick<Waiting, 'type'>) {
  const { startsAt, provider } = time;
  const endsAt = minutesAfter(startsAt, type.minutes);
  const { id: providerId, name: providerName } = provider;
  return { startsAt, endsAt, providerId, providerName, buffer: type.buffer };
}

/** Whether they can take it, and the locks that decide. Throws FirestoreError. */
export async function offerStateOf(
  { waiting, visit }: Pick<Offered, 'waiting' | 'visit'>,
  time: OfferedTime,
): Promise<{ state: OfferState; locks: StoredLocks | null }> {
  const { startsAt, provider, outside, now } = time;
  const isTheirs =
    visit?.startsAt.getTime() === startsAt.getTime() && visit.providerId === provider.id;
  if (startsAt <= now) return { state: 'ended', locks: null };
  if (visit && isTheirs && isBooked(visit)) return { state: 'yours', locks: null };
  if (!waiting) return { state: 'ended', locks: null };
  const sooner = soonerVisit(time, waiting);
  const ids = lockIds(sooner);
  const locks = await readLocks(ids);
  const isBusy =
    outside !== null &&
    (outside === 'unknown' || visitQuarters(sooner).some((quarter) => outside.has(quarter)));
  if (isBusy || ids.some((id) => isLocked(locks, id, now))) return { state: 'taken', locks };
  return { state: suits(waiting, startsAt, provider, time, now) ? 'open' : 'lapsed', locks };
}
