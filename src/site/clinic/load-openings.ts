import { type ShownOpenings, shownAtOnce, shownOpening } from '#domain/visits/slot-words.ts';
import { optionalRead } from '#start/reads.ts';

/** Times that visitors can choose; null where none are offered, or none are known. */
export function loadOpenings(): Promise<ShownOpenings | null> {
  return optionalRead('openings', 'Failed to load free times', async () => {
    const { readOpenings } = await import('#data/visits/read-openings.ts');
    const read = await readOpenings(new Date());
    if (!read) return null;
    const { offer, known } = read;
    const first = known.slice(0, shownAtOnce).map(shownOpening);
    return { offer, first, hasMore: known.length > first.length };
  });
}
