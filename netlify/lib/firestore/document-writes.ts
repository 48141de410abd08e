import { type Precondition, serverTime, type Update } from './firestore-rest.ts';
import { type StorableMap, toFields } from './firestore-value.ts';

/** Adds a document; the commit conflicts if it is there. times: fields that get the time of the write. */
export function newDocument(
  name: string,
  fields: StorableMap,
  times: readonly string[] = ['createdAt', 'updatedAt'],
): Update {
  return {
    update: { name, fields: toFields(fields) },
    updateTransforms: times.map(serverTime),
    currentDocument: { exists: false },
  };
}

type Options = {
  /** What the document has to be, else the commit conflicts. */
  given?: Precondition;
  /** The fields to write, where a map keeps its others. One without a value is removed. */
  paths?: string[];
  times?: readonly string[];
};

/** Changes these fields of a document, and leaves the others. */
export function changedDocument(
  name: string,
  fields: StorableMap,
  { given, paths = Object.keys(fields), times = ['updatedAt'] }: Options,
): Update {
  return {
    update: { name, fields: toFields(fields) },
    updateMask: { fieldPaths: paths },
    updateTransforms: times.map(serverTime),
    ...(given && { currentDocument: given }),
  };
}
