import { describe, expect, it } from 'vitest';
import { searchKey, searchKeys } from '#domain/leads/lead-search.ts';

const maria = {
  name: 'María Søren Olsen',
  email: 'maria.olsen@example.com',
  phone: '(801) 555-0100',
  injury: 'Whiplash and low back pain',
};

function finds(typed: string, lead = maria) {
  const key = searchKey(typed);
  return key !== null && searchKeys(lead).includes(key);
}

it('finds the request of a law firm by the client’s phone, too', () => {
  const keys = searchKeys({ ...maria, otherPhone: '(801) 555-0188' });
  expect(keys).toContain(searchKey('801-555-0188'));
  expect(keys).toContain(searchKey('5550100'));
});

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
  ])('finds her by %j', (typed) => {
    expect(finds(typed)).toBe(true);
  });

  it.each(['olsen maria', 'lsen', 'example.com', '5551', '555010099', 'hip', 'marie'])(
    'does not find her by %j',
    (typed) => {
      expect(finds(typed)).toBe(false);
    },
  );

  it.each([
    ["O'Brien", "o'br"],
    ['O’Brien', 'obrien'],
    ['Anne-Marie Łukasz', 'anne marie lu'],
    ['Straße', 'STRASSE'],
    ['李小龍', '李小'],
  ])('finds %s by %s', (name, typed) => {
    expect(finds(typed, { ...maria, name })).toBe(true);
  });

  it('compares the first 24 characters of a longer text', () => {
    const name = 'Bartholomew Featherstonehaugh';
    expect(searchKey(name)).toBe('bartholomew featherstone');
    expect(finds(name, { ...maria, name })).toBe(true);
    expect(finds('Featherstonehaugh', { ...maria, name })).toBe(true);
  });

  it.each(['', ' ', 'm', '80', '+1', '-', '🙂'])('has no key for %j', (typed) => {
    expect(searchKey(typed)).toBeNull();
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
      expect(key.length).toBeGreaterThanOrEqual(2);
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
