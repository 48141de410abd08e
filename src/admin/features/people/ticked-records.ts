import { type ErasedRecord, erasedCollections } from '#domain/trail/erasure.ts';

/** From 'leads/l1' for each record. */
export function recordsOf(ticked: Iterable<unknown>): ErasedRecord[] {
  return [...ticked].flatMap((value) => {
    const [name = '', recordId = ''] = String(value).split('/');
    const collection = erasedCollections.find((known) => known === name);
    return collection && recordId ? [{ collection, recordId }] : [];
  });
}
