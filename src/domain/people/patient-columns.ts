/** Which column of an old system's export is what. Everything but names, contacts and languages is left out. */
import { checkEmail } from '../text/form-checks.ts';
import { parseOfficePhone } from '../text/parse-phone.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { cleanEmail, cleanLine } from '../text/plain-text.ts';

export const columnUses = ['name', 'first', 'last', 'phone', 'email', 'lang', ''] as const;
export type ColumnUse = (typeof columnUses)[number];

export const columnLabels: Record<ColumnUse, string> = {
  name: 'Full name',
  first: 'First name',
  last: 'Last name',
  phone: 'Phone',
  email: 'Email',
  lang: 'Language',
  '': 'Left out',
};

/** Of people and firms that are not the patient. */
const ofOthers =
  /\b(emergency|guarantor|guardian|parent|spouse|mother|father|subscriber|insured|insurance|policy|payer|employer|company|referr\w*|physician|doctor|provider|attorney|lawyer|adjuster|responsible|next of kin|pharmacy|user|created|modified|facility|location|office|clinic|ice|relative|husband|wife|partner|caregiver|friend|guar|ins|carrier|rp|resp|pcp|dr|att(?:n|or)?y|case manager|member|sister|brother|son|daughter|child|emer\w*|ec|care|assistant|therapist|staff|policy ?holder|organi[sz]ation|mom|dad|grand\w+|neighbor|roommate|fianc\w*|boyfriend|girlfriend|esposa?|madre|padre|hij[ao]|herman[ao])\b/;

/** Of a heading, or of a note beside a number. */
export const isOfAnother = (text: string) => ofOthers.test(plainLetters(text));

/** The first that fits a heading in plain letters. */
const uses: [RegExp, ColumnUse][] = [
  [
    /\b(fax|pager|ext|extension|preferred (contact|method)|label|notes?|comments?|mail display|bad|wrong|do not)\b|\b(home|work|mailing) address/,
    '',
  ],
  [
    /\b(last|family|sur) ?name\b.*\b(first|given|fore)\b|^(.*\bname |patient )?(last first|first (and )?last)\b(?! \w+ )/,
    'name',
  ],
  [
    /^((patient|client|pa?t|legal|contact) )?(first|given|fore) ?na?m(e|es)?$|^((patient|pa?t|name|legal) )?(first|given)$|^(pt )?fname$|^(primer )?nombres?$/,
    'first',
  ],
  [
    /^((patient|client|pa?t|legal|contact) )?(last|family|sur) ?na?m(e|es)?$|^((patient|pa?t|name|legal) )?last$|^family$|^(pt )?lname$|^(primer )?apellidos?( paterno)?$/,
    'last',
  ],
  [
    /^(full name|name|patient|client|customer|contact|person|((patient|client|customer|pa?t) ?)?(full |legal )?name|nombres? (completo|y apellidos?|del? paciente)|paciente|cliente|display name|contact name)$/,
    'name',
  ],
  [/\be ?mails?\b|^email ?addr$|^(electronic )?mail$|\bcorreo\b/, 'email'],
  [
    /\b(\w*phones?|phn?|telephones?|tel|mobile|cell|cellular|cellphone|mob|land ?line|h ?ph|sms|text|whats ?app|telefonos?|celular|movil)\b|^(home|work)( number)?$|^((best )?contact|text) number$/,
    'phone',
  ],
  [/\b(languages?|lang|idioma|lengua)\b/, 'lang'],
];

