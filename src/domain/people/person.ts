/** A person: who asks, calls and visits. What was merged stays a document of its own, so a merge can be undone. */

import { type SearchTexts, searchKeys } from '../leads/lead-search.ts';
import { storedDate, storedMap, storedText } from '../stored-value.ts';
import { firstName } from '../text/first-name.ts';
import { knownLanguage, type Language } from '../text/language.ts';
import { plainLetters } from '../text/plain-letters.ts';

export type Person = {
  id: string;
  name: string;
  /** Phones and emails, as requests and visits hold them. */
  keys: string[];
  /** In which to write to them: of their last request, or as staff corrected it, else of the import. null where it isn't known. */
  language: Language | null;
  /** Who this one turned out to be; null for nobody else. */
  mergedInto: string | null;
  /** Who this one is not, by the word of staff: nobody is asked again. */
  notSame: string[];
  /** What the old system knew of them; null for somebody who came another way. */
  imported: Imported | null;
  /** Only the place in the chain is left. */
  isErased: boolean;
};

/** A row of an import, as managers may have corrected it. It is a record of its person, as a request is. */
export type Imported = { importId: string; name: string; keys: string[]; lang: Language | null };

/** What managers may correct of a row. */
export type ImportedContact = Pick<Imported, 'name' | 'keys'>;

/** How a request or a visit names its person. language: of a request from the website. */
export type Named = { name: string; email: string; phone: string; language?: Language };

/** A document of the collection `persons`, without its times. */
export type StoredPerson = Pick<Person, 'name' | 'keys' | 'mergedInto' | 'notSame'> & {
  language?: Language;
  searchKeys: string[];
};

/** The most links from a person to the one that it turned out to be. */
export const longestChain = 5;

/** As firestore.rules have it. */
const mostKeys = 20;

const mostSearchKeys = 200;

/** Far more than one phone or email has. A machine joins nobody by one that as many share. */
export const mostHolders = 20;

export function personFrom(id: string, stored: Record<string, unknown>): Person {
  const imported = importedFrom(stored.imported);
  return {
    id,
    name: storedText(stored.name),
    keys: textsIn(stored.keys),
    language: knownLanguage(stored.language) ?? imported?.lang ?? null,
    mergedInto: storedText(stored.mergedInto) || null,
    notSame: textsIn(stored.notSame),
    imported,
    isErased: storedDate(stored.erasedAt) !== null,
  };
}

function importedFrom(stored: unknown): Imported | null {
  const { importId, name, keys, lang } = storedMap(stored) ?? {};
  if (!storedText(importId)) return null;
  return {
    importId: storedText(importId),
    name: storedText(name),
    keys: textsIn(keys),
    lang: knownLanguage(lang) ?? null,
  };
}

const textsIn = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string') : [];

/** By what a person is found: phone and email, as the project cleans them. */
export function keysOf({ email, phone }: Pick<Named, 'email' | 'phone'>): string[] {
  return [phone, email].filter(Boolean);
}

export const isEmailKey = (key: string) => key.includes('@');

const nothing =
  'none|no|n\\.?a|no[._-]?e?mail|no-?reply|unknown|declined|refused|null|nil|x+|test|fake|e?mail|name|abc|123+|asdf';

/** What people write where they must give a phone or an email. Two with one of these are two. */
const madeUp = [
  /^\(\d{3}\) (0|1|5|9)\1\1-\1{4}$|^\((\d)\2\2\) \2{3}-\2{4}$|^\(123\) 456-7890$/,
  new RegExp(`^(${nothing})@(${nothing}|e?mail)\\.`),
  /^(none|no[._-]?e?mail\d*|do[._-]?not[._-]?e?mail|unknown|declined|refused)@|@(none|no[_-]?e?mail)\./,
];

export const isMadeUp = (key: string) => madeUp.some((each) => each.test(key));

export function newPerson(named: Named): StoredPerson {
  const { name, language } = named;
  return {
    ...withSearchKeys({ name, keys: keysOf(named) }),
    ...(language && { language }),
    ...alone,
  };
}

const alone = { mergedInto: null, notSame: [] };

type Contacted = Pick<Person, 'name' | 'keys'> & { language?: Language };

