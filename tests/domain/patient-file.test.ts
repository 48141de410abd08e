import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostColumns, mostRows, readCsv } from '#domain/people/csv-file.ts';
import {
  type ColumnUse,
  columnProblem,
  guessColumns,
  guessUse,
} from '#domain/people/patient-columns.ts';
import { patientRows } from '#domain/people/patient-rows.ts';
import { checkEmail } from '#domain/text/form-checks.ts';
import { parseOfficePhone } from '#domain/text/parse-phone.ts';
import { check, nastyText } from './properties.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, isBig = false) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const [high, low] = [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255];
      return isBig ? [high, low] : [low, high];
    }),
  );

function rowsOf(file: string | Uint8Array): string[][] {
  const answer = readCsv(typeof file === 'string' ? utf8(file) : file);
  if (!answer.ok) throw new Error(answer.why);
  return answer.table.rows;
}

const refusalOf = (file: string | Uint8Array) => {
  const answer = readCsv(typeof file === 'string' ? utf8(file) : file);
  return answer.ok ? null : answer.why;
};

function patientsOf(file: string) {
  const rows = rowsOf(file);
  return patientRows(rows, guessColumns(rows));
}

describe('a file of patients', () => {
  const text = 'Name,Phone\r\nJosé Muñoz,(801) 555-0100\r\n';
  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a mark', utf8(`\ufeff${text}`)],
    ['Windows-1252', latin1(text)],
    ['Excel on a Mac', latin1(text.replace('é', '\x8e').replace('ñ', '\x96'))],
    ['UTF-16 of Windows', utf16(`\ufeff${text}`)],
    ['UTF-16 the other way', utf16(`\ufeff${text}`, true)],
    ['UTF-16 without a mark', utf16(text)],
    ['UTF-16 the other way without a mark', utf16(text, true)],
  ])('is read in %s', (_, bytes) => {
    expect(rowsOf(bytes).slice(0, 2)).toEqual([
      ['Name', 'Phone'],
      ['José Muñoz', '(801) 555-0100'],
    ]);
  });

  it('is of a Mac where a dash has vowels around it', () => {
    expect(rowsOf(latin1('Name,Notes\nAna Nu\x96ez,see p. 3\x964'))[1]).toEqual([
      'Ana Nuñez',
      'see p. 3ñ4',
    ]);
    expect(rowsOf(latin1('Name,Notes\nAna,see p. 3\x964\xe9'))[1]?.[1]).not.toContain('ñ');
  });

  it('stays UTF-8 with one broken letter', () => {
    const broken = Uint8Array.from([...utf8('Name,Email\nJosé Muñoz,'), 0xff]);
    expect(rowsOf(broken)[1]).toEqual(['José Muñoz', '\ufffd']);
  });

  it.each([
    ['commas', 'Name,Phone\n"Olsen, Maria",8015550100'],
    ['semicolons', 'Name;Phone\n"Olsen, Maria";8015550100'],
    ['tabs', 'Name\tPhone\nOlsen, Maria\t8015550100'],
    ['bars', 'Name|Phone\nOlsen, Maria|8015550100'],
    ['the separator in quotes', '"sep=;"\r\nName;Phone\r\n"Olsen, Maria";8015550100'],
    ['the separator that Excel names', 'sep=;\r\nName;Phone\r\n"Olsen, Maria";8015550100'],
    ['returns alone', 'Name,Phone\r"Olsen, Maria",8015550100'],
    ['two returns at each end', 'Name,Phone\r\r\n"Olsen, Maria",8015550100'],
  ])('is read with %s', (_, file) => {
    const rows = [
      ['Name', 'Phone'],
      ['Olsen, Maria', '8015550100'],
    ];
    expect(rowsOf(file)).toEqual(rows);
    // Most programs end the last row, too.
    expect(rowsOf(`${file}\n`).slice(0, 2)).toEqual(rows);
  });

  it.each([
    ['titles above', 'Patients\nof Monday, November 30\n\n\nName;Phone\nAna;1\n'],
    ['a number in commas', 'Name;Phone\n"Olsen, Ana";"801,555,0100"\n'],
    ['names turned around', 'Last, First\tPhone\nOlsen, Ana\t1\nCruz, Ben\t2\n'],
    ['a remark that has others', 'Name,Email\nAna,"a@x.example;b@x.example"\nBen,"c|d;e"\n'],
  ])('has two columns, with %s', (_, file) => {
    expect(rowsOf(file).every((row) => row.length <= 2)).toBe(true);
    expect(guessColumns(rowsOf(file)).columns).toHaveLength(2);
  });

  it.each([
    ...['Total: 2', 'Grand Total,2', 'Total patients: 1,204', 'Total number of records 2'],
    ...['(2 rows affected)', '2 Patients', 'Page 1 of 2', '*** End of report ***'],
  ])('takes no %s below the patients for one', (end) => {
    const file = `Name,Phone\nTotal Olsen,\nPage Olsen,8015550100\n${end}\n`;
    expect(patientsOf(file).map(({ name }) => name)).toEqual(['Total Olsen', 'Page Olsen']);
  });

  it('has three columns, where each row of the last one has two emails', () => {
    const rows = rowsOf(
      'Ana,8015550100,a@x.example;b@x.example\nBen,8015550101,c@x.example;d@x.example\n',
    );
    expect(rows[0]).toEqual(['Ana', '8015550100', 'a@x.example;b@x.example']);
  });

  it('has a name on two lines', () => {
    const file = 'First name,Last name,Phone\n"Ana\nMaria",Olsen,"801-555-0100\n801-555-0101"\n';
    expect(patientsOf(file)).toMatchObject([
      { name: 'Ana Maria Olsen', keys: ['(801) 555-0100', '(801) 555-0101'] },
    ]);
  });

  it('has each row that several programs ended in their ways', () => {
    expect(rowsOf('Name,Phone\r\nAna,1\nBen,2\r\nCleo,3\rDee,4').map(([name]) => name)).toEqual([
      ...['Name', 'Ana', 'Ben', 'Cleo', 'Dee'],
    ]);
  });

  it('keeps line breaks and quotation marks within quotes', () => {
    const file = 'Name,Address,Phone\n"Maria ""Mia"" Olsen","1 Main St\r\nSandy, UT",8015550100';
    expect(rowsOf(file)[1]).toEqual(['Maria "Mia" Olsen', '1 Main St\nSandy, UT', '8015550100']);
  });

  it(`has up to ${mostRows} rows below its headings`, () => {
    const lines = (count: number) => `Name\n${'Maria\n'.repeat(count)}`.trimEnd();
    expect(rowsOf(lines(mostRows))).toHaveLength(mostRows + 1);
    expect(refusalOf(lines(mostRows + 1))).toBe(
      'The file has more than 20,000 rows. Please split it.',
    );
  });

  it('may have rows of 9,000 columns, and is cut', () => {
    const wide = `Name,Phone${',x'.repeat(8998)}`;
    const answer = readCsv(utf8(`${wide}\n${wide}\n${wide}`));
    expect(answer).toMatchObject({ ok: true, table: { isCut: true } });
    expect(rowsOf(wide)[0]).toHaveLength(mostColumns);
  });

  it.each([
    ['of Excel', Uint8Array.of(0x50, 0x4b, 3, 4), /Excel file.*CSV UTF-8/],
    ['of an older Excel', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), /Excel file/],
    ['PDF', utf8('%PDF-1.7'), /PDF/],
    ['of a web page', utf8('\ufeff<html><table>'), /web page.*CSV UTF-8/],
    ['of XML', utf8('<?xml version="1.0"?><Workbook/>'), /XML/],
    ['of JSON', utf8('[{"name":"Ana"}]'), /isn’t a CSV file/],
    ['of Word', utf8('{\\rtf1 Ana}'), /isn’t a CSV file/],
    ['of contacts', utf8('BEGIN:VCARD\nFN:Ana Diaz'), /contacts/],
    ['that is no text', Uint8Array.of(1, 0, 0, 0, 65, 66, 0, 67), /isn’t a text file/],
    ['without anything', utf8(' \n '), /empty/],
    ['with an open quotation mark', utf8('Name\nAnn\n"Ben\nCleo'), /^Row 3: a quotation mark/],
  ])('is refused: one %s', (_, bytes, why) => {
    expect(refusalOf(bytes)).toMatch(why);
  });

  it('is read or refused, whatever its bytes', () => {
    check(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const answer = readCsv(bytes);
      if (!answer.ok) expect(answer.why).not.toBe('');
    });
  });
});

