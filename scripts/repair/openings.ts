import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { quarterMs } from '#domain/time/quarter.ts';
import { comingWeeks } from '#domain/visits/opening-weeks.ts';
import { openingFrom } from '#domain/visits/openings.ts';
import { byWeek } from '#domain/visits/stored-weeks.ts';
import { attempts, isOvertaken } from './beside-people.ts';

/**
 * Makes the public openings equal to the locks of visits that take place, and deletes weeks that are past. Whether something was
 * wrong. Each commit that writes a lock writes the week, too: one that is as it was read is up to date.
 */
export async function repairOpenings(db: Firestore, now = new Date()): Promise<boolean> {
  const [thisWeek] = comingWeeks(now);
  const locks = db.collection('slotLocks').where(FieldPath.documentId(), '>=', firstOf(thisWeek));
  const holds = db.collection('appointments').where('status', '==', 'held');
  const stored = db.collection('openings');
  let wasWrong = false;
  for (let attempt = 1; ; attempt++) {
    const [found, held, weeks] = await db.runTransaction(
      (moment) => Promise.all([moment.get(locks), moment.get(holds), moment.get(stored)]),
      { readOnly: true },
    );
    const right = takenBy(found, held, now);
    const past = weeks.docs.filter(({ id }) => id < thisWeek);
    const storedWeeks = new Map(weeks.docs.map((week) => [week.id, week]));
    const ids = [...new Set([...right.keys(), ...storedWeeks.keys()])].filter(
      (id) => id >= thisWeek,
    );
    const wrong = ids.filter(
      (id) => !isDeepStrictEqual(storedWeeks.get(id)?.get('taken') ?? {}, right.get(id) ?? {}),
    );
    if (wrong.length + past.length === 0) return wasWrong;
    try {
      for (const week of past) await week.ref.delete();
      for (const id of wrong) {
        const week = { taken: right.get(id) ?? {}, updatedAt: Timestamp.now() };
        await replace(stored.doc(id), storedWeeks.get(id), week);
      }
      wasWrong = true;
    } catch (error) {
      if (!isOvertaken(error) || attempt === attempts) throw error;
    }
  }
}

/** The id of a lock begins with its quarter hour: seven digits until the year 2255. */
const firstOf = (week: string) => String(Date.parse(week) / quarterMs);

/** A hold that has lapsed leaves its locks, and takes nothing. */
function takenBy(locks: QuerySnapshot, held: QuerySnapshot, now: Date) {
  const lapsed = new Set(
    held.docs.filter((visit) => visit.get('heldUntil')?.toDate?.() <= now).map(({ id }) => id),
  );
  // A lock that was made by hand may name no time.
  const taking = locks.docs.filter(
    (lock) => openingFrom(lock.id) && !lapsed.has(lock.get('appointmentId')),
  );
  return new Map(
    [...byWeek(taking.map(({ id }) => id))].map(([week, ids]) => [
      week,
      Object.fromEntries(ids.map((id) => [id, true])),
    ]),
  );
}

async function replace(
  document: FirebaseFirestore.DocumentReference,
  before: DocumentSnapshot | undefined,
  week: FirebaseFirestore.DocumentData,
) {
  if (!before?.updateTime) return document.create(week);
  const { taken, updatedAt } = week;
  return document.update({ taken, updatedAt }, { lastUpdateTime: before.updateTime });
}