/** The fields that a new name, contact or language changes; null where the person has them. */
export function withContact(person: Person, named: Named): Contacted | null {
  const name = person.name || named.name;
  const keys = [...new Set([...person.keys, ...keysOf(named)])].slice(0, mostKeys);
  const { language = person.language } = named;
  if (name === person.name && keys.length === person.keys.length && language === person.language) {
    return null;
  }
  return { name, keys, ...(language && { language }) };
}

/** A name with each phone and email, for the search of requests. */
export function personTexts({ name, keys }: Pick<Person, 'name' | 'keys'>): SearchTexts[] {
  const emails = keys.filter(isEmailKey);
  const phones = keys.filter((key) => !isEmailKey(key));
  const count = Math.max(1, emails.length, phones.length);
  return Array.from({ length: count }, (_, index) => {
    return { name, phone: phones[index] ?? '', email: emails[index] ?? '', injury: '' };
  });
}

/** As stored: with what staff may type to find it. */
export function withSearchKeys(person: Contacted) {
  const keys = personTexts(person).flatMap(searchKeys);
  return { ...person, searchKeys: [...new Set(keys)].slice(0, mostSearchKeys) };
}

/** A request or visit of a person. Spam may use the contact of another: nobody is found by it. */
export type PersonRecord = Named & { spam?: boolean };

/** Name and keys as the person's records say them; null where the person has them. */
export function asRecorded(
  person: Person,
  records: readonly PersonRecord[],
): Pick<Person, 'name' | 'keys'> | null {
  const { imported } = person;
  const wanted = records.filter(({ spam }) => !spam);
  const recorded = new Set([...(imported?.keys ?? []), ...wanted.flatMap(keysOf)]);
  const kept = person.keys.filter((key) => recorded.has(key));
  const keys = [...new Set([...kept, ...recorded])].slice(0, mostKeys);
  const names = [...(imported ? [imported] : []), ...wanted].map(({ name }) => name);
  const name = names.includes(person.name) ? person.name : (names[0] ?? '');
  return name === person.name && keys.join() === person.keys.join() ? null : { name, keys };
}

/** The fields that a correction of the row changes. The person is called as the corrected row says. */
export function withCorrectedRow(
  person: Person & { imported: Imported },
  contact: ImportedContact,
  records: readonly PersonRecord[],
): Contacted & { imported: Imported; searchKeys: string[] } {
  const imported = { ...person.imported, ...contact };
  const name = contact.name === person.imported.name ? person.name : contact.name;
  const { keys } = person;
  const recorded = asRecorded({ ...person, name, imported }, records) ?? { name, keys };
  return { ...withSearchKeys(recorded), imported };
}

/** Chinese, Japanese and Korean names begin with that of the family, with or without a blank behind it. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Vietnamese and Chinese family names, in plain letters, that are no first names elsewhere. Many write them first. */
const familyFirst =
  /^(?:nguyen|tran|pham|huynh|hoang|phan|truong|bui|ngo|duong|wang|zhang|huang|zhao|zhou|xu|zhu|chen|liu)$/;
const generation = /^(?:[js]r|junior|senior|i{2,3}|iv|2nd|3rd|4th)$/;

/** Without signs: phones write D’Angelo for D'Angelo. */
const lettersOf = (word: string) => plainLetters(word).replace(/[^\p{L}\p{N}]|\p{Lm}/gu, '');

/** From the first name on. */
function namesIn(name: string): string[] {
  const first = firstName(name);
  if (first === '') return [];
  const [before = '', ...rest] = name.normalize('NFKC').split(',');
  const words = [...rest, before].join(' ').split(/\s+/);
  const at = words.findIndex((word) => word.includes(first));
  // 'Ben Olsen, Jr.'
  const suffixes = words.slice(0, at).filter((word) => generation.test(lettersOf(word)));
  const names = [first, ...words.slice(at + 1), ...suffixes].map(lettersOf);
  const isFamilyFirst = eastAsian.test(first) || familyFirst.test(lettersOf(first));
  return isFamilyFirst ? [names.join('')] : names.filter(Boolean);
}

/** Whether first names agree, however joined, and no second name says two: 'Jo Ann' and 'Jo Beth', father and son. */
export function hasSameFirstName(a: string, b: string): boolean {
  const [one, other] = [namesIn(a), namesIn(b)];
  const [[first], [second]] = [one, other];
  if (!first || !second) return false;
  if (first === second) return !areTwo(one, other);
  return [one, other].some(([given, next = '']) => next && [first, second].includes(given + next));
}

