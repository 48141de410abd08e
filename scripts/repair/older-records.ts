import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { leadFrom } from '#domain/leads/lead.ts';
import { leadSearchKeys } from '#domain/leads/new-lead.ts';
import { visitFrom } from '#domain/visits/visit.ts';
import { inParallel } from '../local/in-parallel.ts';
import { width } from './beside-people.ts';

/** What a visit of an older version lacks of its type: the name, the length and the buffer; null where it has them. */
function missingFields(stored: DocumentSnapshot): Record<string, string | number | Date> | null {
  const data = stored.data() ?? {};
  // Timestamps of the database, which the domain doesn't know.
  const dates = { startsAt: data.startsAt?.toDate?.(), endsAt: data.endsAt?.toDate?.() };
  const visit = visitFrom(stored.id, { ...data, ...dates });
  if (!visit) return null;
  const { type, typeName, endsAt, buffer } = visit;
  const lacking = Object.entries({ type, typeName, endsAt, buffer }).filter(
    ([field]) => data[field] === undefined,
  );
  return lacking.length > 0 ? Object.fromEntries(lacking) : null;
}

/** Gives older visits the type as they were booked. Whether one lacked it. */
export function nameVisitTypes(db: Firestore): Promise<boolean> {
  return completeEach(db, 'appointments', missingFields);
}

/** Gives older and imported leads the keys of today's search. Whether one lacked them. */
export function renewSearchKeys(db: Firestore): Promise<boolean> {
  return completeEach(db, 'leads', (stored) => {
    const searchKeys = leadSearchKeys(leadFrom(stored.id, stored.data() ?? {}));
    return isDeepStrictEqual(searchKeys, stored.get('searchKeys') ?? []) ? null : { searchKeys };
  });
}

/** Gives documents the fields that `missingIn` finds; null: none. Whether one lacked some. Later changes stay. */
async function completeEach(
  db: Firestore,
  collection: string,
  missingIn: (stored: DocumentSnapshot) => DocumentData | null,
): Promise<boolean> {
  const { docs } = await db.collection(collection).get();
  const older = docs.filter((stored) => missingIn(stored) !== null);
  await inParallel(width, older, ({ ref }) =>
    db.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref);
      const fields = stored.exists ? missingIn(stored) : null;
      if (fields) transaction.update(ref, fields);
    }),
  );
  return older.length > 0;
}
