import { WriteError } from '#data/firebase/write-errors.ts';
import type { Author } from '#domain/account/author.ts';
import {
  importedPerson,
  mayUndo,
  type PatientImport,
  planImport,
} from '#domain/people/patient-import.ts';
import { type Person, personFrom } from '#domain/people/person.ts';
import { backend } from './backend.ts';
import { put, storedIn } from './lists.ts';
import { logChange } from './trail.ts';

const stored = (id: string) => storedIn(backend.imports, id);

function step(id: string, change: Partial<PatientImport>, count: number, by: Author): void {
  const journal = { ...stored(id), ...change };
  backend.imports = put(backend.imports, journal);
  logChange(`imports/${id}`, { kind: 'import', deed: journal.state, count }, by);
}

/** Edited, merged, or with a request or a visit. */
function isUsed({ id }: Person): boolean {
  return (
    backend.trail.some(({ place }) => place.collection === 'persons' && place.id === id) ||
    backend.persons.some(({ mergedInto }) => mergedInto === id) ||
    [...backend.leads, ...backend.visits].some(({ personId }) => personId === id)
  );
}

const broughtBy = (id: string) =>
  backend.persons.filter(({ imported }) => imported?.importId === id);

export const importPersons: typeof import('#data/persons/import-persons.ts') = {
  async listImports() {
    return backend.imports;
  },

  async beginImport(started, by) {
    if (backend.imports.some(({ id }) => id === started.id)) return;
    const none = { done: 0, added: 0, joined: 0, kept: 0, state: 'running' as const };
    backend.imports = [{ ...started, ...none, by, at: new Date() }, ...backend.imports];
    step(started.id, {}, started.rows, by);
  },

  async importPersons(id, rows, by, { onProgress, signal }) {
    if (stored(id).state !== 'running') throw new WriteError('changed', stored(id));
    onProgress(0, rows.length);
    signal.throwIfAborted();
    const plan = planImport(id, rows, new Map(backend.persons.map((each) => [each.id, each])));
    for (const row of plan) {
      if (row.isStored || row.becomes === 'known') continue;
      backend.persons = [...backend.persons, personFrom(row.id, importedPerson(id, row))];
    }
    onProgress(rows.length, rows.length);
    const count = (becomes: string) => plan.filter((each) => each.becomes === becomes).length;
    const [added, joined] = [count('added'), count('joined')];
    step(id, { state: 'done', done: rows.length, added, joined }, added + joined, by);
    return plan;
  },

  async undoImport(id, by, { onProgress, signal }) {
    const journal = stored(id);
    if (journal.state === 'undone') return;
    if (!mayUndo(journal, new Date())) throw new WriteError('changed', journal);
    const brought = journal.added + journal.joined;
    if (journal.state !== 'undoing') step(id, { state: 'undoing' }, brought, by);
    signal.throwIfAborted();
    for (let before = -1; broughtBy(id).length !== before; ) {
      before = broughtBy(id).length;
      const gone = broughtBy(id).filter((each) => !isUsed(each));
      backend.persons = backend.persons.filter((each) => !gone.includes(each));
    }
    onProgress(brought, brought);
    const kept = broughtBy(id).length;
    step(id, { state: 'undone', kept }, kept, by);
  },

  async listImported(id) {
    return broughtBy(id);
  },
};
