import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  equivalentMutants,
  listedAsEquivalent,
} from '../../scripts/mutate-rules/equivalent-mutants.ts';
import { type Kind, mutantsOf } from '../../scripts/mutate-rules/mutants.ts';

/** The mutants of one kind, as 'line: before → after'. */
function broken(rules: string, kind: Kind): string[] {
  return mutantsOf(rules)
    .filter((mutant) => mutant.kind === kind)
    .map(({ line, before, after }) => `${line}: ${before} → ${after}`);
}

const cases: [what: string, kind: Kind, rules: string, mutants: string[]][] = [
  [
    'an allow line',
    'allow',
    'allow create: if isAdmin();',
    [
      '1: allow create: if isAdmin() → allow create: if true',
      '1: allow create: if isAdmin() → allow create: if false',
    ],
  ],
  [
    'each operation of an allow line by itself, read being two',
    'allow',
    'allow read, delete: if false;',
    [
      '1: allow read, delete: if false → allow get: if true; allow list, delete: if false',
      '1: allow read, delete: if false → allow list: if true; allow get, delete: if false',
      '1: allow read, delete: if false → allow delete: if true; allow get, list: if false',
    ],
  ],
  ['what a function returns', 'return', 'return a();', ['1: a() → true', '1: a() → false']],
  [
    'operands on every level, each by its operator',
    'operand',
    'allow get: if a && (b || !c(d && e)) && f in [g];',
    [
      '1: a → true',
      '1: (b || !c(d && e)) → true',
      '1: f in [g] → true',
      '1: b → false',
      '1: !c(d && e) → false',
      '1: d → true',
      '1: e → true',
    ],
  ],
  [
    '&& before ||',
    'operand',
    'return a && b || c;',
    ['1: a && b → false', '1: c → false', '1: a → true', '1: b → true'],
  ],
  [
    'the condition of a choice, and its sides by themselves',
    'choice',
    'return a && b ? c && d : e;',
    ['1: a && b → true', '1: a && b → false'],
  ],
  [
    'operands of a choice',
    'operand',
    'return a && b ? c && d : e;',
    ['1: a → true', '1: b → true', '1: c → true', '1: d → true'],
  ],
  ['operands of a let', 'operand', 'let x = a || b;', ['1: a → false', '1: b → false']],
  [
    'comparisons',
    'comparison',
    'return a == 1 && b != c && d < e && f <= g && h > i && j >= k;',
    ['1: == → !=', '1: != → ==', '1: < → <=', '1: <= → <', '1: > → >=', '1: >= → >'],
  ],
  [
    'in and is, with both of their sides',
    'comparison',
    'return a.b in c[0] && f(d is int);',
    ['1: a.b in c[0] → !(a.b in c[0])', '1: d is int → !(d is int)'],
  ],
  ['negations', 'negation', 'return !a && b(!(c));', ['1: ! → ', '1: ! → ']],
  [
    'numbers, none below zero and none in names or strings',
    'number',
    "return isText(w256, 0, 20) && x.y('7');",
    ['1: 0 → 1', '1: 20 → 19', '1: 20 → 21'],
  ],
  [
    'items of lists of strings',
    'list item',
    "return f(['a']) && x in ['b', 'c'] && y['d'] in [e];",
    ["1: 'a' → ", "1: 'b',  → ", "1: , 'c' → ", "1: 'd' → "],
  ],
  [
    'nothing in comments, strings and paths',
    'operand',
    "// allow get: if a && b;\nreturn /* a && b */ get(/x/$(y)/z) == 'a && b || c';",
    [],
  ],
  [
    'the line that it stands on',
    'comparison',
    'match /a {\n  // one == two\n  allow get: if b\n    && c == d;\n}',
    ['4: == → !='],
  ],
];

describe('breaks', () => {
  it.each(cases)('%s', (_, kind, rules, mutants) => {
    expect(broken(rules, kind)).toEqual(mutants);
  });
});

it('changes one place and leaves the rest of the text', () => {
  const [, , mutant] = mutantsOf("a\nallow get: if b && c == 'd'; // e\nf");
  expect(mutant?.rules).toBe("a\nallow get: if true && c == 'd'; // e\nf");
});

it.each([...new Set(equivalentMutants.map(({ file }) => file))])(
  'lists no equivalent mutant that %s does not have',
  (file) => {
    const rules = readFileSync(file, 'utf8');
    const found = mutantsOf(rules).map((mutant) => listedAsEquivalent(file, rules, mutant));
    for (const known of equivalentMutants.filter((each) => each.file === file)) {
      expect(found).toContain(known);
    }
  },
);
