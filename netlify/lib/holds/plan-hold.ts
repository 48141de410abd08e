import { randomUUID } from 'node:crypto';
import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import type { WantedTime } from '#domain/leads/wanted-time.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { holdEnd } from '#domain/visits/hold.ts';
import { offerOf } from '#domain/visits/offered-time.ts';
import { isOffered, openingFrom } from '#domain/visits/openings.ts';
import { lockIds, visitQuarters } from '#domain/visits/slots.ts';
import { isHold, takesPlace } from '#domain/visits/visit.ts';
import { calendarsDocument, outsideBusy } from '../calendars/outside-busy.ts';
import { newDocument } from '../firestore/document-writes.ts';
import { batchGet, documentName, isDocumentId, type Write } from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';
import { logEntry } from '../log-entry.ts';
import { openingWrites, patient, visitDocument } from '../stored-visits.ts';
import type { BookingFacts } from './booking-facts.ts';
import { holderOf, holdKeysOf, keyWrite, networkKeyEnd } from './hold-keys.ts';
import { isLocked, lockWrites, readLocks, readVisits } from './stored-locks.ts';

/** Who wants which time. id: of the request, and of its visit: a request holds one time. */
type WishedHold = {
  id: string;
  slot: string;
  name: string;
  email: string;
  phone: string;
  ip: string;
};

/**
 * 'free': its writes hold the time, and conflict if anything has changed since. 'taken': by somebody else, or not offered.
 * 'full': the day has as many holds as the clinic wants. 'another': this contact has a time held. 'none': nothing can be held.
 * 'outside': the provider's calendar in another system can't be read, so the time may not be free.
 */
export type HoldPlan =
  | { is: 'free'; startsAt: Date; heldUntil: Date; writesFor: (personId: string) => Write[] }
  | { is: WantedTime['why'] };

/** Reads what decides about the wish. now: the database's. Throws FirestoreError. */
export async function planHold(
  wish: WishedHold,
  { clinic, settings, type }: BookingFacts,
  now: Date,
): Promise<HoldPlan> {
  const opening = openingFrom(wish.slot);
  if (!type) return { is: 'none' };
  if (!isDocumentId(opening?.providerId)) return { is: 'taken' };
  const { startsAt, providerId } = opening;
  const endsAt = minutesAfter(startsAt, type.minutes);
  const time = { providerId, startsAt, endsAt, buffer: type.buffer };
  const ids = lockIds(time);
  const keys = holdKeysOf(wish, startsAt, settings.holdsADay, now);
  const providerName = documentName(`staff/${providerId}`);
  const [{ found }, stored] = await Promise.all([
    batchGet([
      ...[providerName, ...keys.contacts, ...keys.network, ...keys.day],
      ...(settings.calendar === 'outside' ? [calendarsDocument()] : []),
    ]),
    readLocks(ids),
  ]);
  // Staff may have confirmed or released what a key was taken for.
  const holder = (key: string) => holderOf(found.get(key), now);
  const visits = await readVisits(
    [...keys.contacts, ...keys.day].flatMap((key) => holder(key) ?? []),
  );
  const isTaken = (key: string) => {
    const visit = visits.get(holder(key) ?? '')?.visit;
    return visit !== undefined && isHold(visit) && takesPlace(visit, now);
  };
  // Before all else: to them, no other time can be offered, and their own is taken by themselves.
  if (keys.contacts.some(isTaken)) return { is: 'another' };

  const provider = found.get(providerName);
  if (!provider) return { is: 'taken' };
  const member = staffMemberFrom(providerId, fromFields(provider.fields));
  const offer = offerOf({ clinic, staff: [member], type, settings }, now);
  if (!isOffered(offer, wish.slot, now)) return { is: 'taken' };
  if (ids.some((id) => isLocked(stored, id, now))) return { is: 'taken' };
  if (settings.calendar === 'outside') {
    const feeds = found.get(calendarsDocument());
    const busy = await outsideBusy(providerId, feeds, settings.horizonDays);
    if (!busy) return { is: 'outside' };
    if (visitQuarters(time).some((quarter) => busy.has(quarter))) return { is: 'taken' };
  }

  const network = keys.network.find((key) => holder(key) === null);
  if (!network) return { is: 'none' };
  // Not the first one for everybody: then all holds of a day would conflict.
  const from = opening.quarter % keys.day.length;
  const day = [...keys.day.slice(from), ...keys.day.slice(0, from)].find((key) => !isTaken(key));
  if (!day) return { is: 'full' };

  const heldUntil = holdEnd(now, startsAt, clinic, settings);
  const { id, name, email, phone } = wish;
  const changeId = randomUUID();
  const status = 'held';
  const visit = {
    ...{ leadId: id, patientName: name, patientPhone: phone, patientEmail: email },
    ...{ providerId, providerName: member.name, type: type.id, typeName: type.name },
    ...{ startsAt, endsAt, buffer: type.buffer, status, heldUntil, note: '', sequence: 0 },
    ...{ updatedBy: patient, mail: { askedAt: null }, changeId },
  };
  const take = (key: string, until: Date) => keyWrite(key, found.get(key), id, until);
  return {
    is: 'free',
    startsAt,
    heldUntil,
    writesFor: (personId) => [
      newDocument(visitDocument(id), { ...visit, personId }),
      logEntry(
        visitDocument(id),
        { kind: 'booking', leadId: id, to: { status, startsAt } },
        patient,
        changeId,
      ),
      ...lockWrites(stored, ids, id),
      ...openingWrites(ids, []),
      ...[...keys.contacts, day].map((key) => take(key, heldUntil)),
      take(network, networkKeyEnd(now)),
    ],
  };
}
