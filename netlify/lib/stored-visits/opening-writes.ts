import { byWeek } from '#domain/visits/stored-weeks.ts';
import { changedDocument } from '../firestore/document-writes.ts';
import { documentName, type Update } from '../firestore/firestore-rest.ts';

/** Tells visitors which locks a commit takes and frees: see src/data/visits/note-openings.ts. */
export function openingWrites(taken: readonly string[], freed: readonly string[]): Update[] {
  const isTaken = new Set(taken);
  return [...byWeek([...taken, ...freed])].map(([week, ids]) => {
    const marks = ids.filter((id) => isTaken.has(id)).map((id) => [id, true] as const);
    const taken = Object.fromEntries(marks);
    const paths = ids.map((id) => `taken.\`${id}\``);
    return changedDocument(documentName(`openings/${week}`), { taken }, { paths });
  });
}
