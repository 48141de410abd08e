import { serverDate } from '#data/server-clock.ts';
import type { ShownOpenings } from '#domain/visits/slot-words.ts';
import { optionalRead } from '#start/reads.ts';

/** Times that visitors can choose; null where none are offered, or none are known. */
export function loadOpenings(): Promise<ShownOpenings | null> {
  return optionalRead('openings', 'Failed to load free times', async () => {
    const { readOpenings } = await import('#data/visits/read-openings.ts');
    const read = await readOpenings(serverDate());
    if (!read) return null;
    const { shownOpenings } = await import('#domain/visits/slot-words.ts');
    return shownOpenings(read.offer, read.known);
  });
}
