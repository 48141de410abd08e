import { storedText } from '#domain/stored-value.ts';
import { lockIds } from '#domain/visits/slots.ts';
import { takesPlace, type Visit } from '#domain/visits/visit.ts';
import {
  asRead,
  batchGet,
  documentName,
  idOf,
  type StoredDocument,
  type Write,
} from '../firestore/firestore-rest.ts';
import { fromFields, toFields } from '../firestore/firestore-value.ts';
import { visitDocument, visitIn } from '../stored-visits.ts';

export type StoredLocks = {
  locks: Map<string, StoredDocument>;
  holders: Map<string, { stored: StoredDocument; visit: Visit }>;
};

export const lockDocument = (id: string) => documentName(`slotLocks/${id}`);

export async function readLocks(ids: readonly string[]): Promise<StoredLocks> {
  if (ids.length === 0) return { locks: new Map(), holders: new Map() };
  const { found } = await batchGet(ids.map(lockDocument));
  const locks = new Map([...found].map(([name, stored]) => [idOf(name), stored]));
  return { locks, holders: await readVisits([...locks.values()].map(holderIn)) };
}

export const isLockOf = (lock: StoredDocument, visitId: string) => holderIn(lock) === visitId;

const holderIn = ({ fields }: StoredDocument) => storedText(fromFields(fields).appointmentId);

/** The ids of a visit's locks. One that another visit holds is not among them. Throws FirestoreError. */
export async function ownLocks(visit: Visit): Promise<string[]> {
  const { found } = await batchGet(lockIds(visit).map(lockDocument));
  return [...found].filter(([, lock]) => isLockOf(lock, visit.id)).map(([name]) => idOf(name));
}

export async function readVisits(ids: readonly string[]): Promise<StoredLocks['holders']> {
  const named = [...new Set(ids)].filter(Boolean).map(visitDocument);
  if (named.length === 0) return new Map();
  const { found } = await batchGet(named);
  return new Map(
    [...found].flatMap(([name, stored]) => {
      const visit = visitIn(stored);
      return visit ? [[idOf(name), { stored, visit }]] : [];
    }),
  );
}

/** Whether a visit that takes place needs this lock. Without one it is free, as is that of a hold that has lapsed. */
export function isLocked({ locks, holders }: StoredLocks, id: string, now: Date): boolean {
  const lock = locks.get(id);
  const holder = lock && holders.get(holderIn(lock))?.visit;
  return holder !== undefined && takesPlace(holder, now) && lockIds(holder).includes(id);
}

/**
 * Takes locks that are free. The commit conflicts if one has changed since it was read, or if the visit whose stale lock it was
 * has: staff may have confirmed it.
 */
export function lockWrites(
  { locks, holders }: StoredLocks,
  ids: readonly string[],
  appointmentId: string,
): Write[] {
  const stale = ids.flatMap((id) => locks.get(id) ?? []);
  const lapsed = new Set(stale.map(holderIn));
  return [
    ...ids.map((id) => ({
      update: { name: lockDocument(id), fields: toFields({ appointmentId }) },
      currentDocument: asRead(locks.get(id)),
    })),
    ...[...lapsed].flatMap((id) => unchanged(holders.get(id)?.stored)),
  ];
}

/** Changes nothing. The commit conflicts if the document has changed since it was read. */
export function unchanged(stored: StoredDocument | undefined): Write[] {
  if (!stored) return [];
  const { name, updateTime } = stored;
  return [
    {
      update: { name, fields: {} },
      updateMask: { fieldPaths: [] },
      currentDocument: { updateTime },
    },
  ];
}
