import { isFoundBy, wordLookups } from '#domain/leads/lead-search.ts';
import {
  keysOf,
  longestChain,
  type Named,
  type Person,
  type Persons,
  personFor,
  personFrom,
  personTexts,
  rootOf,
} from '#domain/people/person.ts';
import { collectionAt, docAt } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import {
  type DocumentSnapshot,
  getDoc,
  getDocs,
  limit,
  type QueryConstraint,
  query,
  where,
} from '../firebase/firestore.ts';
import { pageOf } from '../firebase/page-of.ts';
import { mostValues, partsOf } from '../firebase/parts-of.ts';

/** Far more than one phone number or one name has. */
const mostFound = 20;

const persons = () => collectionAt('persons');
export const personAt = (id: string) => docAt('persons', id);

export function personIn(stored: DocumentSnapshot): Person | null {
  return stored.exists() ? personFrom(stored.id, withDates(stored.data())) : null;
}

async function found(...filter: QueryConstraint[]): Promise<Person[]> {
  const { docs } = await getDocs(query(persons(), ...filter));
  return docs.flatMap((stored) => personIn(stored) ?? []);
}

/** These persons, and whom they turned out to be. */
export async function withChains(people: Person[]): Promise<Persons> {
  const known = new Map(people.map((each) => [each.id, each]));
  for (let links = 0; links < longestChain; links++) {
    const next = [...known.values()].flatMap(({ mergedInto }) => mergedInto ?? []);
    const missing = [...new Set(next)].filter((id) => !known.has(id));
    if (missing.length === 0) break;
    const read = await Promise.all(missing.map((id) => getDoc(personAt(id))));
    for (const each of read.flatMap((stored) => personIn(stored) ?? [])) known.set(each.id, each);
  }
  return known;
}

/** Persons of one read: more have one phone number only where an old system filled it in. */
const mostAtOnce = 200;

/** Who has one of these phones or emails, any number of them, with their chains. */
export async function holdersOfAll(keys: string[]): Promise<Persons> {
  const read = async (part: string[]): Promise<Person[]> => {
    const holders = await found(where('keys', 'array-contains-any', part), limit(mostAtOnce));
    if (holders.length < mostAtOnce || part.length === 1) return holders;
    const half = part.length / 2;
    return (await Promise.all([read(part.slice(0, half)), read(part.slice(half))])).flat();
  };
  const parts = partsOf([...new Set(keys)], mostValues);
  return withChains((await Promise.all(parts.map(read))).flat());
}

/** Who a machine may say it is; null for a new person. */
export async function findPersonFor(named: Named): Promise<Person | null> {
  return personFor(named, await holdersOfAll(keysOf(named)));
}

/** One person: who it turned out to be, then everybody who was merged into them. */
export type PersonGroup = [root: Person, ...merged: Person[]];

async function groupOf(root: Person): Promise<PersonGroup> {
  const group: PersonGroup = [root];
  let last = [root.id];
  for (let links = 0; links < longestChain && last.length > 0; links++) {
    const below = await found(where('mergedInto', 'in', last), limit(mostFound));
    group.push(...below);
    last = below.map(({ id }) => id);
  }
  return group;
}

/** null when nobody is stored under this id. */
export async function readGroup(id: string): Promise<PersonGroup | null> {
  const person = personIn(await getDoc(personAt(id)));
  return person && groupOf(rootOf(person, await withChains([person])));
}

const groupsOf = (people: Person[], known: Persons) => {
  const roots = new Map(people.map((each) => [rootOf(each, known).id, rootOf(each, known)]));
  return Promise.all([...roots.values()].map(groupOf));
};

/** Others who have a phone or email of this person, some of them where very many do. */
export async function findAlike(group: PersonGroup): Promise<PersonGroup[]> {
  const keys = [...new Set(group.flatMap((each) => each.keys))].slice(0, mostValues);
  if (keys.length === 0) return [];
  const holders = await found(where('keys', 'array-contains-any', keys), limit(mostFound));
  const known = await withChains(holders);
  const others = [...known.values()].filter(({ id }) => group.every((each) => each.id !== id));
  return groupsOf(others, known);
}

/** hasMore: of those whom the text finds. */
export type FoundPersons = { groups: PersonGroup[]; hasMore: boolean };

/** The `most` persons with this beginning of a name, phone number or email. */
export async function searchPersons(text: string, most: number): Promise<FoundPersons> {
  const itemOf = (stored: DocumentSnapshot) => {
    const person = personIn(stored);
    const isRight = person && personTexts(person).some((texts) => isFoundBy(text, texts));
    return isRight ? person : null;
  };
  // Hundreds may have the beginning of one word: few of them have that of the other one.
  const pages = await Promise.all(
    wordLookups(text, 2).map((keys) => {
      const having = where('searchKeys', 'array-contains-any', keys.slice(0, mostValues));
      return pageOf({ all: query(persons(), having), after: null, size: most, itemOf });
    }),
  );
  const found = pages.flatMap(({ items }) => items);
  const items = [...new Map(found.map((person) => [person.id, person])).values()].slice(0, most);
  return {
    groups: await groupsOf(items, await withChains(items)),
    hasMore: pages.length > 0 && pages.every(({ next }) => next !== null),
  };
}
