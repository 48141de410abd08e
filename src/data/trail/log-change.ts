import type { Author } from '#domain/account/author.ts';
import type { Deed } from '#domain/leads/lead-activity.ts';
import { storedMap } from '#domain/stored-value.ts';
import type { Change } from '#domain/trail/trail-entry.ts';
import { withDates } from '../firebase/dates.ts';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  deleteField,
  doc,
  type FieldValue,
  serverTimestamp,
} from '../firebase/firestore.ts';

/** A batch or a transaction. */
export type LogWriter = { set(document: DocumentReference, data: DocumentData): unknown };

type Logged = Change | (Deed & { leadId: string });

/** Puts a change's entry into its commit. The document takes the returned fields: the rules want both or neither. */
export function logChange(
  to: LogWriter,
  document: DocumentReference,
  change: Logged,
  by: Author,
  entryId: string = crypto.randomUUID(),
): { changeId: string } {
  to.set(doc(document, 'activity', entryId), { ...change, by, at: serverTimestamp() });
  return { changeId: entryId };
}

/** Deletes a document. Its entries stay, and one more says that it is gone. name: as staff know it. */
export function deleteLogged(
  to: LogWriter & { delete(document: DocumentReference): unknown },
  stored: DocumentSnapshot,
  name: string,
  by: Author,
): void {
  const entryId = `${stored.get('changeId') ?? 'first'}-deleted`;
  const entry: Change = { kind: 'deletion', name: name.slice(0, 200) };
  to.delete(stored.ref);
  to.set(doc(stored.ref, 'activity', entryId), { ...entry, by, at: serverTimestamp() });
}

/** logChange for a document of the website. isShown: whether visitors see it; not for what is always shown. */
export function logContent(
  to: LogWriter,
  document: DocumentReference,
  before: DocumentData | undefined,
  change: DocumentData,
  by: Author,
  isShown: { before: boolean; after: boolean } = { before: false, after: false },
): { changeId: string } {
  const otherwise = before ? 'changed' : 'created';
  const moved = isShown.after ? 'published' : 'withdrawn';
  const deed = isShown.before === isShown.after ? otherwise : moved;
  const fields = changedFields(before, change);
  return logChange(to, document, { kind: 'content', deed, fields }, by);
}

/** Fields that every write sets: an entry need not name them. */
const known = new Set([
  'changeId',
  'createdAt',
  'uploadedAt',
  'updatedAt',
  'updatedBy',
  'sequence',
]);

/** The names of the stored fields that a write changes. A key may be a path, 'mail.askedAt'. */
export function changedFields(before: DocumentData | undefined, change: DocumentData): string[] {
  const stored = withDates(before ?? {});
  const changed = Object.entries(change).filter(
    ([path, value]) => !isStored(valueAt(stored, path.split('.')), value),
  );
  const names = changed.map(([path]) => path.split('.')[0] ?? path);
  return [...new Set(names)].filter((name) => !known.has(name)).sort();
}

function valueAt(stored: unknown, [field, ...rest]: string[]): unknown {
  return field === undefined ? stored : valueAt(storedMap(stored)?.[field], rest);
}

/** A field that is to be deleted may be missing already. */
function isStored(stored: unknown, value: unknown): boolean {
  return stored === undefined ? deleteField().isEqual(value as FieldValue) : isEqual(stored, value);
}

/** Texts of both, without the order of the fields of a map. */
function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}

function sorted(_: string, value: unknown): unknown {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isMap) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
