import type { Author } from '#domain/account/author.ts';
import {
  importedId,
  importedPerson,
  importFrom,
  mayUndo,
  type PatientImport,
  type PlannedRow,
  planImport,
} from '#domain/people/patient-import.ts';
import type { PatientRow } from '#domain/people/patient-rows.ts';
import type { Person } from '#domain/people/person.ts';
import type { ImportState } from '#domain/trail/trail-entry.ts';
import { collectionAt, database, docAt } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import {
  type DocumentSnapshot,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  startAfter,
  updateDoc,
  where,
  writeBatch,
} from '../firebase/firestore.ts';
import { mostValues, partsOf } from '../firebase/parts-of.ts';
import { transact } from '../firebase/transact.ts';
import { WriteError } from '../firebase/write-errors.ts';
import { serverDate } from '../server-clock.ts';
import { type LogWriter, logChange } from '../trail/log-change.ts';
import { saveRecord } from '../trail/save-record.ts';
import { listVisitsOfPersons } from '../visits/visits.ts';
import { holdersOfAll, personAt, personIn } from './persons.ts';

/** Rows that are planned together. */
const rowsAtOnce = 100;
/** What the rules evaluate for a commit has a limit (docs/decisions/0045-rules-have-a-budget.md). */
const personsOfCommit = 4;
const deletionsOfCommit = 6;
/** At a time. */
const commitsAtOnce = 6;
const mostImports = 20;

const imports = () => collectionAt('imports');
const importAt = (id: string) => docAt('imports', id);

function importIn(stored: DocumentSnapshot): PatientImport {
  const found = stored.exists() ? importFrom(stored.id, withDates(stored.data())) : null;
  if (!found) throw new WriteError('gone');
  return found;
}

/** The newest first. */
export async function listImports(): Promise<PatientImport[]> {
  const newest = query(imports(), orderBy('createdAt', 'desc'), limit(mostImports));
  const { docs } = await getDocs(newest);
  return docs.flatMap((stored) => importFrom(stored.id, withDates(stored.data())) ?? []);
}

type NewImport = Pick<PatientImport, 'id' | 'file' | 'fingerprint' | 'columns' | 'rows'>;

/** Writes the journal, before the first person. */
export async function beginImport(
  { id, columns, ...started }: NewImport,
  by: Author,
): Promise<void> {
  const reference = importAt(id);
  const none = { done: 0, added: 0, joined: 0 };
  await saveRecord<PatientImport>(reference, {
    read: importIn,
    base: null,
    change: { ...started, by },
    write: (_, to) => ({
      ...{ ...started, ...none, columns: columns.join(), state: 'running', by },
      ...logState(to, id, 'running', started.rows, by),
    }),
  });
}

function logState(to: LogWriter, id: string, deed: ImportState, count: number, by: Author) {
  return logChange(to, importAt(id), { kind: 'import', deed, count }, by);
}

/** What goes on while patients come or go. */
type Watch = { onProgress: (done: number, of: number) => void; signal: AbortSignal };

/**
 * Brings the patients of a journal, and ends it; from where an earlier try stopped. Each row has its own id, so nobody is
 * brought twice. An aborted one keeps what it has. rows: all of them, in order. Gives what became of those of this try.
 */
export async function importPersons(
  id: string,
  rows: readonly PatientRow[],
  by: Author,
  { onProgress, signal }: Watch,
): Promise<PlannedRow[]> {
  const journal = importIn(await getDoc(importAt(id)));
  if (journal.state !== 'running') throw new WriteError('changed', journal);
  const planned: PlannedRow[] = [];
  let { done, added, joined } = journal;
  for (const part of partsOf(rows.slice(done), rowsAtOnce)) {
    onProgress(done, rows.length);
    signal.throwIfAborted();
    const plan = planImport(id, part, await personsFor(id, part));
    const missing = plan.filter(({ isStored }) => !isStored);
    // A row that joins one above it comes after that one.
    for (const becomes of ['added', 'joined'] as const) {
      await storeEach(
        id,
        missing.filter((each) => each.becomes === becomes),
      );
    }
    const count = (becomes: PlannedRow['becomes']) =>
      plan.filter((each) => each.becomes === becomes).length;
    done += part.length;
    added += count('added');
    joined += count('joined');
    await updateDoc(importAt(id), { done, added, joined, updatedAt: serverTimestamp() });
    planned.push(...plan);
  }
  onProgress(done, rows.length);
  await setState(id, 'done', by);
  return planned;
}

