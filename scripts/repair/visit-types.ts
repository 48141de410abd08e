import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { visitFrom } from '#domain/visits/visit.ts';

/** Transactions at a time. */
const width = 20;

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
export async function nameVisitTypes(db: Firestore): Promise<boolean> {
  const { docs } = await db.collection('appointments').get();
  const older = docs.filter((stored) => missingFields(stored) !== null);
  // Beside people at work: a change since the read keeps its own type.
  const complete = ({ ref }: DocumentSnapshot) =>
    db.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref);
      const fields = stored.exists ? missingFields(stored) : null;
      if (fields) transaction.update(ref, fields);
    });
  for (let at = 0; at < older.length; at += width) {
    await Promise.all(older.slice(at, at + width).map(complete));
  }
  return older.length > 0;
}
