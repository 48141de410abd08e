/** A CSV file of any system: its encoding and separator are found out. */
import Papa from 'papaparse';

/** A table as a spreadsheet shows it. */
type CsvTable = {
  /** Blank rows, too: the first one is row 1. */
  rows: string[][];
  /** Cells after mostColumns were left out. */
  isCut: boolean;
};

type CsvAnswer = { ok: true; table: CsvTable } | { ok: false; why: string };

export const mostRows = 20_000;
export const mostColumns = 200;
const mostBytes = 50_000_000;

const excel = 'This is an Excel file. Open it in Excel and save it as “CSV UTF-8”.';

/** What files of other programs begin with, and what to do. */
const otherFiles: [start: RegExp, why: string][] = [
  [/^(PK[^\w\s]{2}|ÐÏ.à)/, excel],
  [/^%PDF/, 'This is a PDF. Export the list of patients as a CSV file.'],
  // Some systems give a table of a web page the name of an Excel file.
  [
    /^(\xef\xbb\xbf)?\s*</,
    'This is a web page or an XML file. Open it in Excel and save it as “CSV UTF-8”.',
  ],
  [
    /^(\xef\xbb\xbf)?\s*(\[\s*{|{[\s"\\])/,
    'This isn’t a CSV file. Export the list of patients as a CSV file.',
  ],
  [/^\s*BEGIN:VC/i, 'These are contacts, not a table. Export the list of patients as a CSV file.'],
];

export function readCsv(bytes: Uint8Array): CsvAnswer {
  const refused = (why: string): CsvAnswer => ({ ok: false, why });
  const beginning = String.fromCharCode(...bytes.subarray(0, 100));
  const other = otherFiles.find(([start]) => start.test(beginning));
  if (other) return refused(other[1]);
  if (bytes.length > mostBytes) return refused('The file is larger than 50 MB. Please split it.');
  const text = decodeText(bytes);
  if (text.includes('\0')) return refused('This isn’t a text file. Export the patients as CSV.');
  if (text.trim() === '') return refused('The file is empty.');
  return parseTable(text);
}

const zero = (byte: number) => byte === 0;

/** UTF-16 and UTF-8 say what they are, or show it. Anything else is of Windows, or of Excel on a Mac. */
function decodeText(bytes: Uint8Array): string {
  const encoding = wideEncoding(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  const text = new TextDecoder().decode(bytes);
  const beyondAscii = text.match(/[^\0-\x7f]/gu) ?? [];
  const unreadable = beyondAscii.filter((letter) => letter === '\ufffd').length;
  // One broken letter among good ones is a slip in UTF-8.
  if (unreadable * 2 <= beyondAscii.length) return text;
  return new TextDecoder(isOfMac(bytes) ? 'macintosh' : 'windows-1252').decode(bytes);
}

/** There, á and é are what follows no small letter elsewhere: a dagger and Ž. And ñ is a dash, which no vowels enclose. */
function isOfMac(bytes: Uint8Array): boolean {
  const fits = (byte = 0, letters: RegExp) => letters.test(String.fromCharCode(byte));
  return bytes.some((byte, at) => {
    if (byte === 0x87 || byte === 0x8e) return fits(bytes[at - 1], /[a-z]/);
    return byte === 0x96 && fits(bytes[at - 1], /[aeiou]/) && fits(bytes[at + 1], /[aeiou]/);
  });
}

/** Without a mark, every other byte of UTF-16 is zero. */
function wideEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = [...bytes.subarray(0, 400)];
  const [even, odd] = [0, 1].map((from) => sample.filter((_, at) => at % 2 === from));
  const isMostly = (half: number[] = []) => half.filter(zero).length * 2 > half.length;
  if (isMostly(odd) && !isMostly(even)) return 'utf-16le';
  return isMostly(even) && !isMostly(odd) ? 'utf-16be' : null;
}

/** In a tie the first one: a comma is also in names. */
const separators = ['\t', '|', ';', ','];
/** Letters and rows that show which one a file has. */
const looked = { letters: 100_000, rows: 50 };

/**
 * The separator that cuts most rows into equally many cells. In a tie, the one that cuts them into more. Titles and blank
 * rows have one cell, and count for none.
 */
function separatorOf(text: string): string {
  const beginning = text.slice(0, looked.letters);
  const tried = separators.map((delimiter) => {
    const options = { delimiter, newline: '\n', preview: looked.rows } as const;
    const widths = Papa.parse<string[]>(beginning, options).data.map(({ length }) => length);
    const isCut = widths.filter((width) => width > 1);
    const rowsOf = (width: number) => isCut.filter((each) => each === width).length;
    const rows = Math.max(0, ...isCut.map(rowsOf));
    return { delimiter, rows, width: isCut.find((width) => rowsOf(width) === rows) ?? 0 };
  });
  const [best] = tried.sort((a, b) => b.rows - a.rows || b.width - a.width);
  return best?.rows ? best.delimiter : ',';
}

function parseTable(file: string): CsvAnswer {
  // Rows of several programs end in several ways.
  const text = file.replace(/\r*\n|\r/g, '\n');
  // Excel's own first line.
  const named = /^"?sep=(.)"?\n/i.exec(text);
  const table = text.slice(named?.[0].length ?? 0);
  const rows: string[][] = [];
  let isCut = false;
  let open: number | null = null;
  Papa.parse<string[]>(table, {
    delimiter: named?.[1] ?? separatorOf(table),
    newline: '\n',
    step({ data, errors }, parser) {
      if (errors.some(({ code }) => code === 'MissingQuotes')) open ??= rows.length + 1;
      isCut ||= data.length > mostColumns;
      rows.push(data.slice(0, mostColumns));
      if (rows.length > mostRows + 1) parser.abort();
    },
  });
  if (open !== null) {
    const why = `Row ${open}: a quotation mark is never closed, so the rest can’t be read. Please correct the file.`;
    return { ok: false, why };
  }
  if (rows.length > mostRows + 1) {
    const why = `The file has more than ${mostRows.toLocaleString('en-US')} rows. Please split it.`;
    return { ok: false, why };
  }
  return { ok: true, table: { rows, isCut } };
}