/** Who has a phone or email of these rows, and which of the rows are stored. */
async function personsFor(id: string, rows: readonly PatientRow[]): Promise<Map<string, Person>> {
  const [first, last] = [rows[0], rows.at(-1)].map((row) => importedId(id, row?.row ?? 0));
  const own = query(
    collectionAt('persons'),
    where(documentId(), '>=', first),
    where(documentId(), '<=', last),
  );
  const [holders, { docs }] = await Promise.all([
    holdersOfAll(rows.flatMap(({ keys }) => keys)),
    getDocs(own),
  ]);
  const stored = docs.flatMap((each) => personIn(each) ?? []);
  return new Map([...holders, ...stored.map((each) => [each.id, each] as const)]);
}

async function storeEach(importId: string, rows: readonly PlannedRow[]): Promise<void> {
  await commitEach(partsOf(rows, personsOfCommit), (batch, row) => {
    const now = serverTimestamp();
    const person = importedPerson(importId, row);
    batch.set(personAt(row.id), { ...person, createdAt: now, updatedAt: now });
  });
}

/** One that fails waits for those beside it: a repeat would meet their writes. */
async function commitEach<Item>(
  parts: readonly Item[][],
  write: (batch: ReturnType<typeof writeBatch>, item: Item) => void,
): Promise<void> {
  for (const some of partsOf(parts, commitsAtOnce)) {
    const commits = await Promise.allSettled(
      some.map((items) => {
        const batch = writeBatch(database());
        for (const item of items) write(batch, item);
        return batch.commit();
      }),
    );
    for (const commit of commits) if (commit.status === 'rejected') throw commit.reason;
  }
}

/** Throws 'changed' when a colleague took another step, or when it is too late to undo it. */
async function setState(id: string, to: ImportState, by: Author, kept = 0): Promise<void> {
  await transact(async (transaction) => {
    const journal = importIn(await transaction.get(importAt(id)));
    const { state, added, joined } = journal;
    if (state === to) return;
    const from = { done: ['running'], undoing: ['running', 'done'], undone: ['undoing'] };
    if (to === 'running' || !from[to].includes(state)) throw new WriteError('changed', journal);
    if (to === 'undoing' && !mayUndo(journal, serverDate()))
      throw new WriteError('changed', journal);
    transaction.update(importAt(id), {
      ...{ state: to, updatedAt: serverTimestamp() },
      ...(to === 'undone' && { kept }),
      ...logState(transaction, id, to, to === 'undone' ? kept : added + joined, by),
    });
  });
}

/**
 * Takes an import back, and can be repeated at any point. Who was edited, merged or has a request or a visit since stays.
 */
export async function undoImport(
  id: string,
  by: Author,
  { onProgress, signal }: Watch,
): Promise<void> {
  const { state, added, joined } = importIn(await getDoc(importAt(id)));
  if (state === 'undone') return;
  await setState(id, 'undoing', by);
  let gone = 0;
  // Who was joined to a person of this import goes before that person.
  for (let before = -1; gone > before; ) {
    before = gone;
    for await (const part of personsOf(id)) {
      signal.throwIfAborted();
      const unused = await unusedOf(part);
      await commitEach(partsOf(unused, deletionsOfCommit), (batch, { ref }) => batch.delete(ref));
      gone += unused.length;
      onProgress(gone, added + joined);
    }
  }
  await setState(id, 'undone', by, (await listImported(id)).length);
}

export async function listImported(id: string): Promise<Person[]> {
  const left: Person[] = [];
  for await (const part of personsOf(id))
    left.push(...part.flatMap((each) => personIn(each) ?? []));
  return left;
}

/** The persons of an import that aren't erased, some at a time. */
async function* personsOf(id: string): AsyncGenerator<QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await getDocs(
      query(
        collectionAt('persons'),
        where('imported.importId', '==', id),
        orderBy(documentId()),
        ...(last ? [startAfter(last)] : []),
        limit(rowsAtOnce),
      ),
    );
    if (docs.length > 0) yield docs;
    last = docs.length < rowsAtOnce ? undefined : docs.at(-1);
  } while (last);
}

/** Those that nobody has edited or merged, and without a request or a visit. */
async function unusedOf(stored: QueryDocumentSnapshot[]): Promise<QueryDocumentSnapshot[]> {
  const unchanged = stored.filter(
    (each) => each.get('updatedAt').toMillis() === each.get('createdAt').toMillis(),
  );
  const used = await Promise.all(
    partsOf(
      unchanged.map((each) => each.id),
      mostValues,
    ).map(async (ids) => {
      const of = (name: string, field: string) =>
        getDocs(query(collectionAt(name), where(field, 'in', ids)));
      const [leads, visits, merged] = await Promise.all([
        of('leads', 'personId'),
        listVisitsOfPersons(ids),
        of('persons', 'mergedInto'),
      ]);
      return [
        ...leads.docs.map((lead) => lead.get('personId')),
        ...visits.map(({ personId }) => personId),
        ...merged.docs.map((person) => person.get('mergedInto')),
      ];
    }),
  );
  const isUsed = new Set(used.flat());
  return unchanged.filter((each) => !isUsed.has(each.id));
}