function areTwo(one: string[], other: string[]): boolean {
  const [young, old] = [one, other].map((names) =>
    names.find((name) => generation.test(name))?.replace(/^([js]).*r$/, '$1r'),
  );
  if (young && old && young !== old) return true;
  // 'Maria Olsen' may have any second name.
  if (one.length < 3 || other.length < 3) return false;
  const [[, second = '', ...rest], [, next = '', ...others]] = [one, other];
  // 'Maria de la Cruz' and 'Maria Dela Cruz'
  if ([second, ...rest].join('') === [next, ...others].join('')) return false;
  // 'Maria J. Olsen' and 'Maria Jane Olsen'
  if (second[0] === next[0] && Math.min(second.length, next.length) === 1) return false;
  // 'Maria Elena García López' and 'Maria García'
  return !one.includes(next) && !other.includes(second);
}

/** Whether two of one list have more in common than the first word, which may be that of their family. */
export function sharesNames(a: string, b: string): boolean {
  const [[, ...rest], [, ...others]] = [namesIn(a), namesIn(b)];
  return rest.length * others.length === 0 || rest.some((name) => others.includes(name));
}

export type Persons = ReadonlyMap<string, Person>;

/** Who this one turned out to be, at the end of the chain. A person that isn't known ends it. */
export function rootOf(person: Person, persons: Persons): Person {
  let root = person;
  for (let links = 0; links < longestChain; links++) {
    const next = root.mergedInto === null ? undefined : persons.get(root.mergedInto);
    if (!next) return root;
    root = next;
  }
  return root;
}

/** The language of this person: that of the last in the chain whose language is known. null where none is. */
export function languageOf(id: string, persons: Persons): Language | null {
  let language: Language | null = null;
  let person = persons.get(id);
  for (let links = 0; person && links <= longestChain; links++) {
    language = person.language ?? language;
    person = person.mergedInto === null ? undefined : persons.get(person.mergedInto);
  }
  return language;
}

/**
 * Who a machine may say it is; null for a new person. The first name and a phone or email must agree, and nobody else
 * may have that phone or email: families share them. persons: who has one of the keys, with their chains.
 */
export function personFor(named: Named, persons: Persons): Person | null {
  return personWith({ name: named.name, keys: keysOf(named) }, persons);
}

/** The same for somebody with any number of phones and emails. */
export function personWith(named: Pick<Person, 'name' | 'keys'>, persons: Persons): Person | null {
  const own = named.keys.filter((key) => !isMadeUp(key));
  const sure = own.flatMap((key) => {
    const holders = [...persons.values()].filter(({ keys }) => keys.includes(key));
    const ends = new Set(holders.map((each) => rootOf(each, persons).id));
    const isAlone = ends.size === 1 && holders.length < mostHolders;
    return isAlone ? holders.filter(({ name }) => hasSameFirstName(name, named.name)) : [];
  });
  const roots = new Set(sure.map((each) => rootOf(each, persons).id));
  return roots.size === 1 ? (sure[0] ?? null) : null;
}

/** Why `from` can't be merged into `into`; null if it can. persons: both with everybody merged into them. */
export function mergeRefusal(
  from: Person,
  into: Person,
  persons: Persons,
): 'merged' | 'too-long' | null {
  if (from.id === into.id || from.mergedInto !== null || into.mergedInto !== null) return 'merged';
  return linksBelow(from.id, persons) >= longestChain ? 'too-long' : null;
}

/** The links of the longest chain that ends here. */
function linksBelow(id: string, persons: Persons): number {
  const below = [...persons.values()].filter(({ mergedInto }) => mergedInto === id);
  return below.reduce((most, each) => Math.max(most, 1 + linksBelow(each.id, persons)), 0);
}

/** Why two may be one: the phones and emails that both have. Empty if they aren't, by the word of staff. */
export function sharedKeys(a: readonly Person[], b: readonly Person[]): string[] {
  const isNot = (one: readonly Person[], other: readonly Person[]) =>
    one.some(({ notSame }) => other.some(({ id }) => notSame.includes(id)));
  if (isNot(a, b) || isNot(b, a)) return [];
  const theirs = new Set(b.flatMap(({ keys }) => keys));
  return [...new Set(a.flatMap(({ keys }) => keys))].filter((key) => theirs.has(key));
}
