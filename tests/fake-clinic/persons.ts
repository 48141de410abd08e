import { WriteError } from '#data/firebase/write-errors.ts';
import type { FoundPersons, PersonGroup } from '#data/persons/persons.ts';
import type { Author } from '#domain/account/author.ts';
import { isFoundBy, lookupKeys } from '#domain/leads/lead-search.ts';
import {
  asRecorded,
  type ImportedContact,
  languageOf,
  mergeRefusal,
  type Named,
  type Person,
  type PersonRecord,
  personFor,
  personFrom,
  personTexts,
  rootOf,
  withContact,
  withCorrectedRow,
} from '#domain/people/person.ts';
import { backend } from './backend.ts';
import { isChange, put, storedIn } from './lists.ts';
import { logChange } from './trail.ts';

const known = () => new Map(backend.persons.map((each) => [each.id, each]));
const personWith = (id: string | null) => backend.persons.find((person) => person.id === id);

const stored = (id: string) => storedIn(backend.persons, id);

/** The root first. */
export function groupWith(id: string): PersonGroup | null {
  const person = personWith(id);
  return person ? groupOf(rootOf(person, known())) : null;
}

function groupOf(root: Person): PersonGroup {
  const isMerged = (each: Person) => each !== root && rootOf(each, known()).id === root.id;
  return [root, ...backend.persons.filter(isMerged)];
}

export function groupsLike(group: PersonGroup): PersonGroup[] {
  const keys = group.flatMap((each) => each.keys);
  const others = backend.persons.filter(
    (each) => !group.includes(each) && each.keys.some((key) => keys.includes(key)),
  );
  return [...new Set(others.map((each) => rootOf(each, known())))].map(groupOf);
}

export function groupsFound(text: string, most: number): FoundPersons {
  if (lookupKeys(text).length === 0) return { groups: [], hasMore: false };
  const found = backend.persons.filter((each) =>
    personTexts(each).some((texts) => isFoundBy(text, texts)),
  );
  const roots = new Set(found.slice(0, most).map((each) => rootOf(each, known())));
  return { groups: [...roots].map(groupOf), hasMore: found.length > most };
}

/** As the data layer joins a visit. */
export function joinPerson(id: string | null, named: Named, newId: string, by: Author): string {
  const found = personWith(id ?? personFor(named, known())?.id ?? null);
  const isThere = found && !found.isErased;
  const person = isThere ? found : personFrom(newId, {});
  const change = withContact(person, named);
  if (change || !isThere) store({ ...person, ...change }, Object.keys(change ?? {}), by);
  return person.id;
}

function store(person: Person, fields: string[], by: Author): void {
  backend.persons = put(backend.persons, person);
  logChange(`persons/${person.id}`, { kind: 'person', fields }, by);
}

function recordsOf(id: string): PersonRecord[] {
  const leads = backend.leads.filter(({ personId }) => personId === id);
  const visits = backend.visits
    .filter(({ personId }) => personId === id)
    .map((visit) => {
      return { name: visit.patientName, phone: visit.patientPhone, email: visit.patientEmail };
    });
  return [...leads, ...visits];
}

/** After one of their records has changed or is gone. */
export function settlePerson(id: string | undefined, by: Author): void {
  const person = personWith(id ?? null);
  if (!person) return;
  const change = asRecorded(person, recordsOf(person.id));
  if (change) store({ ...person, ...change }, Object.keys(change), by);
}

function setMergedInto(person: Person, to: string | null, by: Author): void {
  if (person.mergedInto === to) return;
  backend.persons = put(backend.persons, { ...person, mergedInto: to });
  logChange(`persons/${person.id}`, { kind: 'merge', from: person.mergedInto, to }, by);
}

/** As the data layer reads it. */
export const personLanguage: typeof import('#data/persons/person-language.ts') = {
  async readLanguage(id) {
    return languageOf(id, known());
  },

  async setLanguage(id, language, by, seen) {
    const person = stored(id);
    if (person.isErased) throw new WriteError('gone');
    if (!isChange(person, { language }, { language: seen })) return;
    store({ ...person, language }, ['language'], by);
  },
};

/** As the data layer writes it. */
export const correctImported: typeof import('#data/persons/correct-imported.ts') = {
  async correctImported(id, contact, by, seen) {
    const { imported, ...person } = stored(id);
    if (!imported) throw new WriteError('gone');
    if (!isChange<ImportedContact>(imported, contact, seen)) return;
    const { searchKeys: _, ...fields } = withCorrectedRow(
      { ...person, imported },
      contact,
      recordsOf(id),
    );
    store({ ...person, ...fields }, Object.keys(fields), by);
  },
};

export const mergePersons: typeof import('#data/persons/merge-persons.ts') = {
  async mergePersons(from, into, by) {
    const [one, other] = [stored(from), stored(into)];
    if (other.isErased) throw new WriteError('gone');
    const refusal = one.mergedInto === into ? null : mergeRefusal(one, other, known());
    if (refusal) throw new WriteError(refusal === 'merged' ? 'changed' : refusal);
    setMergedInto(one, into, by);
  },

  async undoMerge(id, from, by) {
    const person = stored(id);
    if (person.mergedInto && person.mergedInto !== from) throw new WriteError('changed', person);
    setMergedInto(person, null, by);
  },

  async noteNotSame({ id, notSame }, other, by) {
    const person = stored(id);
    if (person.notSame.includes(other)) return;
    if (person.notSame.join() !== notSame.join()) throw new WriteError('changed', person);
    store({ ...person, notSame: [...notSame, other] }, ['notSame'], by);
  },
};
