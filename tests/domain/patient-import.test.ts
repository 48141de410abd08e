import { describe, expect, it } from 'vitest';
import { contactOf, contactTexts, parseImportedContact } from '#domain/people/imported-contact.ts';
import {
  importedId,
  importedPerson,
  importFrom,
  mayUndo,
  planImport,
} from '#domain/people/patient-import.ts';
import type { PatientRow } from '#domain/people/patient-rows.ts';
import { asRecorded, type Person, personFrom, withCorrectedRow } from '#domain/people/person.ts';

const [home, cell, mail] = ['(801) 555-0100', '(801) 555-0101', 'maria@example.com'];
const row = (at: number, name: string, keys: string[], lang: PatientRow['lang'] = null) => {
  return { row: at, name, keys, lang, problems: [], isBrought: true };
};
const known = (...people: Person[]) => new Map(people.map((each) => [each.id, each]));
const maria = personFrom('maria', { name: 'Maria Olsen', keys: [home] });
const ben = personFrom('ben', { name: 'Ben Olsen', keys: [home] });
const id = (at: number) => importedId('i', at);

const planned = (rows: PatientRow[], ...people: Person[]) =>
  planImport('i', rows, known(...people)).map(({ becomes, mergedInto, isMaybeSame }) =>
    [becomes, mergedInto, isMaybeSame && 'maybe'].filter(Boolean).join(' '),
  );

describe('a row of an import', () => {
  it.each<[string, string[], PatientRow[], Person[]]>([
    ['is a new person', ['added'], [row(2, 'Maria', [home])], []],
    [
      'without a contact is a new person each time',
      ['added', 'added'],
      [row(2, 'Maria', []), row(3, 'Maria', [])],
      [],
    ],
    [
      'joins who has its phone and first name',
      ['joined maria'],
      [row(2, 'María Lund', [home, cell])],
      [maria],
    ],
    ['that says nothing new brings nobody', ['known'], [row(2, 'Maria', [home])], [maria]],
    [
      'joins to tell the language',
      ['joined maria', 'known'],
      [row(2, 'Maria', [home], 'es'), row(3, 'Maria', [home], 'es')],
      [maria],
    ],
    ['joins nobody on a phone alone', ['added maybe'], [row(2, 'Luis', [home])], [maria]],
    [
      'joins nobody on a phone that a family shares',
      ['added maybe'],
      [row(2, 'Maria', [home])],
      [maria, ben],
    ],
    [
      'joins a row above it',
      ['added', `joined ${id(2)}`, 'known'],
      [row(2, 'Maria', [home]), row(3, 'Maria', [home, mail]), row(4, 'Maria', [mail])],
      [],
    ],
    [
      'joins no row above it whose first word alone is its own: families come with their name first',
      ['added', 'added maybe', `joined ${id(3)}`],
      [
        row(2, 'OLSEN MARIA', [home]),
        row(3, 'OLSEN BEN', [mail, home]),
        row(4, 'Olsen Ben', [mail, cell]),
      ],
      [],
    ],
    [
      'joins who another turned out to be',
      ['joined ben'],
      [row(2, 'Maria', [home, cell])],
      [
        { ...maria, mergedInto: 'ben' },
        { ...ben, keys: [] },
      ],
    ],
  ])('%s', (_, becomes, rows, people) => {
    expect(planned(rows, ...people)).toEqual(becomes);
  });

  it('becomes the same at a second try, whatever is stored', () => {
    const rows = [
      ...[row(2, 'Maria', [home]), row(3, 'Maria', [mail]), row(4, 'Maria', [home, mail])],
      ...[row(5, 'Maria', [mail, cell]), row(6, 'Ben', [home]), row(7, 'Ben', [home])],
    ];
    const whole = planImport('i', rows, new Map());
    const stored = whole
      .filter(({ becomes }) => becomes !== 'known')
      .map((each) => personFrom(each.id, importedPerson('i', each)));
    for (let some = 0; some < 2 ** stored.length; some++) {
      const left = stored.filter((_, at) => some & (2 ** at));
      const again = planImport('i', rows, known(...left));
      expect(again.map(({ isStored: _, ...each }) => each)).toEqual(
        whole.map(({ isStored: _, ...each }) => each),
      );
      expect(again.filter(({ isStored }) => isStored)).toHaveLength(left.length);
    }
  });
});

describe('a person of an import', () => {
  const told = { name: 'Maria Olsen', keys: [home, mail] };
  const person = personFrom('i-00002', {
    ...{ name: 'Maria Olsen', keys: [home, mail, cell] },
    imported: { importId: 'i', lang: 'es', ...told },
  });
  const lead = { name: 'Maria O.', phone: cell, email: '' };

  it('keeps what the old system knew', () => {
    expect(asRecorded(person, [])).toEqual(told);
    expect(asRecorded(person, [lead])).toBeNull();
    expect(asRecorded({ ...person, name: 'Mary' }, [lead])?.name).toBe('Maria Olsen');
  });
  it('of another kind has nothing without records', () => {
    expect(asRecorded({ ...person, imported: null }, [])).toEqual({ name: '', keys: [] });
  });
});

