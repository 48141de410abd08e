import { comingWeeks } from '#domain/visits/opening-weeks.ts';
import { byWeek } from '#domain/visits/stored-weeks.ts';
import { daysBefore } from './clock.ts';
import type { SeedDocument } from './document.ts';

/** What visitors see of the locks among these documents: weeks that are past are gone, as after a repair. */
export function openingsOf(documents: readonly SeedDocument[], now: Date): SeedDocument[] {
  const locks = documents.flatMap(({ path }) =>
    path.startsWith('slotLocks/') ? path.slice('slotLocks/'.length) : [],
  );
  const [thisWeek] = comingWeeks(now);
  return [...byWeek(locks)]
    .filter(([week]) => week >= thisWeek)
    .map(([week, ids]) => ({
      path: `openings/${week}`,
      data: {
        taken: Object.fromEntries(ids.map((id) => [id, true])),
        updatedAt: daysBefore(now, 1),
      },
    }));
}