describe('the columns', () => {
  it.each<[ColumnUse, string[]]>([
    ['name', ['Patient Name', 'Last Name, First Name', 'Full Name', 'Patient', 'name']],
    ['first', ['First Name', 'FirstName', 'Patient First Name', 'first_name', 'Given Name']],
    ['last', ['Last Name', 'LastName', 'Pt Last Name', 'Surname', 'Family Name']],
    ['phone', ['Cell Phone', 'Home Phone', 'Work Phone', 'Mobile', 'Phone 1', 'Phone Number']],
    ['phone', ['HomePhone', 'Telephone No.', 'CELL', 'Mobile Phone Number', 'Home']],
    ['email', ['Email', 'E-mail Address', 'EmailAddress', 'Email 2', 'PATIENT E-MAIL']],
    ['lang', ['Language', 'Preferred Language', 'Primary language']],
    ['', ['DOB', 'Date of Birth', 'SSN', 'Address', 'City', 'Gender', 'Insurance', 'Notes']],
    ['', ['Emergency Contact Phone', 'Emergency Contact Name', 'Spouse Name', 'Employer Phone']],
    ['', ['Referring Doctor', 'Guarantor Last Name', 'Insured First Name', 'Fax', 'Account #']],
    ['', ['Preferred Contact', 'Preferred Contact Method', '']],
    ['', ['Middle Name', 'Preferred Name', 'Provider Name', 'Clinic Phone', 'Balance', 'Visits']],
    ['', ['ICE Phone', 'Wife Phone', 'Husband’s Cell', 'Guar. Phone', 'Ins Phone', 'PCP Phone']],
    ['', ['Dr. Phone', 'Atty Phone', 'Case Manager Phone', 'Resp. Party Phone', 'Partner Email']],
    [
      '',
      ['guarantorphone', 'GUARANTORHOMEPHONE', 'spousephone', 'EmergencyPhone', 'employerphone'],
    ],
    ['', ['Family Member Phone', 'Sister Phone', 'EC Phone', 'Emerg. Phone', 'Primary Care Phone']],
    ['', ['E-mail 1 - Label', 'Therapist Email', 'Assistant’s Phone', 'Son Phone']],
    ['name', ['Patient Name (Last, First)', 'Name (Last, First)', 'Last Name, First']],
    ['first', ['Name - First', 'name_first', 'pt_fname']],
    ['last', ['Name - Last', 'name_last', 'pt_lname']],
    ['phone', ['Ph #', 'HPHONE', 'CPhone', 'Telephone1', 'pt_phone1']],
    ['email', ['Email1']],
    ['lang', ['Pref Lang']],
  ])('are guessed as “%s” from %j', (use, headings) => {
    expect(headings.map((heading) => [heading, guessUse(heading)])).toEqual(
      headings.map((heading) => [heading, use]),
    );
  });

  it.each<[ColumnUse, string[]]>([
    ['first', ['PatFirst', 'Pat First Name', 'Nombre']],
    ['last', ['PatLast', 'Apellidos', 'apellido']],
    ['name', ['Nombre completo', 'Paciente']],
    ['phone', ['Teléfono', 'Celular', 'PhoneCell', 'Móvil']],
    ['email', ['Correo', 'Correo electrónico', 'EmailAddr']],
    ['lang', ['Idioma']],
    ['name', ['Patient (Last, First)', 'First and Last Name', 'Nombre y apellidos', 'Customer']],
    ['first', ['Given', 'First name (required)', 'Contact First Name', 'Primer nombre']],
    ['last', ['Apellido paterno', 'Family', 'Legal Last', 'Last Nm']],
    ['phone', ['Contact Number', 'Text Number', 'WhatsApp', 'SMS', 'Home #', 'Mob', 'HPh']],
    ['name', ['patientname', 'Contact']],
    ['phone', ['homephone', 'Cell Ph #', 'Best phone number']],
    ['', ['Contact ID', 'Customer Number', 'Phonetic Name']],
    ['email', ['Email Address 2', 'Mail']],
    [
      '',
      ['Home Address', 'Work Address', 'Patient #', 'Patient No.', 'Patient Number', 'First Visit'],
    ],
    ['', ['Bad Phone', 'Phone Notes', 'Wrong Email']],
    ['phone', ['Hm Phn', 'mobilephone', 'Telephone']],
    ['', ['Policyholder Phone', 'Mom Phone', 'E-mail Display Name', 'Organization Phone']],
  ])('are guessed as “%s” from other programs’ %j', (use, headings) => {
    expect(headings.map((heading) => [heading, guessUse(heading)])).toEqual(
      headings.map((heading) => [heading, use]),
    );
  });

  it('may be in brackets, as Access has them', () => {
    expect(usesOf('[Patient Name],[Phone]\n')).toEqual(['name', 'phone']);
  });

  it('are found below the title of a report', () => {
    const file =
      'Patient List\nPrinted 11/28/2026\n\nPatient Name,Home Phone\n"Diaz, Ana",8015550100';
    expect(usesOf(file)).toEqual(['name', 'phone']);
    expect(patientsOf(file)).toMatchObject([{ row: 5, name: 'Ana Diaz', problems: [] }]);
  });

  const usesOf = (file: string) => guessColumns(rowsOf(file)).columns.map(({ use }) => use);

  it('come again on each page of a report, and are no patients', () => {
    const file = 'Name,Phone\nAna,8015550100\nName , Phone\nBen,8015550101';
    expect(patientsOf(file).map(({ row, name }) => [row, name])).toEqual([
      [2, 'Ana'],
      [4, 'Ben'],
    ]);
  });

  it('prefer first and last name to a full one', () => {
    const file = 'Patient Name,First Name,Last Name,Home Phone,Cell Phone,DOB\n';
    expect(usesOf(file)).toEqual(['', 'first', 'last', 'phone', 'phone', '']);
  });

  it('take the first of two that say the same', () => {
    expect(usesOf('Name,Patient,Language,Primary Language')).toEqual(['name', '', 'lang', '']);
  });

  it.each([
    ['Marketing Emails', 'Yes'],
    ['Statement Email', 'N'],
    ['Email Opt In', '2026-05-01'],
    ['Email Status', 'bounced'],
    ['Phone Type', 'Mobile'],
    ['Phone Verified', '05/01/2026 10:22'],
    ['OK to text', 'TRUE'],
    ['SMS Consent', '1'],
    ['Preferred Phone Reminder', 'Home'],
    ['Mobile App', 'installed'],
    ['Email Unsubscribed', 'No'],
  ])('are left out where their values are of another kind: “%s”, %s', (heading, value) => {
    expect(usesOf(`Name,${heading}\nAna,${value}\nBen,${value}\n`)).toEqual(['name', '']);
  });

  it.each([
    ['Email', 'declined\nana@example.com'],
    ['Phone', '555-0100'],
    ['Phone', '8.01555E+09'],
    ['Phone', ''],
  ])('stay where one value, or none, is to be looked at: “%s”, %j', (heading, values) => {
    expect(usesOf(`${heading},Name\n${values},Ana\n`)[0]).not.toBe('');
  });

  it('are guessed from their values where no headings are', () => {
    const { columns, hasHeadings } = guessColumns(
      rowsOf('Maria Olsen,8015550100,maria@example.com\nBen,8015550101,\n'),
    );
    expect(hasHeadings).toBe(false);
    expect(columns.map(({ heading, use }) => [heading, use])).toEqual([
      ['Column 1', ''],
      ['Column 2', 'phone'],
      ['Column 3', 'email'],
    ]);
  });

  it('show their first value, and blank rows above are skipped', () => {
    const { columns } = guessColumns(rowsOf('\n\nName,Phone\n,8015550100\nBen,\n'));
    expect(columns).toEqual([
      { heading: 'Name', use: 'name', sample: 'Ben' },
      { heading: 'Phone', use: 'phone', sample: '8015550100' },
    ]);
  });

  it.each<[string | null, ColumnUse[]]>([
    [null, ['name', 'phone', 'phone', 'email', 'email', '']],
    [null, ['first']],
    ['Choose the column of the name.', ['phone', 'email']],
    ['Choose one column only for “Full name”.', ['name', 'name']],
    ['Choose the full name, or first and last name.', ['name', 'last']],
  ])('%s: %j', (problem, uses) => {
    expect(columnProblem(uses)).toBe(problem);
  });
});

