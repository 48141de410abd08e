import { settled } from '#data/settled.ts';
import type { ShownOpenings } from '#domain/visits/slot-words.ts';
import { useAsync } from '#ui/loading/use-async.ts';
import { useMinute } from '../clinic/use-minute.ts';
import { type KnownOpenings, readKnownOpenings } from './read-known-openings.ts';

/** Milliseconds for which they count. */
const freshFor = 300_000;

/** The openings of now, while the page is seen; null until they are known. A built page may be hours old. */
export function useKnownOpenings(openings: ShownOpenings | null): KnownOpenings | null {
  const now = useMinute();
  return useAsync(
    openings && [openings.offer, now && Math.floor(+now / freshFor)],
    () => settled(readKnownOpenings(openings?.offer), 'Failed to load free times'),
    { keepsPrevious: true },
  ).value;
}
