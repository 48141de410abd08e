import { lockIds } from '#domain/visits/slots.ts';
import { takesPlace } from '#domain/visits/visit.ts';
import { logFailure } from '../describe-error.ts';
import { currentTime } from '../environment/clock.ts';
import { allOf, commit, fieldIs, runQuery } from '../firestore/firestore-rest.ts';
import { openingWrites, visitIn } from '../stored-visits.ts';
import { isLockOf, lockDocument, readLocks, unchanged } from './stored-locks.ts';

/** Milliseconds. */
const patience = 2000;
const most = 50;

/**
 * Shows visitors the times of holds that have lapsed: deletes their locks, which take nothing anymore. The visit stays, so
 * that staff can still confirm it. Never throws: `npm run repair` does the same.
 */
export async function releaseLapsedHolds(): Promise<void> {
  try {
    const now = currentTime();
    const lapsed = (await heldVisits(now)).flatMap((stored) => {
      const visit = visitIn(stored);
      return visit && !takesPlace(visit, now) ? [{ stored, visit }] : [];
    });
    for (const { stored, visit } of lapsed) {
      const { locks } = await readLocks(lockIds(visit));
      const own = [...locks].filter(([, lock]) => isLockOf(lock, visit.id));
      if (own.length === 0) continue;
      await commit([
        ...own.map(([id, { updateTime }]) => ({
          delete: lockDocument(id),
          currentDocument: { updateTime },
        })),
        ...openingWrites(
          [],
          own.map(([id]) => id),
        ),
        // Staff may have confirmed it meanwhile.
        ...unchanged(stored),
      ]);
    }
  } catch (error) {
    logFailure('lapsed holds not released', error);
  }
}

function heldVisits(now: Date) {
  const query = {
    from: [{ collectionId: 'appointments' }],
    where: allOf(fieldIs('status', 'EQUAL', 'held'), fieldIs('startsAt', 'GREATER_THAN', now)),
    orderBy: [{ field: { fieldPath: 'startsAt' }, direction: 'ASCENDING' }],
    limit: most,
  };
  return runQuery(query, patience);
}
