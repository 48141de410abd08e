/**
 * Search without a search engine. A lead stores keys: the beginnings of its words, and of words that follow each
 * other, with blanks and without. A search looks up a typed email, or else the longest word, also joined to its
 * neighbors ('array-contains-any'). Of the leads with such a key, isFoundBy keeps those in which every typed word begins a word.
 *
 * 'olsen', 'maria ols', 'Olsen, Maria', 'Mrs. Olsen' and 'maria.olsen@ex' all find Maria Olsen. Particles may be joined
 * or split: 'delacruz' finds de la Cruz, 'o brien' finds O'Brien. 'Mueller' and 'Müller' find each other. A phone is found by its first digits, its last seven or its
 * last four.
 */
import { withoutTitles } from '../text/first-name.ts';
import { parseOfficePhone, plainDigits } from '../text/parse-phone.ts';
import { plainLetters, writtenOut } from '../text/plain-letters.ts';

export type SearchTexts = {
  name: string;
  email: string;
  phone: string;
  injury: string;
  otherPhone?: string;
};

const longestKey = 24;
const shortestKey = 2;
const mostKeys = 200;

/** Characters of an injury that the search covers. */
const injuryLength = 60;

/** Most phrase starts per text: a long name leaves room for the other texts. */
const mostStarts = { name: 5, email: 3, injury: 10 };

/** Words that staff may type as one: 'delacruz', 'annemarie'. */
const mostJoined = 4;

