import { byWeek } from '#domain/visits/opening-weeks.ts';
import { documentName, serverTime, type Update } from '../firestore/firestore-rest.ts';
import { toFields } from '../firestore/firestore-value.ts';

/** Tells visitors which locks a commit takes and frees: see src/data/visits/note-openings.ts. */
export function openingWrites(taken: readonly string[], freed: readonly string[]): Update[] {
  const isTaken = new Set(taken);
  return [...byWeek([...taken, ...freed])].map(([week, ids]) => {
    const marks = ids.filter((id) => isTaken.has(id)).map((id) => [id, true] as const);
    return {
      update: {
        name: documentName(`openings/${week}`),
        fields: toFields({ taken: Object.fromEntries(marks) }),
      },
      // A field of the mask without a value is removed.
      updateMask: { fieldPaths: ids.map((id) => `taken.\`${id}\``) },
      updateTransforms: [serverTime('updatedAt')],
    };
  });
}
