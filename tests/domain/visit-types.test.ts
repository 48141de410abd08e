import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  originalVisitTypes,
  storedVisitTypes,
  typeBuffers,
  typeColours,
  typeLengths,
  type VisitType,
  visitTypesFrom,
} from '#domain/clinic/visit-types.ts';
import {
  blankType,
  mostTypes,
  parseVisitTypes,
  typedTypes,
  visitTypesTexts,
} from '#domain/settings/visit-type-fields.ts';
import { massage } from '../type-fixtures.ts';

const line = 'massage|Massage|45|15|offline|rose|active';

describe('stored types', () => {
  it('are the original ones while a clinic has not changed them', () => {
    expect(visitTypesFrom(undefined)).toBe(originalVisitTypes);
    expect(originalVisitTypes.map(({ name, minutes }) => [name, minutes])).toEqual([
      ['New patient', 60],
      ['Re-examination', 30],
      ['Treatment', 15],
    ]);
  });

  it('are a line each', () => {
    expect(storedVisitTypes([massage])).toEqual({ types: [line] });
    expect(visitTypesFrom({ types: [line] })).toEqual([massage]);
  });

  it('come back as they were stored', () => {
    const type = fc.record({
      id: fc.uuid(),
      name: fc.constantFrom('Massage', 'Follow-up / 2', 'Réévaluation', '🦴 X-ray'),
      minutes: fc.constantFrom(...typeLengths),
      buffer: fc.constantFrom(...typeBuffers),
      colour: fc.constantFrom(...typeColours),
      isOnline: fc.boolean(),
      isActive: fc.boolean(),
    });
    const list = fc.uniqueArray(type, { selector: ({ id }) => id, maxLength: mostTypes });
    fc.assert(
      fc.property(list, (types) => {
        const all = [massage, ...types];
        expect(visitTypesFrom(storedVisitTypes(all))).toEqual(all);
        expect(typedTypes(visitTypesTexts(all).types)).toEqual(all);
      }),
    );
  });

  it.each([
    ['a line of something else', 'closed'],
    ['a type without a name', 'x||45|15|offline|rose|active'],
    ['a length of 20 minutes', 'x|Type|20|15|offline|rose|active'],
    ['a length in words', 'x|Type|long|15|offline|rose|active'],
    ['a buffer of an hour', 'x|Type|45|60|offline|rose|active'],
    ['a color of another palette', 'x|Type|45|15|offline|pink|active'],
    ['an id with a path', 'a/b|Type|45|15|offline|rose|active'],
    ['the same id again', 'massage|Other|15|0|online|blue|active'],
  ])('are read without %s', (_, other) => {
    expect(visitTypesFrom({ types: [line, other] })).toEqual([massage]);
  });

  it('are the original ones where none is active', () => {
    expect(visitTypesFrom({ types: ['massage|Massage|45|15|offline|rose|inactive'] })).toBe(
      originalVisitTypes,
    );
    expect(visitTypesFrom({ types: 'massage' })).toBe(originalVisitTypes);
  });
});

describe('the form of the types', () => {
  const parse = (types: readonly VisitType[]) => parseVisitTypes(visitTypesTexts(types));
  const errorsOf = (types: readonly VisitType[]) => {
    const parsed = parse(types);
    return parsed.ok ? [] : parsed.errors.map(({ field, message }) => [field, message]);
  };

  it('cleans names, and keeps what separates the parts of a line out of them', () => {
    expect(parse([{ ...massage, name: '  Deep |  tissue ' }])).toEqual({
      ok: true,
      value: [{ ...massage, name: 'Deep / tissue' }],
    });
  });

  it.each<[string, VisitType[], string, RegExp]>([
    ['no name', [{ ...massage, name: ' ' }], 'type-0-name', /Enter the name/],
    ['a name over 60', [{ ...massage, name: 'n'.repeat(61) }], 'type-0-name', /60 characters/],
    [
      'two types of one name',
      [massage, { ...massage, id: 'other', name: 'MASSAGE' }],
      'type-1-name',
      /Another type is called “Massage”/,
    ],
    [
      'the name of an inactive type',
      [
        { ...massage, isActive: false },
        { ...massage, id: 'other' },
      ],
      'type-1-name',
      /Make that one active/,
    ],
    ['a length of 100 minutes', [{ ...massage, minutes: 100 }], 'type-0-minutes', /how long/],
    ['a buffer of an hour', [{ ...massage, buffer: 60 }], 'type-0-buffer', /after the visit/],
    ['no active type', [{ ...massage, isActive: false }], 'types', /At least one type/],
    ['no type at all', [], 'types', /At least one type/],
    [
      'too many',
      Array.from({ length: 25 }, (_, i) => ({ ...massage, id: `t${i}`, name: `Type ${i}` })),
      'types',
      /At most 24 types/,
    ],
  ])('refuses %s', (_, types, field, message) => {
    expect(errorsOf(types)).toEqual([[field, expect.stringMatching(message)]]);
  });

  it('adds a type in a color that is free', () => {
    expect(blankType('new', originalVisitTypes)).toMatchObject({ colour: 'blue', isActive: true });
    const all = typeColours.map((colour) => ({ ...massage, colour }));
    expect(blankType('new', all).colour).toBe('slate');
  });
});
