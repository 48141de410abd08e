/** Patients of an old system's export: each value cleaned as the forms clean theirs, and each problem in words. */

import { firstName } from '../text/first-name.ts';
import { checkEmail, limits } from '../text/form-checks.ts';
import type { Language } from '../text/language.ts';
import { parseOfficePhone } from '../text/parse-phone.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { cleanEmail, cleanLine } from '../text/plain-text.ts';
import type { ColumnUse, GuessedColumns } from './patient-columns.ts';

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
  /^(n ?\/? ?a|none|no|unknown|null|nil|declined|refused|no ?(e ?mail|phone|cell)|[\p{P}\p{S}\s]*)$/iu,
  // One digit alone: '000-000-0000'.
  /^\D*(\d)(\D*\1){6,}\D*$/,
];

const languages: Record<string, Language> = {
  ...{ en: 'en', eng: 'en', english: 'en', ingles: 'en', 'en-us': 'en' },
  ...{ es: 'es', spa: 'es', spanish: 'es', espanol: 'es', 'es-us': 'es', 'es-mx': 'es' },
};

/** Every row below the headings that isn't blank. */
export function patientRows(
  rows: readonly string[][],
  { columns, hasHeadings }: GuessedColumns,
): PatientRow[] {
  const first = rows.findIndex((cells) => cells.some(isFilled));
  const from = hasHeadings ? first + 1 : first;
  const uses = columns.map(({ use }) => use);
  return rows.flatMap((cells, at) =>
    at < from || !cells.some(isFilled) ? [] : [patientRow(cells, uses, at + 1)],
  );
}

const isFilled = (cell: string) => cell.trim() !== '';

function patientRow(cells: readonly string[], uses: readonly ColumnUse[], row: number): PatientRow {
  const of = (use: ColumnUse) =>
    cells.flatMap((cell, at) => (uses[at] === use ? plainCell(cell) : [])).filter(Boolean);
  const known = (use: ColumnUse) =>
    of(use).filter((cell) => !unknowns.some((each) => each.test(cell)));
  const problems: string[] = [];
  const say = (problem: string) => void problems.push(problem);
  const name = nameOf(of('name')[0] ?? '', of('first')[0] ?? '', of('last')[0] ?? '');
  const phones = known('phone').flatMap((cell) => phonesIn(cell, say));
  const emails = known('email').flatMap((cell) => emailsIn(cell, say));
  const keys = [...new Set([...phones, ...emails])];
  const lang = languageOf(known('lang')[0] ?? '', say);

  if (keys.length > mostContacts) say(`only ${mostContacts} of its phones and emails are brought`);
  if (keys.length === 0 && problems.length === 0) say('there is no phone number and no email');
  if (cells.slice(uses.length).some(isFilled)) say('it has more cells than the headings');
  if ([name, ...keys].some((text) => text.includes('\ufffd'))) say('a letter can’t be read');
  const tooLong = name.length > limits.name;
  if (name === '') say('there is no name: the row is left out');
  if (tooLong) say(`the name has over ${limits.name} characters: the row is left out`);
  const isBrought = name !== '' && !tooLong;
  return { row, name, keys: keys.slice(0, mostContacts), lang, problems, isBrought };
}

/** Excel exports ="8015550100" to keep a number as text. */
function plainCell(cell: string): string {
  return cleanLine(cell.replace(/^="([^"]*)"$/, '$1').replaceAll('\n', '; '));
}

/** 'Maria Olsen' for 'Olsen, Maria' */
function nameOf(full: string, first: string, last: string): string {
  if (full === '') return cleanLine(`${first} ${last}`);
  const [family = '', given = '', ...more] = full.split(',').map((part) => part.trim());
  const called = plainLetters(firstName(full));
  const isTurned =
    more.length === 0 && called !== '' && plainLetters(given).split(' ').includes(called);
  return isTurned ? `${given} ${family}` : full;
}

const between = /\s*(?:[;|,&\n]|\s\/\s|\b(?:and|or)\b)\s*/i;

function phonesIn(cell: string, say: (problem: string) => void): string[] {
  const whole = parseOfficePhone(cell.replace(/\.0$/, ''));
  if (whole) return [whole];
  return cell.split(between).flatMap((part) => {
    const phone = parseOfficePhone(part);
    if (!phone && isFilled(part)) say(phoneProblem(part));
    return phone ?? [];
  });
}

function phoneProblem(text: string): string {
  if (/^[\d.,]+e\+?\d+$/i.test(text)) return `a spreadsheet has cut the phone number (${text})`;
  const { length } = text.replace(/\D/g, '');
  if (/\p{L}/u.test(text)) return 'the phone number has words in it';
  if (length === 7) return 'the phone number has 7 digits: the area code is missing';
  if (/^\D*\+(?!\s*1)/.test(text)) return 'the phone number isn’t a US number';
  return `the phone number has ${length} ${length === 1 ? 'digit' : 'digits'}`;
}

function emailsIn(cell: string, say: (problem: string) => void): string[] {
  return cell.split(/\s+\/\s+|[;|,\s]+/).flatMap((part) => {
    const email = cleanEmail(part);
    if (email === '' || checkEmail(email) === null) return email || [];
    say('the email address isn’t complete');
    return [];
  });
}

function languageOf(text: string, say: (problem: string) => void): PatientRow['lang'] {
  const lang = languages[plainLetters(text)] ?? null;
  if (text && !lang) say('the language is neither English nor Spanish: it is left out');
  return lang;
}
