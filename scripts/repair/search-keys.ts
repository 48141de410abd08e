import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { leadFrom } from '#domain/leads/lead.ts';
import { leadSearchKeys } from '#domain/leads/new-lead.ts';

/** Transactions at a time. */
const width = 20;

/** The keys that today's search looks up; null where the lead has them. */
function missingKeys(stored: DocumentSnapshot): string[] | null {
  const keys = leadSearchKeys(leadFrom(stored.id, stored.data() ?? {}));
  return isDeepStrictEqual(keys, stored.get('searchKeys') ?? []) ? null : keys;
}

/** Gives older and imported leads the keys of today's search. Whether one lacked them. */
export async function renewSearchKeys(db: Firestore): Promise<boolean> {
  const { docs } = await db.collection('leads').get();
  const older = docs.filter((stored) => missingKeys(stored) !== null);
  // Beside people at work: a correction since the read keeps its own keys.
  const renew = ({ ref }: DocumentSnapshot) =>
    db.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref);
      const searchKeys = stored.exists ? missingKeys(stored) : null;
      if (searchKeys) transaction.update(ref, { searchKeys });
    });
  for (let at = 0; at < older.length; at += width) {
    await Promise.all(older.slice(at, at + width).map(renew));
  }
  return older.length > 0;
}
