/** Each quarter hour of a visit is a document, a lock, so two visits can't take one time. */
import { FirebaseError } from 'firebase/app';
import { lockIds } from '#domain/visits/slots.ts';
import { isHold, takesPlace, type Visit, type VisitTime } from '#domain/visits/visit.ts';
import { docAt } from '../firebase/database.ts';
import type { DocumentReference, Transaction } from '../firebase/firestore.ts';
import { visitOf } from '../firebase/stored-records.ts';
import { transact } from '../firebase/transact.ts';
import { WriteError } from '../firebase/write-errors.ts';
import { serverDate } from '../server-clock.ts';

export const appointmentAt = (id: string) => docAt('appointments', id);
export const lockAt = (id: string) => docAt('slotLocks', id);

export async function visitAt(transaction: Transaction, id: string): Promise<Visit | null> {
  return visitOf(await transaction.get(appointmentAt(id)));
}

/** Whether a hold has lapsed is for the server's clock to say, and the rules do. */
function heldIds(visit: VisitTime): string[] {
  return takesPlace(visit, serverDate()) ? lockIds(visit) : [];
}

type Overtake = (hold: Visit) => void;

/** A transaction that may take the time of a hold that has lapsed. The rules say so by the server's clock. */
export async function transactOverHolds<Result>(
  work: (transaction: Transaction, overtake: Overtake) => Promise<Result>,
): Promise<Result> {
  const overtaken: Visit[] = [];
  try {
    return await transact((transaction) => work(transaction, (hold) => overtaken.push(hold)));
  } catch (error) {
    const isDenied = error instanceof FirebaseError && error.code === 'permission-denied';
    const hold = overtaken.at(-1);
    if (isDenied && hold) throw new WriteError('time-held', hold, { cause: error });
    throw error;
  }
}

/** The locks that a visit does not hold yet; throws 'time-taken' or 'time-held' when another visit holds one of them. */
export async function locksToTake(
  transaction: Transaction,
  id: string,
  visit: VisitTime,
  overtake: Overtake,
): Promise<DocumentReference[]> {
  const wanted = await Promise.all(
    heldIds(visit).map(async (lockId) => {
      const holder: unknown = (await transaction.get(lockAt(lockId))).get('appointmentId');
      if (holder === id) return [];
      const other = typeof holder === 'string' ? await visitAt(transaction, holder) : null;
      // Deleting a visit by hand leaves its locks.
      if (other && heldIds(other).includes(lockId)) {
        throw isHold(other) ? new WriteError('time-held', other) : new WriteError('time-taken');
      }
      if (other && isHold(other)) overtake(other);
      return [lockAt(lockId)];
    }),
  );
  return wanted.flat();
}

/** The locks that a visit leaves. Another one may have those of a hold that has lapsed. */
export async function locksToRelease(
  transaction: Transaction,
  before: Visit,
  after: VisitTime,
): Promise<DocumentReference[]> {
  const kept = new Set(isHold(after) ? lockIds(after) : heldIds(after));
  const left = (isHold(before) ? lockIds(before) : heldIds(before)).filter((id) => !kept.has(id));
  const own = await Promise.all(
    left.map(async (lockId) => {
      const isOwn =
        !isHold(before) ||
        (await transaction.get(lockAt(lockId))).get('appointmentId') === before.id;
      return isOwn ? [lockAt(lockId)] : [];
    }),
  );
  return own.flat();
}
