/** Requests and visits as they are stored, which may be of any age. */
import { type Lead, leadFrom } from '#domain/leads/lead.ts';
import { type Visit, visitFrom } from '#domain/visits/visit.ts';
import { withDates } from './dates.ts';
import type { DocumentSnapshot } from './firestore.ts';

export function leadOf(stored: DocumentSnapshot): Lead {
  return leadFrom(stored.id, withDates(stored.data() ?? {}));
}

/** null when there is none. */
export function visitOf(stored: DocumentSnapshot): Visit | null {
  return visitFrom(stored.id, withDates(stored.data() ?? {}));
}

export function visitsIn(docs: readonly DocumentSnapshot[]): Visit[] {
  return docs.flatMap((stored) => visitOf(stored) ?? []);
}