describe('the journal of an import', () => {
  const at = new Date('2026-03-02T16:00:00Z');
  const stored = {
    state: 'done',
    createdAt: at,
    by: { uid: 'd', name: 'Dana' },
    columns: 'name,,x',
  };
  const days = (count: number) => new Date(at.getTime() + count * 24 * 60 * 60_000);

  it('is read, with whatever it lacks', () => {
    expect(importFrom('i', stored)).toEqual({
      ...{ id: 'i', state: 'done', at, by: stored.by, file: '', fingerprint: '' },
      ...{ columns: ['name', '', ''], rows: 0, done: 0, added: 0, joined: 0, kept: 0 },
    });
  });
  it.each(['state', 'createdAt', 'by'])('is none without %s', (field) => {
    expect(importFrom('i', { ...stored, [field]: undefined })).toBeNull();
  });
  it.each([
    [true, 'done', 29.9],
    [true, 'running', 0],
    [true, 'undoing', 31],
    [false, 'done', 30],
    [false, 'undone', 1],
  ] as const)('may be undone: %s when it is %s after %s days', (may, state, after) => {
    expect(mayUndo({ state, at }, days(after))).toBe(may);
  });
});

describe('the correction of a row', () => {
  const imported = { importId: 'i', name: 'Maria Olsen', keys: [home], lang: null };
  const brought = (fields: Record<string, unknown>) => ({ ...personFrom('m', fields), imported });

  it.each([
    ['gives name and phones', brought(maria), [], ['Maria Lund', [cell, mail]]],
    [
      'leaves what a visit says',
      brought({ ...maria, keys: [home, mail] }),
      [{ name: 'Maria Olsen', phone: home, email: '' }],
      ['Maria Lund', [home, mail, cell]],
    ],
  ])('%s', (_, person, records, expected) => {
    const fixed = withCorrectedRow(person, { name: 'Maria Lund', keys: [cell, mail] }, records);
    expect([fixed.name, fixed.keys]).toEqual(expected);
    expect(fixed.imported).toEqual({ ...imported, name: 'Maria Lund', keys: [cell, mail] });
    expect(fixed.searchKeys).toContain('lund');
    // What `npm run repair` and a later change find right.
    expect(asRecorded({ ...person, ...fixed }, records)).toBeNull();
  });

  it('of a phone leaves another name that staff know', () => {
    const person = brought({ name: 'Mary Lund', keys: [home] });
    const record = { name: 'Mary Lund', phone: '', email: '' };
    const fixed = withCorrectedRow(person, { name: 'Maria Olsen', keys: [cell] }, [record]);
    expect([fixed.name, fixed.keys]).toEqual(['Mary Lund', [cell]]);
  });
});

describe('the form of a correction', () => {
  const parse = (fields: object) => parseImportedContact({ name: 'Maria', ...fields });

  it('shows what is stored, and reads the same again', () => {
    const stored = { name: 'Maria Olsen', keys: [home, `${cell} ext. 2`, mail] };
    const texts = contactTexts(stored);
    expect(texts).toEqual({
      ...{ name: 'Maria Olsen', phones: `${home}, ${cell} ext. 2`, emails: mail },
    });
    expect(contactOf(texts)).toEqual(stored);
    expect(parseImportedContact(texts)).toEqual({ ok: true, value: stored });
  });

  it.each([
    ['phones and emails as people type them', '801.555.0100; 8015550101', ' MARIA@example.com,'],
    ['the same one twice', `${home}, 801 555 0100, ${cell}`, `${mail}; ${mail}`],
  ])('takes %s', (_, phones, emails) =>
    expect(parse({ phones, emails })).toEqual({
      ...{ ok: true, value: { name: 'Maria', keys: [home, cell, mail] } },
    }),
  );

  it.each([
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    [
      'a phone of 7 digits',
      { phones: '555-0100' },
      'phones',
      /^Please enter a valid phone number$/,
    ],
    ['one of two phones', { phones: `${home}, 5` }, 'phones', /^Please .+ phone number: 5$/],
    ['half an email', { emails: 'maria@' }, 'emails', /^Please enter a valid email address$/],
    [
      'eight phones',
      { phones: Array.from({ length: 8 }, (_, at) => `(801) 555-010${at}`).join() },
      'emails',
      'A person has 7 phones and emails at most',
    ],
  ])('refuses %s', (_, fields, field, message) => {
    const parsed = parse(fields);
    expect(parsed.ok || parsed.errors).toMatchObject([{ field }]);
    expect(parsed.ok || parsed.errors[0]?.message).toMatch(message);
  });

  it('takes a person without phones and emails', () =>
    expect(parse({})).toEqual({ ok: true, value: { name: 'Maria', keys: [] } }));
});
