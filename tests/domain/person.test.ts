import { describe, expect, it } from 'vitest';
import {
  mergeRefusal,
  newPerson,
  type Person,
  personFor,
  personFrom,
  rootOf,
  sharedKeys,
  withContact,
} from '#domain/people/person.ts';

const home = '(801) 555-0100';
const person = (id: string, fields: Partial<Person> = {}): Person => ({
  ...{ id, name: '', keys: [], language: null, mergedInto: null, notSame: [] },
  ...{ imported: null, isErased: false },
  ...fields,
});
const known = (...people: Person[]) => new Map(people.map((each) => [each.id, each]));
const named = { name: 'Maria Olsen', phone: home, email: '' };
const maria = person('maria', { name: 'Maria Olsen', keys: [home, 'maria@example.com'] });
const ben = person('ben', { name: 'Ben Olsen', keys: [home] });

type Joining = [title: string, who: typeof named, persons: Map<string, Person>, id: string | null];

describe('a request or visit', () => {
  it.each<Joining>([
    ['joins who has its phone and first name', named, known(maria), 'maria'],
    [
      'joins whatever the accents and the family name',
      { ...named, name: 'MARÍA Lund' },
      known(maria),
      'maria',
    ],
    ...["Ma'ata", 'Ma’ata', 'Maʻata', 'Ma`ata', "‘Ma'ata'"].map(
      (name): Joining => [
        `joins whatever the apostrophe of ${name}`,
        { ...named, name: `${name} Fifita` },
        known(person('maata', { name: 'Ma‘ata Fifita', keys: [home] })),
        'maata',
      ],
    ),
    [
      'joins whatever the hyphen',
      { ...named, name: 'Anne‑Marie Olsen' },
      known(person('anne', { name: 'Anne-Marie Olsen', keys: [home] })),
      'anne',
    ],
    ...(
      [
        ['Mary Ann Olsen', 'Mary-Ann Lund'],
        ['Maryann', 'Mary Ann Olsen'],
        ['De Andre Olsen', 'DeAndre Olsen'],
        ['J. R. Olsen', 'J.R. Olsen'],
        ['Maria J. Olsen', 'Maria Jane Olsen'],
        ['Olsen, Maria Jane', 'Maria Olsen'],
        ['Maria Elena García López', 'Maria García'],
        ['Maria de la Cruz', 'Maria Dela Cruz'],
        ['Ana Olsen, RN', 'Dr. Ana Beth Olsen'],
        ['Ben Olsen', 'Ben Olsen Jr.'],
        ['Ben Olsen Junior', 'Ben Olsen, Jr.'],
        ['Nguyễn Văn An', 'NGUYEN VAN AN'],
        ['An Nguyễn', 'An Nguyen'],
        ['김 민준', '김민준'],
        ['田中　太郎', '田中太郎'],
      ] satisfies [string, string][]
    ).map(
      ([name, again]): Joining => [
        `joins ${name} and ${again}`,
        { ...named, name },
        known(person('p', { name: again, keys: [home] })),
        'p',
      ],
    ),
    ...(
      [
        ['Jo Ann Olsen', 'Jo Beth Olsen'],
        ['María José Pérez', 'María Luisa Pérez'],
        ['Maria J. Olsen', 'Maria K. Olsen'],
        ['Baby Boy Olsen', 'Baby Girl Olsen'],
        ['Nguyen Van An', 'Nguyễn Thị Hoa'],
        ['Nguyễn An', 'Nguyễn Hoa'],
        ['Tran Lan', 'Trần Hùng'],
        ['Wang Wei', 'Wang Fang'],
        ['Ben Olsen 2nd', 'Ben Olsen 3rd'],
        ['Ben Olsen Junior', 'Ben Olsen Senior'],
        ['Ben Olsen Sr.', 'Ben Olsen Junior'],
        ['Ben Olsen Jr.', 'Olsen Sr., Ben'],
        ['Ben Olsen II', 'Ben Olsen III'],
        ['Ben Olsen, Sr.', 'Ben Olsen, Jr.'],
        ['김 민준', '김 서연'],
        ['田中 太郎', '田中 花子'],
      ] satisfies [string, string][]
    ).map(
      ([name, another]): Joining => [
        `doesn’t take ${name} for ${another}`,
        { ...named, name },
        known(person('p', { name: another, keys: [home] })),
        null,
      ],
    ),
    ...['none@none.com', 'noemail@gmail.com', '(801) 000-0000', '(222) 222-2222'].map(
      (key): Joining => [
        `joins nobody on ${key}, which many write`,
        { ...named, phone: '', email: key },
        known(person('maria', { name: 'Maria Diaz', keys: [key] })),
        null,
      ],
    ),
    ['is of a new person without a known key', named, known(), null],
    ['joins nobody on a phone alone', { ...named, name: 'Ben Olsen' }, known(maria), null],
    ...[
      [19, 'maria'],
      [20, null],
    ].map(([count, id]): Joining => {
      const merged = Array.from({ length: Number(count) - 1 }, (_, at) =>
        person(`p${at}`, { keys: [home], mergedInto: 'maria' }),
      );
      return [
        `of ${count} merged with one phone: ${id}`,
        named,
        known(...merged, maria),
        id as string,
      ];
    }),
    ['joins nobody on a phone that a family shares', named, known(maria, ben), null],
    [
      'joins by the email that a family doesn’t share',
      { ...named, email: 'maria@example.com' },
      known(maria, ben),
      'maria',
    ],
    [
      'joins nobody if phone and email say two people',
      { ...named, email: 'm@example.com' },
      known(
        person('one', { name: 'Maria', keys: [home] }),
        person('two', { name: 'Maria', keys: ['m@example.com'] }),
      ),
      null,
    ],
    [
      'joins nobody without a first name',
      { ...named, name: 'Mr. Olsen' },
      known({ ...maria, name: 'Mr. Olsen' }),
      null,
    ],
    [
      'joins the one of a merged pair that has its name',
      { ...named, name: 'Bill' },
      known(
        person('bill', { name: 'Bill', keys: [home], mergedInto: 'will' }),
        person('will', { name: 'William', keys: [home] }),
      ),
      'bill',
    ],
  ])('%s', (_, who, persons, joined) => {
    expect(personFor(who, persons)?.id ?? null).toBe(joined);
  });
});

