export type StoredValue =
  | string
  | number
  | boolean
  | null
  | Date
  | StoredValue[]
  | { [field: string]: StoredValue };

/** path is 'collection/id', or 'collection/id/collection/id'. */
export type SeedDocument = { path: string; data: Record<string, StoredValue> };

/** The documents of a collection, by their ids; without those below them. */
export function seededIn(
  documents: readonly SeedDocument[],
  collection: string,
): Record<string, SeedDocument['data']> {
  return Object.fromEntries(
    documents.flatMap(({ path, data }) => {
      const [folder, id, ...deeper] = path.split('/');
      return folder === collection && deeper.length === 0 ? [[id, data]] : [];
    }),
  );
}

/** path is the object's name in the bucket. */
export type SeedFile = {
  path: string;
  contentType: string;
  contentDisposition?: string;
  bytes: Uint8Array;
};

export type SeedPart = { documents: SeedDocument[]; files: SeedFile[] };
