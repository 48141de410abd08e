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

/** path is the object's name in the bucket. */
export type SeedFile = {
  path: string;
  contentType: string;
  contentDisposition?: string;
  bytes: Uint8Array;
};

export type SeedPart = { documents: SeedDocument[]; files: SeedFile[] };
