/** Patients of an old system's export: each value cleaned as the forms clean theirs, and each problem in words. */

import { firstName, isSuffix } from '../text/first-name.ts';
import { checkEmail, limits } from '../text/form-checks.ts';
import type { Language } from '../text/language.ts';
import { parseOfficePhone } from '../text/parse-phone.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { cleanEmail, cleanLine } from '../text/plain-text.ts';
import { type ColumnUse, type GuessedColumns, isOfAnother } from './patient-columns.ts';
import { isMadeUp } from './person.ts';

export type PatientRow = {
  /** As a spreadsheet counts: 1 is the row of the headings. */
  row: number;
  name: string;
  /** Phones and emails. */
  keys: string[];
  lang: Language | null;
  /** 'the phone number has 9 digits' */
  problems: string[];
  /** False for a row without a name that can be stored. */
  isBrought: boolean;
};

/** The longest emails of these fit into a person (firestore.rules). */
export const mostContacts = 7;

/** What old systems write where they know nothing. There are families of the name Null. */
const unknowns = [
  /^(n ?\/? ?a|#(n\/a|\w+!)|none|no|x|0|unknown|un(defined|determined|specified|listed)|null|nil|nan|tbd|same|disconnected|\(?blank\)?|no ?(home |work )?(e.?mail|phone|cell)|ningun[oa]|no tiene|(none|not) (given|provided|available|specified)|does(n[’']t| not) have( one)?|prefers? not to say|(patient |pt )?(declined|refused)( to \w+)?|\D{0,2}\d{3}\D*|[\p{P}\p{S}\s]*)$/iu,
  // One digit alone: '000-000-0000'.
  /^\D*(\d)(\D*\1){6,}\D*$/,
];

/** Of UTF-8 that a program took for another encoding: 'JosÃ©'. */
const garbled = /\ufffd|â€|[ÂÃ][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]/;

const languages: Record<string, Language> = {
  ...{ en: 'en', eng: 'en', english: 'en', ingles: 'en', e: 'en' },
  ...{ es: 'es', spa: 'es', span: 'es', sp: 'es', spanish: 'es', espanol: 'es', s: 'es' },
  ...{ castellano: 'es', castilian: 'es' },
};

/** Every row below the headings that isn't blank. */
export function patientRows(
  rows: readonly string[][],
  { columns, from }: Pick<GuessedColumns, 'columns' | 'from'>,
): PatientRow[] {
  const uses = columns.map(({ use }) => use);
  // A report has its headings on each page.
  const headings = columns.map(({ heading }) => heading).join('\n');
  return rows
    .flatMap((cells, at) =>
      at < from || !cells.some(isFilled) || cells.map(cleanLine).join('\n') === headings
        ? []
        : [patientRow(cells, uses, at + 1)],
    )
    .filter(({ name, keys }) => keys.length > 0 || !footer.test(name));
}

/** What a report has below its patients, in place of a name. */
const counted = '(?:rows?|records?|patients?|clients?|entries)';
const total = `(?:grand |sub)?total(?: number of)?(?: ${counted})?[\\W\\d]*`;
const end = `(?:page \\d+(?: of \\d+)?|end of (?:report|file|list)|[\\d,]+ ${counted}(?: affected)?)\\W*`;
const footer = new RegExp(`^\\W*(?:${total}|${end})$`, 'i');

const isFilled = (cell: string) => cell.trim() !== '';

function patientRow(cells: readonly string[], uses: readonly ColumnUse[], row: number): PatientRow {
  const of = (use: ColumnUse) =>
    cells.flatMap((cell, at) => (uses[at] === use ? plainCell(cell, use) : [])).filter(Boolean);
  const known = (use: ColumnUse) =>
    of(use).filter((cell) => !unknowns.some((each) => each.test(cell)));
  const found = new Set<string>();
  const say = (problem: string) => void found.add(problem);
  const named = nameOf(of('name')[0] ?? '', of('first')[0] ?? '', of('last')[0] ?? '');
  const name = /[\p{L}\p{N}]/u.test(named) ? named : '';
  const phones = known('phone').flatMap((cell) => phonesIn(cell, say));
  const emails = known('email').flatMap((cell) => emailsIn(cell, say));
  const keys = [...new Set([...phones, ...emails])].filter((key) => !isMadeUp(key));
  const lang = languageOf(known('lang')[0] ?? '', say);

  if (keys.length > mostContacts) say(`only ${mostContacts} of its phones and emails are brought`);
  if (keys.length === 0 && found.size === 0) say('there is no phone number and no email');
  if (cells.slice(uses.length).some(isFilled)) say('it has more cells than the headings');
  if (cells.some((cell, at) => uses[at] && garbled.test(cell))) say('a letter can’t be read');
  const tooLong = name.length > limits.name;
  if (name === '') say('there is no name: the row is left out');
  if (tooLong) say(`the name has over ${limits.name} characters: the row is left out`);
  const isBrought = name !== '' && !tooLong;
  return { row, name, keys: keys.slice(0, mostContacts), lang, problems: [...found], isBrought };
}

/** Signs as systems of the web export them: 'O&#39;Brien'. */
const entities: [RegExp, string][] = [
  [/&(?:#0?39|apos|rsquo);/g, "'"],
  [/&(?:#34|quot);/g, '"'],
  [/&(?:#38|amp);/g, '&'],
];

/**
 * Excel exports ="8015550100" to keep a number as text, and Google several values with ':::' between them. A line break is
 * between two contacts, and within a name.
 */
function plainCell(cell: string, use: ColumnUse): string {
  const text = entities.reduce((plain, [code, sign]) => plain.replace(code, sign), cell);
  const between = use === 'phone' || use === 'email' ? '; ' : ' ';
  return cleanLine(text.replace(/^="([^"]*)"$/, '$1').replace(/\n| ::: /g, between));
}

/** 'Maria Olsen' for 'Olsen, Maria'; 'Ben Olsen Jr.' for 'Olsen, Ben, Jr.' */
function nameOf(full: string, first: string, last: string): string {
  if (full === '') return cleanLine(`${first} ${last}`);
  const [family = '', ...more] = full.split(',').map((part) => part.trim());
  const suffixes = more.filter(isSuffix);
  const parts = more.filter((part) => !isSuffix(part));
  // 'Olsen, Maria, J.'
  const hasInitial = parts.length === 2 && /^\p{L}\.?$/u.test(parts[1] ?? '');
  const [given = '', ...others] = hasInitial ? [parts.join(' ')] : parts;
  const called = plainLetters(firstName(full));
  const names = plainLetters(given).split(/[\s*]+/);
  const isTurned = others.length === 0 && called !== '' && names.includes(called);
  return isTurned ? [given, family, ...suffixes].filter(Boolean).join(' ') : full;
}

/** Also before 'C:' or 'C 801', behind '(H)', and between two whole numbers. */
const between =
  /\s*(?:[;|,&\n]|\s\/\s|\b(?:and|or)\b)\s*|(?<=\d)\s+(?=\p{L}[\p{L}\s]*(?::|\(?\d{3}\W*\d{3}))|(?<=\(\p{L}+\))\s+|(?<=\d{3}\W?\d{4}\p{L}?)[\s\\]+(?=\(?\d{3}\W*\d{3}\W*\d{4})/iu;

const numberShape =
  /(?<![\d+])(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s./–-]*\d{3}[\s.–-]*\d{4}(?:\s*(?:x|ext\.?)\s*\d{1,6})?(?!\d)/gi;

/** '801-555-0100 (ok to text)', and two that nothing separates. A note may say whose it is. */
function phonesWithNotes(text: string): string[] {
  const note = text.replace(numberShape, ' ');
  if (/\d{3}/.test(note) || isOfAnother(note)) return [];
  return (text.match(numberShape) ?? []).flatMap((each) => parseOfficePhone(each) ?? []);
}

function phonesIn(cell: string, say: (problem: string) => void): string[] {
  // A spreadsheet's '8015550100.0' and '8.015550100E9'
  const plain = cell.replace(/\.0+$/, '').replace(/^(\d)\.(\d{9})e\+?0?9$/i, '$1$2');
  const whole = parseOfficePhone(plain);
  if (whole) return [whole];
  // '8,01555E+09' is one number.
  return (isCutNumber(cell) ? [cell] : cell.split(between)).flatMap((part) => {
    const phone = parseOfficePhone(part);
    const slashed = part.split('/').flatMap((each) => parseOfficePhone(each) ?? []);
    const phones = phone ? [phone] : slashed.length > 0 ? slashed : phonesWithNotes(part);
    if (phones.length === 0 && isFilled(part)) say(phoneProblem(part));
    return phones;
  });
}

const isCutNumber = (text: string) => /^[\d.,]+e\+?\d+$/i.test(text);

function phoneProblem(text: string): string {
  if (isCutNumber(text)) return `a spreadsheet has cut the phone number (${text})`;
  const { length } = text.replace(/\D/g, '');
  if (/\p{L}/u.test(text)) return 'the phone number has words in it';
  if (length === 7) return 'the phone number has 7 digits: the area code is missing';
  if (/^\D*(?:\+|011\D|00(?=[2-9]))(?!\s*1)/.test(text))
    return 'the phone number isn’t a US number';
  return `the phone number has ${length} ${length === 1 ? 'digit' : 'digits'}`;
}

function emailsIn(cell: string, say: (problem: string) => void): string[] {
  // As mail programs copy it: 'Maria Olsen <maria@example.com>'.
  const joined = cell.replace(/\s*@\s*/g, '@');
  const parts = joined.match(/(?<=<)[^<>\s]+@[^<>\s]+(?=>)/g) ?? joined.split(/[;|,/\\[\]\s]+/);
  // 'a@example.com (work)'
  const addresses = parts.filter((part) => part.includes('@'));
  return (addresses.length > 0 ? addresses : parts).flatMap((part) => {
    // A spreadsheet keeps a text by an apostrophe before it.
    const email = cleanEmail(part.replace(/^['*]*(?:(?:mailto|smtp|e-?mail):)?|\*+$/gi, ''));
    if (email === '' || checkEmail(email) === null) return email || [];
    say('the email address isn’t complete');
    return [];
  });
}

function languageOf(text: string, say: (problem: string) => void): PatientRow['lang'] {
  // 'Spanish; Castilian', as ISO 639 has it.
  const [first = ''] = text.split(/[;,/(]/);
  // Also 'en_US', 'Spanish only' and '1 - English'
  const words = plainLetters(first).split(/[^\p{L}]+/u);
  const lang = languages[words.find((word) => Object.hasOwn(languages, word)) ?? ''] ?? null;
  if (text && !lang) say('the language is neither English nor Spanish: it is left out');
  return lang;
}
