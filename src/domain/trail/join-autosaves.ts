import type { TrailEntry } from './trail-entry.ts';

/** An entry, or several saves of one article as one. saves: how many. */
type TrailLine = { entry: TrailEntry; saves: number };

/** Milliseconds between two saves of one sitting. */
const sitting = 30 * 60_000;

/** The editor saves at each pause in typing: those of one sitting are one line, with the time of the last. */
export function joinAutosaves(entries: readonly TrailEntry[]): TrailLine[] {
  const lines: TrailLine[] = [];
  let earliest: TrailEntry | undefined;
  for (const entry of entries) {
    const line = lines.at(-1);
    if (line && earliest && areOfOneSitting(earliest, entry)) line.saves += 1;
    else lines.push({ entry, saves: 1 });
    earliest = entry;
  }
  return lines;
}

function areOfOneSitting(later: TrailEntry, earlier: TrailEntry): boolean {
  return (
    isSave(later) &&
    isSave(earlier) &&
    later.place.id === earlier.place.id &&
    later.by.uid === earlier.by.uid &&
    later.at.getTime() - earlier.at.getTime() <= sitting
  );
}

const isSave = (entry: TrailEntry) =>
  entry.kind === 'content' && entry.deed === 'changed' && entry.place.collection === 'blogPosts';
