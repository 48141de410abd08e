import { describe, expect, it } from 'vitest';
import { isFoundBy, lookupKeys, searchKeys } from '#domain/leads/lead-search.ts';

const maria = {
  name: 'María Søren Olsen',
  email: 'maria.olsen@example.com',
  phone: '(801) 555-0100',
  injury: 'Whiplash and low back pain',
};

function finds(typed: string, lead = maria) {
  const keys = searchKeys(lead);
  return lookupKeys(typed).some((key) => keys.includes(key)) && isFoundBy(typed, lead);
}

it('finds the request of a law firm by the client’s phone, too', () => {
  const request = { ...maria, otherPhone: '(801) 555-0188' };
  expect(finds('801-555-0188', request)).toBe(true);
  expect(finds('5550100', request)).toBe(true);
});

it.each(['(801) 555-0100 ext. 204', '801-555-0100x204', '555-0100', '0100'])(
  'finds an office by %j',
  (typed) => {
    expect(finds(typed, { ...maria, phone: '(801) 555-0100 ext. 204' })).toBe(true);
  },
);

describe('search for a lead', () => {
  it.each([
    'ma',
    'Maria',
    'MARÍA',
    'soren olsen',
    'Søren',
    'olsen',
    ' maria  soren ',
    'María Søren Olsen',
    'maria.olsen@example.com',
    'maria.olsen@ex',
    'Maria Olsen <maria.olsen@example.com>',
    'olsen@example',
    '801',
    '(801) 555',
    '801-555-0100',
    '+1 801 555 0100',
    '18015550100',
    '555-0100',
    '5550',
    '0100',
    '010',
    'whip',
    'low back',
    'and low back pain',
    'm',
    'olsen maria',
    'Olsen, Maria',
    'OLSEN,MARIA',
    'maria olsen',
    'ols mar',
    'Olsen, María Søren',
    'mariasoren',
    'maria 0100',
    'olsen whiplash',
    '001 801 555 0100',
    '1-801-555',
    '1 (801',
    '801/555\u20110100',
    'tel:+1-801-555-0100',
    'Phone: (801) 555',
    'mailto:maria.olsen@example.com',
    'Email: maria.olsen@ex',
    '８０１５５５０１００',
    '٨٠١ ٥٥٥',
    '1801555',
    '001 801 55',
    '011 1 801 555 0100',
    '(801) 555-0100 (mobile)',
    '801-555-0100 x5',
    '555-0100 ext. 5',
    '801-555-0100, ext. 5',
    'maria +1 801 555 0100',
    'Maria Olsen +18015550100',
    'Patient: Maria Olsen',
    'Home phone: 801-555-0100',
    'Correo: maria.olsen@example.com',
    'mailto:maria.olsen@example.com?subject=Visit',
  ])('finds her by %j', (typed) => {
    expect(finds(typed)).toBe(true);
  });

  it.each([
    'lsen',
    'example.com',
    '5551',
    '555010099',
    'hip',
    'marie',
    'olsen ana',
    'maria 0101',
    'x',
  ])('does not find her by %j', (typed) => {
    expect(finds(typed)).toBe(false);
  });

  it.each([
    ["O'Brien", "o'br"],
    ['O’Brien', 'obrien'],
    ['Anne-Marie Łukasz', 'anne marie lu'],
    ['Straße', 'STRASSE'],
    ["O'Brien", 'o brien'],
    ["Sean O'Brien", "O'Brien, Sean"],
    ["Sean O'Brien", 'brien sean'],
    ['Sean O’Brien', 'OBRIEN SEAN'],
    ['Sean O Brien', 'obrien'],
    ['Anne-Marie Cruz', 'Cruz, Anne-Marie'],
    ['Anne-Marie Cruz', 'annemarie'],
    ['Anne-Marie Cruz', 'annemarie cruz'],
    ['Annemarie Cruz', 'Anne-Marie'],
    ['Annemarie Cruz', 'cruz anne marie'],
    ['Ana de la Cruz', 'delacruz'],
    ['Ana de la Cruz', 'de la cruz, ana'],
    ['Ana de la Cruz', 'dela cruz'],
    ['Ana Delacruz', 'de la Cruz'],
    ['Ian MacDonald', 'mac donald'],
    ['Jose Nuñez', 'Nunez Jose'],
    ['Smith, John', 'John Smith'],
    ['María de los Ángeles García Hernández', 'Hernández'],
    ['María de los Ángeles García Hernández', 'hernandez maria'],
    ['María de los Ángeles García Hernández', 'garciahernandez'],
    ['María de los Ángeles García Hernández', 'delosangeles'],
    ['Seini ʻAtiola', 'atiola'],
    ['O', 'o'],
    ['Yeon-ju O', 'O, Yeon-ju'],
    ['ジョン・スミス', 'ジョンスミス'],
    ['長谷川 太一郎', '長谷川太一'],
    ['李小龍', '李小'],
    ['李小龍', '小龍'],
    ['李小龍', '龍'],
    ['李 小龍', '李小龍'],
    ['李小龍', '小龍 李'],
    ['김민준', '민준'],
    ['Ольга Петрова', 'петрова ольга'],
    ['یوسف کریمی', 'كريمي يوسف'],
    ['علي', 'علی'],
    ['فاطمة', 'فاطمه'],
    ['محمـد', 'محمد'],
    ['Maria Olsen', 'Mrs. Olsen'],
    ['Maria Olsen', 'Olsen, Mrs.'],
    ['Maria Olsen', 'Señora Olsen'],
    ['Maria Olsen', 'Ms Maria Olsen'],
    ['Maria Olsen', 'Dr. Olsen, MD'],
    ['Juan Perez', 'Sr. Don Juan'],
    ['Juan Perez', 'Sr. Juan Pérez'],
    ['John Smith', 'Smith, John Jr.'],
    ['Maria Olsen', 'Olsen, Maria (Mrs.)'],
    ['Maria Olsen', 'Mr. & Mrs. Olsen'],
    ['Don Olsen', 'Don Olsen'],
    ['Jürgen Müller', 'mueller'],
    ['Jürgen Müller', 'juergen mueller'],
    ['Jürgen Müller', 'Muller'],
    ['Jurgen Mueller', 'Müller'],
    ['Mu\u0308ller', 'Mueller'],
    ['Bjørn Åse', 'aase'],
    ['Jörg Groß', 'joerg gross'],
    ['Bartholomew Featherstonehaugh-Cholmondeley', 'cholmondeley featherstonehaugh'],
  ])('finds %s by %s', (name, typed) => {
    expect(finds(typed, { ...maria, name })).toBe(true);
  });

  it.each([
    ['Susan Lee', 'suesan'],
    ['Maria Muller', 'mueller'],
    ['Maria Olsen', 'Mrs. Hansen'],
  ])('does not find %s by %s', (name, typed) => {
    expect(finds(typed, { ...maria, name })).toBe(false);
  });

  it('compares the first 24 characters of a longer text', () => {
    const name = 'Bartholomew Featherstonehaugh';
    expect(finds(name, { ...maria, name })).toBe(true);
    expect(finds('Featherstonehaugh', { ...maria, name })).toBe(true);
  });

  it.each(['', ' ', '80', '+1', '-', '🙂', "'"])('shows every lead for %j', (typed) => {
    expect(lookupKeys(typed)).toEqual([]);
    expect(isFoundBy(typed, maria)).toBe(true);
  });

  it.each(['maria.olsen@example.com', 'Maria Olsen <maria.olsen@example.com>'])(
    'looks up the whole email of %j: each of its words may be common',
    (typed) => {
      expect(lookupKeys(typed)).toEqual(['mariaolsenexamplecom']);
    },
  );

  it('looks up few keys for many words', () => {
    expect(lookupKeys('maria de los angeles garcia hernandez '.repeat(5)).length).toBeLessThan(11);
  });

  it('keeps keys whole, distinct and at most 200, with phone, name and e-mail always in', () => {
    const words = 'abcdefghij klmnopqrst uvwxyzabcd efghijklmn opqrstuvwx yzabcdefgh';
    const long = {
      name: words,
      email: `a.b.c.d@${'x'.repeat(40)}.com`,
      phone: maria.phone,
      injury: words.split('').reverse().join(''),
    };
    const keys = searchKeys(long);
    expect(keys).toHaveLength(200);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) {
      expect(key).toBe(key.trim());
      expect(key.length).toBeGreaterThanOrEqual(1);
      expect(key.length).toBeLessThanOrEqual(24);
    }
    for (const typed of ['0100', 'opqrstuvwx yz', 'a.b.c.d@xxx', 'c.d@xxx']) {
      expect(finds(typed, long)).toBe(true);
    }
  });

  it('has no keys for an empty lead', () => {
    expect(searchKeys({ name: '', email: '', phone: '', injury: '' })).toEqual([]);
  });
});