describe('a chain of merges', () => {
  const chain = (length: number) =>
    Array.from({ length: length + 1 }, (_, at) =>
      person(`p${at}`, { mergedInto: at < length ? `p${at + 1}` : null }),
    );

  it('ends at the last known person', () => {
    const [first = maria, ...others] = chain(4);
    expect(rootOf(first, known(first, ...others)).id).toBe('p4');
    expect(rootOf(first, known(first, ...others.slice(0, 2))).id).toBe('p2');
  });

  it('ends though it is a circle', () => {
    const circle = [person('a', { mergedInto: 'b' }), person('b', { mergedInto: 'a' })];
    expect(['a', 'b']).toContain(rootOf(person('a', { mergedInto: 'b' }), known(...circle)).id);
  });

  it.each([
    [4, null],
    [5, 'too-long'],
  ])('of %i links takes one more: %s', (length, refusal) => {
    const people = chain(length);
    const top = people.at(-1) ?? maria;
    expect(mergeRefusal(top, maria, known(...people, maria))).toBe(refusal);
  });

  it.each([
    ['itself', maria, maria],
    ['one who is merged', maria, { ...ben, mergedInto: 'other' }],
    ['another while it is merged', { ...maria, mergedInto: 'other' }, ben],
  ])('takes nobody into %s', (_, from, into) => {
    expect(mergeRefusal(from, into, known(from, into))).toBe('merged');
  });
});

describe('two who may be one', () => {
  it('share a phone or an email', () => {
    expect(sharedKeys([maria], [ben])).toEqual([home]);
  });

  it.each([
    ['one', [{ ...maria, notSame: ['ben'] }], [ben]],
    ['the other', [maria], [{ ...ben, notSame: ['maria'] }]],
    ['one who is merged into one', [maria, person('m', { notSame: ['ben'] })], [ben]],
  ])('are not asked again when %s says no', (_, a, b) => {
    expect(sharedKeys(a, b)).toEqual([]);
  });
});

describe('a person', () => {
  it('is found by each name, phone and email', () => {
    const stored = newPerson({ name: 'Maria Olsen', phone: home, email: 'maria@example.com' });
    expect(stored.searchKeys).toEqual(
      expect.arrayContaining(['maria olsen', '8015550100', '0100', 'maria example com']),
    );
    expect(personFrom('maria', stored)).toEqual(maria);
  });

  it('keeps its name, and gets each new phone and email once', () => {
    expect(withContact(maria, named)).toBeNull();
    expect(withContact(maria, { name: 'M. Olsen', phone: '(801) 555-0199', email: '' })).toEqual({
      name: 'Maria Olsen',
      keys: [...maria.keys, '(801) 555-0199'],
    });
    expect(withContact(person('p'), named)).toEqual({ name: 'Maria Olsen', keys: [home] });
  });

  it.each([
    ['the language that the old system knew', undefined, 'es'],
    ['another one that their last request or staff said', 'en', 'en'],
  ])('of an import has %s', (_, language, expected) => {
    const imported = { importId: 'i1', name: 'Owen Marsh', keys: [home], lang: 'es' };
    expect(personFrom('i1-00002', { language, imported }).language).toBe(expected);
  });

  it('of any shape is read', () => {
    expect(personFrom('p', { keys: 'x', notSame: [1], erasedAt: new Date(0) })).toEqual(
      person('p', { isErased: true }),
    );
  });
});