describe('the patients', () => {
  const only = (headings: string, row: string) => {
    const [patient] = patientsOf(`${headings}\n${row}`);
    if (!patient) throw new Error('No patient');
    return patient;
  };

  it('are cleaned as the forms clean them', () => {
    const file = [
      'Patient ID,Last Name,First Name,DOB,Cell Phone,Home Phone,E-mail,Language',
      '7,Olsen, Maria ,1/2/1980,801.555.0100,1-801-555-0101,Maria@Example.com;,Español',
      '8,Null,Ben,,8015550100.0,,,',
    ].join('\n');
    expect(patientsOf(file)).toEqual([
      {
        row: 2,
        name: 'Maria Olsen',
        keys: ['(801) 555-0100', '(801) 555-0101', 'maria@example.com'],
        lang: 'es',
        problems: [],
        isBrought: true,
      },
      {
        ...{ row: 3, name: 'Ben Null', keys: ['(801) 555-0100'], lang: null, problems: [] },
        isBrought: true,
      },
    ]);
  });

  it.each([
    ['"Olsen, Maria"', 'Maria Olsen'],
    ['"OLSEN, MARIA J."', 'MARIA J. OLSEN'],
    ['"de la Cruz, Ana"', 'Ana de la Cruz'],
    ['"Olsen Jr., Ben"', 'Ben Olsen Jr.'],
    ['"Maria Olsen, RN"', 'Maria Olsen, RN'],
    ['"Olsen, Jr., Ben"', 'Ben Olsen Jr.'],
    ['"Olsen, Ben, Jr."', 'Ben Olsen Jr.'],
    ['"Olsen, Maria J., RN"', 'Maria J. Olsen RN'],
    ['"Olsen, Maria, Mia, Ana"', 'Olsen, Maria, Mia, Ana'],
    ['"Olsen, Maria, J."', 'Maria J. Olsen'],
    ['"Olsen, Maria*"', 'Maria* Olsen'],
    ['Maria Olsen', 'Maria Olsen'],
    ['"Olsen,"', 'Olsen,'],
    ['", Maria"', 'Maria'],
    ['Maria O&#39;Brien', "Maria O'Brien"],
    ['Maria &quot;Mia&quot; Olsen &amp; Ben', 'Maria "Mia" Olsen & Ben'],
  ])('named %s are %s', (cell, name) => {
    expect(only('Patient Name,Phone', `${cell},8015550100`).name).toBe(name);
  });

  it.each([
    ['8015550100', ['(801) 555-0100'], []],
    ['"=""8015550100"""', ['(801) 555-0100'], []],
    ['801-555-0100 / 801-555-0101', ['(801) 555-0100', '(801) 555-0101'], []],
    ['801-555-0100 & 801-555-0101', ['(801) 555-0100', '(801) 555-0101'], []],
    ['"801-555-0100\n801-555-0101"', ['(801) 555-0100', '(801) 555-0101'], []],
    ['801-555-0100/801-555-0101', ['(801) 555-0100', '(801) 555-0101'], []],
    ['801/555-0100', ['(801) 555-0100'], []],
    ['H: 801-555-0100 C: 801-555-0101', ['(801) 555-0100', '(801) 555-0101'], []],
    ['801-555-0100 (H) 801-555-0101 (C)', ['(801) 555-0100', '(801) 555-0101'], []],
    ['Home phone: 801-555-0100 Cell phone: 801-555-0101', ['(801) 555-0100', '(801) 555-0101'], []],
    ...[
      '801-555-0100 801-555-0101',
      '8015550100 8015550101',
      'H 801-555-0100 C (801) 555-0101',
      '801-555-0100h 801-555-0101c',
      '(801) 555-0100 \\ (801) 555-0101',
      '801-555-0100 ::: 801-555-0101',
    ].map((cell): [string, string[], string[]] => [cell, ['(801) 555-0100', '(801) 555-0101'], []]),
    ...[
      '(801)555-0100(801)555-0101',
      '+18015550100 +18015550101',
      '801-555-0100 + 801-555-0101',
      '801-555-0100 (alt: 801-555-0101)',
    ].map((cell): [string, string[], string[]] => [cell, ['(801) 555-0100', '(801) 555-0101'], []]),
    ...[
      '801-555-0100 ok to text',
      '801-555-0100 (Ana)',
      '801-555-0100 after 5pm',
      'wk 801-555-0100',
    ].map((cell): [string, string[], string[]] => [cell, ['(801) 555-0100'], []]),
    ['801-555-0100 (wife)', [], ['the phone number has words in it']],
    ['8.015550100E+9', ['(801) 555-0100'], []],
    ['"8,01556E+09"', [], ['a spreadsheet has cut the phone number (8,01556E+09)']],
    ['not provided', [], ['there is no phone number and no email']],
    ['#N/A', [], ['there is no phone number and no email']],
    ['(801)', [], ['there is no phone number and no email']],
    ['no tiene', [], ['there is no phone number and no email']],
    ['0052 55 1234 5678', [], ['the phone number isn’t a US number']],
    ['18015550100.00', ['(801) 555-0100'], []],
    ['011 52 55 1234 5678', [], ['the phone number isn’t a US number']],
    ['801-555-0100 x204', ['(801) 555-0100 ext. 204'], []],
    ['801555010', [], ['the phone number has 9 digits']],
    ['5550100', [], ['the phone number has 7 digits: the area code is missing']],
    ['8.01556E+09', [], ['a spreadsheet has cut the phone number (8.01556E+09)']],
    ['+52 55 1234 5678', [], ['the phone number isn’t a US number']],
    ['call her mother', [], ['the phone number has words in it']],
    ['N/A', [], ['there is no phone number and no email']],
    ['(000) 000-0000', [], ['there is no phone number and no email']],
    ['(___) ___-____', [], ['there is no phone number and no email']],
    ['801-000-0000', [], ['there is no phone number and no email']],
    ['(801) 999-9999', [], ['there is no phone number and no email']],
    ['123-456-7890', [], ['there is no phone number and no email']],
    ['801-000-0000; 801-555-0100', ['(801) 555-0100'], []],
    ['801-555-5550', ['(801) 555-5550'], []],
  ])('with the phone %s', (cell, keys, problems) => {
    expect(only('Name,Phone', `Maria,${cell}`)).toMatchObject({ keys, problems, isBrought: true });
  });

  it.each([
    ['maria@example', ['the email address isn’t complete'], []],
    ['m@example.com; mia@example.com', [], ['m@example.com', 'mia@example.com']],
    ['m@example.com / mia@example.com', [], ['m@example.com', 'mia@example.com']],
    ['Maria Olsen <m@example.com>', [], ['m@example.com']],
    ['m@example.com/mia@example.com', [], ['m@example.com', 'mia@example.com']],
    ['m@example.com (work)', [], ['m@example.com']],
    ['m@example.com or mia@example.com', [], ['m@example.com', 'mia@example.com']],
    ['m&amp;m@example.com', [], ['m&m@example.com']],
    ['m@example.com or mia@', ['the email address isn’t complete'], ['m@example.com']],
    ['mailto:m@example.com', [], ['m@example.com']],
    ['m@example.com [mailto:m@example.com]', [], ['m@example.com']],
    ['SMTP:m@example.com', [], ['m@example.com']],
    ["'m@example.com", [], ['m@example.com']],
    ['m @ example.com', [], ['m@example.com']],
    ['patient declined', ['there is no phone number and no email'], []],
    ['fake@fake.com', ['there is no phone number and no email'], []],
    ['noemail1@example.com', ['there is no phone number and no email'], []],
    ['maria at example.com', ['the email address isn’t complete'], []],
    ['none', ['there is no phone number and no email'], []],
    ['no email', ['there is no phone number and no email'], []],
    ['none@none.com', ['there is no phone number and no email'], []],
    ['NoEmail@gmail.com', ['there is no phone number and no email'], []],
    ['no@email.com', ['there is no phone number and no email'], []],
    ['na@na.com', ['there is no phone number and no email'], []],
    ['xx@xx.com', ['there is no phone number and no email'], []],
    ['declined@clinic.example', ['there is no phone number and no email'], []],
    ['maria@noemail.com', ['there is no phone number and no email'], []],
    ['nona@example.com', [], ['nona@example.com']],
    ['na@nasa.example', [], ['na@nasa.example']],
  ])('with the email %s', (cell, problems, keys) => {
    expect(only('Name,Email', `Maria,${cell}`)).toMatchObject({ keys, problems });
  });

  it.each([
    [',8015550100', ['there is no name: the row is left out'], false],
    [
      `${'n'.repeat(121)},8015550100`,
      ['the name has over 120 characters: the row is left out'],
      false,
    ],
    [`${'n'.repeat(120)},8015550100`, [], true],
    ['Maria,8015550100,extra', ['it has more cells than the headings'], true],
    ['Mar\ufffdía,8015550100', ['a letter can’t be read'], true],
    ['JosÃ©,8015550100', ['a letter can’t be read'], true],
    ['MarÃ\u00ada,8015550100', ['a letter can’t be read'], true],
    ['NuÃ±ez,8015550100', ['a letter can’t be read'], true],
    ['Oâ€™Brien,8015550100', ['a letter can’t be read'], true],
    ['JOÃO,8015550100', [], true],
    ['"-",8015550100', ['there is no name: the row is left out'], false],
    ['" , ",8015550100', ['there is no name: the row is left out'], false],
  ])('of the row %s', (row, problems, isBrought) => {
    expect(only('Name,Phone', row)).toMatchObject({ problems, isBrought });
  });

  it.each([
    ['Spanish; Castilian', 'es'],
    ['English/Spanish', 'en'],
    ['Español (México)', 'es'],
    ['es_MX', 'es'],
    ['Castellano', 'es'],
    ['Spanish only', 'es'],
    ['1 - English', 'en'],
    ['Eng.', 'en'],
    ['Portuguese', null],
  ])('with the language %s', (cell, lang) => {
    expect(only('Name,Phone,Language', `Maria,8015550100,${cell}`).lang).toBe(lang);
  });

  it('have at most seven phones and emails', () => {
    const emails = Array.from({ length: 9 }, (_, at) => `m${at}@example.com`).join(' ');
    expect(only('Name,Email', `Maria,${emails}`)).toMatchObject({
      keys: { length: 7 },
      problems: ['only 7 of its phones and emails are brought'],
    });
  });

  it('keep a formula as the text that it is', () => {
    const formula = '=HYPERLINK(A1)+cmd|calc';
    expect(only('Name,Email', `${formula},m@example.com`).name).toBe(formula);
  });

  it('are counted as a spreadsheet counts them', () => {
    const file = 'Name,Notes,Phone\n"Ann","a\nb",8015550100\n\n,,\nBen,,80155501\n';
    expect(patientsOf(file).map(({ row, name }) => [row, name])).toEqual([
      [2, 'Ann'],
      [5, 'Ben'],
    ]);
  });

  it('of any file fit into the database', () => {
    const digits = fc.stringMatching(/^[2-9]\d{9}$/);
    const phone = fc.oneof(
      nastyText,
      fc.tuple(digits, nastyText).map((parts) => parts.join(' ')),
    );
    const email = fc.oneof(nastyText, fc.emailAddress());
    const cells = fc.tuple(nastyText, phone, email, nastyText);
    let found = 0;
    check(fc.array(cells, { maxLength: 6 }), (rows) => {
      const table = [['Name', 'Phone', 'Email', 'Language'], ...rows];
      for (const patient of patientRows(table, guessColumns(table))) {
        if (patient.isBrought) expect(patient.name.length).toBeGreaterThan(0);
        expect(patient.name.length <= 120 || !patient.isBrought).toBe(true);
        expect(patient.keys.join('').length).toBeLessThanOrEqual(2000);
        found += patient.keys.length;
        for (const key of patient.keys) {
          if (key.includes('@')) expect(checkEmail(key)).toBeNull();
          else expect(parseOfficePhone(key)).toBe(key);
        }
      }
    });
    expect(found).toBeGreaterThan(100);
  });

  it('come back from a file as they went in', () => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const names = fc.string({ minLength: 1, maxLength: 30 }).filter((name) => /[a-z]/.test(name));
    check(
      fc.tuple(fc.array(names, { minLength: 1 }), fc.constantFrom(',', ';', '\t')),
      ([all, by]) => {
        const file = [`Name${by}Phone`, ...all.map((name) => `${quoted(name)}${by}8015550100`)];
        const rows = rowsOf(file.join('\r\n'));
        expect(rows.slice(1).map(([name]) => name)).toEqual(all);
      },
    );
  });
});
