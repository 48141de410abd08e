import {
  type Appointment,
  appointmentFrom,
  endOf,
  isLive,
  takesPlace,
  type Visit,
} from '#domain/appointment.ts';
import type { Booking } from '#domain/booking-form.ts';
import type { Author } from '#domain/lead-activity.ts';
import { isInView } from '#domain/lead-view.ts';
import { lockIds } from '#domain/slots.ts';
import { database } from './database.ts';
import { withDates } from './dates.ts';
import {
  collection,
  type DocumentReference,
  doc,
  getDoc,
  serverTimestamp,
  type Transaction,
} from './firestore.ts';
import { leadIn, writeStatus } from './lead-activity.ts';
import { transact } from './transact.ts';

/** The provider has another appointment then. */
export class TimeTaken extends Error {}

/** The person chosen is not in the staff directory any more. */
export class ProviderGone extends Error {}

/** What staff may change. */
export type AppointmentChange = Partial<Omit<Booking, 'leadId'> & Pick<Appointment, 'status'>>;

const appointmentAt = (id: string) => doc(database(), 'appointments', id);
const lockAt = (id: string) => doc(database(), 'slotLocks', id);
const leadAt = (id: string) => doc(database(), 'leads', id);

async function providerName(id: string): Promise<string> {
  const name: unknown = (await getDoc(doc(database(), 'staff', id))).get('name');
  if (typeof name !== 'string' || name === '') throw new ProviderGone();
  return name;
}

/**
 * Books, and takes up the request that it answers. Throws TimeTaken when somebody was faster: the
 * quarter hours are locked in the same commit, so of two bookings one fails.
 */
export async function bookAppointment(
  { leadId, ...booking }: Booking,
  by: Author,
): Promise<Appointment> {
  const { id } = doc(collection(database(), 'appointments'));
  const appointment: Omit<Appointment, 'updatedAt'> = {
    ...booking,
    id,
    leadId,
    providerName: await providerName(booking.providerId),
    endsAt: endOf(booking.startsAt, booking.type),
    status: 'scheduled',
    sequence: 0,
  };
  await transact(async (transaction) => {
    const locks = await locksToTake(transaction, id, appointment);
    const takeUpLead = leadId ? await leadFollowing(transaction, leadId, by) : null;
    const { id: _, ...stored } = appointment;
    transaction.set(appointmentAt(id), {
      ...stored,
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
    for (const lock of locks) transaction.set(lock, { appointmentId: id });
    takeUpLead?.();
  });
  return { ...appointment, updatedAt: new Date() };
}

/**
 * Moves, prolongs, cancels or otherwise changes an appointment together with its locks, and gives it as
 * it was before. Throws TimeTaken like bookAppointment, and ProviderGone for another provider who is not there.
 */
export async function changeAppointment(
  id: string,
  change: AppointmentChange,
): Promise<Appointment> {
  return transact(async (transaction) => {
    const stored = await transaction.get(appointmentAt(id));
    const before = stored.exists() ? appointmentFrom(id, withDates(stored.data())) : null;
    if (!before) throw new Error(`no appointment ${id}`);

    const after: Appointment = { ...before, ...change };
    after.endsAt = endOf(after.startsAt, after.type);
    // Whoever has left keeps the appointments that nobody has given to somebody else.
    if (after.providerId !== before.providerId) {
      after.providerName = await providerName(after.providerId);
    }
    const locks = await locksToTake(transaction, id, after);
    const kept = new Set(heldIds(after));
    const touchLead =
      before.leadId && isLive(before) !== isLive(after)
        ? await leadFollowing(transaction, before.leadId, null)
        : null;

    const { id: _, leadId: __, ...fields } = after;
    transaction.update(appointmentAt(id), {
      ...fields,
      sequence: before.sequence + 1,
      updatedAt: serverTimestamp(),
    });
    for (const lock of locks) transaction.set(lock, { appointmentId: id });
    for (const lock of heldIds(before)) if (!kept.has(lock)) transaction.delete(lockAt(lock));
    touchLead?.();
    return before;
  });
}

function heldIds(visit: Visit): string[] {
  return takesPlace(visit) ? lockIds(visit) : [];
}

/** The locks that an appointment does not hold yet; throws TimeTaken when another one holds one of them. */
async function locksToTake(
  transaction: Transaction,
  id: string,
  visit: Visit,
): Promise<DocumentReference[]> {
  const wanted = await Promise.all(
    heldIds(visit).map(async (lockId) => {
      const holder: unknown = (await transaction.get(lockAt(lockId))).get('appointmentId');
      if (holder === id) return [];
      if (typeof holder === 'string' && (await holds(transaction, holder, lockId))) {
        throw new TimeTaken();
      }
      return [lockAt(lockId)];
    }),
  );
  return wanted.flat();
}

/** A lock can outlive its appointment when that is deleted by hand. */
async function holds(transaction: Transaction, holder: string, lockId: string): Promise<boolean> {
  const stored = await transaction.get(appointmentAt(holder));
  const other = stored.exists() ? appointmentFrom(holder, withDates(stored.data())) : null;
  return other !== null && heldIds(other).includes(lockId);
}

/**
 * What has to be written about the request; null when it is gone. By whom: a new request counts as
 * contacted, since nobody books without having talked. Every screen hears of it by updatedAt.
 */
async function leadFollowing(
  transaction: Transaction,
  id: string,
  by: Author | null,
): Promise<(() => void) | null> {
  const lead = await leadIn(transaction, id);
  if (!lead) return null;
  return () => {
    if (by !== null && lead.type === 'contact' && isInView(lead, 'new')) {
      writeStatus(transaction, lead, 'contacted', by);
    } else {
      transaction.update(leadAt(id), { updatedAt: serverTimestamp() });
    }
  };
}
