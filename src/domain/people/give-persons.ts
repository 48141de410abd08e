/** Persons for requests and visits that have none: of an import, of the demo data, from before persons. */

import {
  asRecorded,
  hasSameFirstName,
  keysOf,
  type Person,
  type PersonRecord,
  personFor,
  personFrom,
  withContact,
} from './person.ts';

export type Recorded = PersonRecord & {
  id: string;
  /** Of a visit, the person of its request; null for none. */
  asked: Recorded | null;
  personId: string | null;
};

/**
 * Gives each record a person, in their order, and each person the name and the keys of their records. Changes the
 * records and the map. A new person has the id of their first record.
 */
export function givePersons(records: readonly Recorded[], persons: Map<string, Person>): void {
  const holders = new Map<string, Set<string>>();
  const hold = ({ id, keys }: Person) => {
    for (const key of keys) holders.set(key, (holders.get(key) ?? new Set()).add(id));
  };
  for (const person of persons.values()) hold(person);

  const known = (id: string | null) => {
    const person = id === null ? undefined : persons.get(id);
    return person && !person.isErased ? person : null;
  };
  const likely = (record: Recorded): Person | null => {
    if (record.spam) return null;
    const ids = keysOf(record).flatMap((key) => [...(holders.get(key) ?? [])]);
    const found = new Map<string, Person>();
    for (const id of ids) {
      for (let each = persons.get(id); each && !found.has(each.id); ) {
        found.set(each.id, each);
        each = each.mergedInto === null ? undefined : persons.get(each.mergedInto);
      }
    }
    return personFor(record, found);
  };

  const ofPerson = new Map<string, Recorded[]>();
  for (const record of records) {
    const own = known(record.personId) ?? ofRequest(record, known) ?? likely(record);
    const person = own ?? personFrom(record.id, {});
    record.personId = person.id;
    ofPerson.set(person.id, [record, ...(ofPerson.get(person.id) ?? [])]);
    const next = record.spam ? person : { ...person, ...withContact(person, record) };
    persons.set(person.id, next);
    hold(next);
  }
  for (const [id, person] of persons) {
    if (person.isErased) continue;
    persons.set(id, { ...person, ...asRecorded(person, ofPerson.get(id) ?? []) });
  }
}

function ofRequest({ name, asked }: Recorded, known: (id: string | null) => Person | null) {
  return asked && hasSameFirstName(asked.name, name) ? known(asked.personId) : null;
}