export function guessUse(heading: string): ColumnUse {
  const words = plainLetters(heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    // 'guarantorphone' is of the guarantor.
    .replace(/(?<=\p{L}{3})(?=(?:home|work|cell|mobile)?phone)/gu, ' ')
    .replace(/\(?required\)?|\(e?s\)|;type=/g, ' ')
    .replace(/#/g, ' number ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(no|num|nr)\b/g, 'number')
    .replace(/\b[0-9]\b|(?<=\p{L})[0-9]\b/gu, ' ')
    .replace(/(?<=mail) address\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (isOfAnother(words)) return '';
  return uses.find(([shape]) => shape.test(words))?.[1] ?? '';
}

type PatientColumn = {
  /** As the file has it, or 'Column 3'. */
  heading: string;
  use: ColumnUse;
  /** The first value, to recognize the column by. */
  sample: string;
};

export type GuessedColumns = {
  columns: PatientColumn[];
  hasHeadings: boolean;
  /** Where the first patient is among the rows. */
  from: number;
};

const isEmail = (cell: string) => cell !== '' && checkEmail(cleanEmail(cell)) === null;
const isPhone = (cell: string) => parseOfficePhone(cell) !== null;

/** What one value at least has, or the column only says something about them: 'Email opt-in', 'Phone type'. */
const signs: Partial<Record<ColumnUse, RegExp>> = { email: /@/, phone: /\d{3}\D{0,2}\d{4}|\de\+/i };

/** Rows that show what a column holds. */
const looked = 50;

/** Below a title, a date and the name of the clinic. */
const lowestHeadings = 15;

/** Where the headings are, else the first row that isn't blank. */
function headingsAt(rows: readonly string[][]): number {
  const at = rows
    .slice(0, lowestHeadings)
    .findIndex((row) => row.filter((cell) => guessUse(cleanLine(cell)) !== '').length > 1);
  return at >= 0 ? at : rows.findIndex((row) => row.some((cell) => cell.trim() !== ''));
}

export function guessColumns(rows: readonly string[][]): GuessedColumns {
  const first = headingsAt(rows);
  const headings = rows[first] ?? [];
  // A patient instead of headings has a phone or an email.
  const hasHeadings = !headings.some((cell) => isEmail(cell) || isPhone(cell));
  const from = hasHeadings ? first + 1 : first;
  const values = rows.slice(from, from + looked);
  const columns = headings.map((cell, at) => {
    const filled = values.map((row) => cleanLine(row[at])).filter(Boolean);
    const heading = hasHeadings ? cleanLine(cell) : '';
    const guessed = hasHeadings ? guessUse(heading) : guessFromValues(filled);
    const sign = signs[guessed];
    const isOther = sign && filled.length > 1 && !rows.some((row) => sign.test(row[at] ?? ''));
    return {
      heading: heading || `Column ${at + 1}`,
      use: isOther ? '' : guessed,
      sample: filled[0] ?? '',
    };
  });
  return { columns: withoutTwins(columns), hasHeadings, from };
}

function guessFromValues(filled: string[]): ColumnUse {
  const isMostly = (is: (cell: string) => boolean) => filled.filter(is).length * 2 > filled.length;
  if (isMostly(isEmail)) return 'email';
  return isMostly(isPhone) ? 'phone' : '';
}

/** Only phones and emails come from several columns. A first and a last name are better than a full one. */
function withoutTwins(columns: PatientColumn[]): PatientColumn[] {
  const firstAt = (use: ColumnUse) => columns.findIndex((column) => column.use === use);
  const isSplit = firstAt('first') >= 0 && firstAt('last') >= 0;
  return columns.map((column, at) => {
    const { use } = column;
    if (use === 'phone' || use === 'email') return column;
    const isTwin = firstAt(use) !== at || (use === 'name' && isSplit);
    return isTwin ? { ...column, use: '' } : column;
  });
}

/** What keeps these columns from being brought; null for nothing. */
export function columnProblem(uses: readonly ColumnUse[]): string | null {
  if (!uses.includes('name') && !uses.includes('first') && !uses.includes('last')) {
    return 'Choose the column of the name.';
  }
  const twin = (['name', 'first', 'last', 'lang'] as const).find(
    (use) => uses.filter((each) => each === use).length > 1,
  );
  if (twin) return `Choose one column only for “${columnLabels[twin]}”.`;
  const isBoth = uses.includes('name') && (uses.includes('first') || uses.includes('last'));
  return isBoth ? 'Choose the full name, or first and last name.' : null;
}
