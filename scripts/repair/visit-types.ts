import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { visitFrom } from '#domain/visits/visit.ts';
import { completeEach } from './beside-people.ts';

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