/** Chinese, Japanese and Korean names have no blanks. Each character begins a word. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Of names such as O'Brien and ʻAtiola. */
const apostrophes = /['’‘ʻʼ]/g;

/** In plain letters. Anything but a letter or digit separates words, except for an apostrophe. */
function wordsOf(text: string, apostrophe = ''): string[] {
  return plainLetters(text)
    .replace(apostrophes, apostrophe)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter(Boolean);
}

/** Cuts by code point, so no letter is cut in half. */
function beginning(phrase: string, length = longestKey): string {
  return [...phrase].slice(0, length).join('').trim();
}

function beginnings(phrase: string, shortest = shortestKey): string[] {
  const longest = Math.min(longestKey, [...phrase].length);
  const keys: string[] = [];
  for (let length = shortest; length <= longest; length++) keys.push(beginning(phrase, length));
  return keys.filter((key) => key.length >= shortest);
}

/** The text from each of its first words onward. */
function phrases(text: string, starts: number): string[] {
  const words = wordsOf(text);
  return words.slice(0, starts).map((_, index) => words.slice(index).join(' '));
}

/** The words of a name: O'Brien is one word, or two. */
function spellings(name: string): string[][] {
  const [joined, split] = [wordsOf(name), wordsOf(name, ' ')];
  return (joined.join() === split.join() ? [joined] : [joined, split]).map((words) =>
    words.flatMap((word) => word.replace(eastAsian, ' $& ').split(' ').filter(Boolean)),
  );
}

/** What follows from each word on, without blanks. */
function runs(words: string[], most = words.length): string[] {
  return words.map((_, index) => words.slice(index, index + most).join(''));
}

/** All its digits, the last seven and the last four. */
function digitRuns(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const number = phone.replace(/ ext\..*/, '').replace(/\D/g, '');
  return [digits, number.slice(-7), number.slice(-4)];
}

const phonesOf = ({ phone, otherPhone = '' }: SearchTexts) => [phone, otherPhone];
const localWords = (email: string) => wordsOf(email.split('@')[0] ?? '').length;
const searchedInjury = (injury: string) => injury.slice(0, injuryLength);

/** At most 200 keys, each of up to 24 characters (phones: from 3 digits), the most useful first. */
export function searchKeys(texts: SearchTexts): string[] {
  const [email = ''] = phrases(texts.email, 1);
  const emailStarts = Math.min(localWords(texts.email), mostStarts.email);
  const name = phrases(texts.name, mostStarts.name);
  const injury = phrases(searchedInjury(texts.injury), mostStarts.injury);
  const names = spellings(texts.name);
  const keys = [
    ...phonesOf(texts).flatMap((phone) =>
      digitRuns(phone).flatMap((digits) => beginnings(digits, 3)),
    ),
    // firestore.rules look for the whole beginnings.
    ...[name[0] ?? '', email].map((whole) => beginning(whole)),
    ...names.flatMap((words) => words.flatMap((word) => beginnings(word, 1))),
    ...runs(email.split(' '))
      .slice(0, emailStarts)
      .flatMap((run) => beginnings(run)),
    ...names.flatMap((words) => runs(words, mostJoined).flatMap((run) => beginnings(run))),
    // An East Asian name has more words than are joined above.
    ...beginnings(wordsOf(texts.name).join('')),
    ...injury.flatMap((phrase) => beginnings(phrase.split(' ')[0] ?? '')),
    ...[...name, ...injury].flatMap((phrase) => beginnings(phrase)),
  ];
  return [...new Set(keys)].filter(Boolean).slice(0, mostKeys);
}

/** Without 'mailto:' and '?subject=' of a copied link, or 'Patient:' and 'Home phone:' */
const unlabeled = (text: string) => text.replace(/^\s*\p{L}[\p{L} .-]*:|\?\S*$/gu, '');

/** Without a title, and without the '+1' of a number behind a name. */
const bare = (text: string) => withoutTitles(unlabeled(text)).replace(/(?<=\S\s+)\+1\W*/, '');

/**
 * The digits of a text that is nothing but a phone number or its beginning, as they may be stored: a 1 may be the country,
 * or the first of the last seven. Null for any other text. A number is found without its extension.
 */
function typedDigits(text: string): string[] | null {
  const number = parseOfficePhone(text) ?? plainDigits(text).normalize('NFKC');
  const main = number.replace(/(\d\W*)(?:x|ext\.?)\s*\d*$/i, '$1');
  if (!/^[\p{N}\p{P}\p{S}\s\p{C}]+$/u.test(main)) return null;
  const digits = main.replace(/\D/g, '');
  const local = digits.replace(/^(?:00|011)?1/, '');
  const isAbroad = /^\W*(?:\+\W*1|1[^\da-z])/.test(main);
  return [...new Set(isAbroad ? [local] : [digits, local])].filter(({ length }) => length >= 3);
}

/** Its words are common ones, but few leads have the whole. */
const emailIn = /\S*[\p{L}\p{N}]\S*@\S*[\p{L}\p{N}]\S*/u;

/** The keys to look up for a typed text: a lead that it finds has one of them. None if the text is too short. */
export const lookupKeys = (typed: string): string[] => wordLookups(typed)[0] ?? [];

/** The same for each of the `most` longest words, the longest first: a lead that the text finds has one of each list. */
export function wordLookups(typed: string, most = 1): string[][] {
  const text = bare(typed);
  const digits = typedDigits(unlabeled(typed));
  if (digits) return digits.length > 0 ? [digits.map((each) => beginning(each))] : [];
  const email = emailIn.exec(text)?.[0];
  if (email) {
    const spelled = [email, writtenOut(email)].map((each) => beginning(wordsOf(each).join('')));
    return [[...new Set(spelled)]];
  }
  const words = wordsOf(text);
  // No key begins with the domain of an email.
  const starts = words.slice(0, localWords(text) || words.length);
  const lengthOf = (word = '') => (/^\p{N}+$/u.test(word) ? 0 : word.length);
  const places = [...starts.keys()].sort((a, b) => lengthOf(words[b]) - lengthOf(words[a]));
  const written = wordsOf(writtenOut(text));
  return places.slice(0, most).map((place) => {
    const word = words[place] ?? '';
    const others = [written[place] ?? '', shortened(word)].filter(
      ({ length }) => length > shortestKey,
    );
    return [...new Set([...keysAround(words, place), ...others.map((each) => beginning(each))])];
  });
}

/** A key of 'Müller' is 'muller', and one of 'Åse' is 'ase'. */
const shortened = (word: string) => word.replace(/([aou])e/g, '$1').replace(/aa/g, 'a');

/** Of a word, also joined to its neighbors. */
function keysAround(words: string[], place: number): string[] {
  const keys = [];
  for (let from = Math.max(0, place - mostJoined + 1); from <= place; from++) {
    for (let to = place + 1; to <= Math.min(words.length, from + mostJoined); to++) {
      keys.push(beginning(words.slice(from, to).join('')));
    }
  }
  return [...new Set(keys)];
}

/** Whether every typed word, or words typed apart, begins a word of the lead. A text too short finds every lead. */
export function isFoundBy(typed: string, lead: SearchTexts): boolean {
  const text = bare(typed);
  if (lookupKeys(typed).length === 0) return true;
  const starts = [
    ...[lead.name, writtenOut(lead.name)].flatMap(spellings).flatMap((words) => runs(words)),
    ...runs(wordsOf(lead.email)),
    ...runs(wordsOf(searchedInjury(lead.injury))),
    ...phonesOf(lead).flatMap(digitRuns),
  ];
  const begins = (run: string) => starts.some((start) => start.startsWith(run));
  const digits = typedDigits(unlabeled(typed));
  if (digits) return digits.some(begins);

  return [text, writtenOut(text)].some((each) => areFound(wordsOf(each), begins));
}

function areFound(words: string[], begins: (run: string) => boolean): boolean {
  /** Whether the words before each place are found. */
  const found = [true];
  for (let to = 1; to <= words.length; to++) {
    found[to] = words.some((_, from) => {
      return from < to && found[from] && begins(words.slice(from, to).join(''));
    });
  }
  return found[words.length] === true;
}
