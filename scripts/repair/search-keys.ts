import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { leadFrom } from '#domain/leads/lead.ts';
import { leadSearchKeys } from '#domain/leads/new-lead.ts';
import { completeEach } from './beside-people.ts';

/** Gives older and imported leads the keys of today's search. Whether one lacked them. */
export function renewSearchKeys(db: Firestore): Promise<boolean> {
  return completeEach(db, 'leads', (stored) => {
    const searchKeys = leadSearchKeys(leadFrom(stored.id, stored.data() ?? {}));
    return isDeepStrictEqual(searchKeys, stored.get('searchKeys') ?? []) ? null : { searchKeys };
  });
}
