import { expect, it } from 'vitest';
import { codeMutantsOf } from '../../scripts/mutate/code-mutants.ts';
import { withProbes } from '../../scripts/mutate/reached-by.ts';

/** The mutants of a code, as 'kind: before → after'. */
const mutantsOf = (code: string) =>
  codeMutantsOf('a.tsx', code).map(({ kind, before, after }) => `${kind}: ${before} → ${after}`);

const cases: [what: string, code: string, mutants: string[]][] = [
  ['a statement', 'send(it);', ['statement removed: send(it); → ;']],
  [
    'an if',
    'if (a) b;',
    ['condition: a → true', 'condition: a → false', 'statement removed: b; → ;'],
  ],
  ['a choice', 'const a = b ? c : d;', ['condition: b → true', 'condition: b → false']],
  ['an await', 'const a = await b();', ['await removed: await b() → b()']],
  ['a negation', 'const a = !b;', ['negation removed: !b → b']],
  [
    'operators',
    'const a = b < c || d === e;',
    ['operator: || → &&', 'operator: < → <=', 'operator: === → !=='],
  ],
  ['numbers', 'const a = 1_000;', ['number: 1_000 → 1001']],
  ['booleans', 'const a = true;', ['boolean: true → false']],
  [
    'no types, imports and class names',
    "import { a } from 'a'; type B = true; const c = <p className={d || 'e'} />;",
    [],
  ],
];

it.each(cases)('breaks %s', (_, code, mutants) => {
  expect(mutantsOf(code)).toEqual(mutants);
});

it('changes one place and leaves the rest of the text', () => {
  const [mutant] = codeMutantsOf('a.ts', 'const a = 1;\nconst b = !c;');
  expect(mutant).toMatchObject({ line: 1, code: 'const a = 2;\nconst b = !c;' });
});

it('notes which functions with mutants ran, and that the module was loaded', () => {
  // f runs, g does not.
  const code = 'const a = 1; const f = (n) => n === 2; function g(n) { return !n; } f(0);';
  const mutants = new Map(codeMutantsOf('a.js', code).entries());
  const probed = new Function('globalThis', `${withProbes(code, mutants)} return globalThis;`);
  const kinds = (numbers: Set<number>) => [...numbers].map((n) => mutants.get(n)?.kind);
  const { ranMutants, loadedMutants } = probed({});
  expect(kinds(ranMutants).sort()).toEqual(['number', 'operator']);
  expect(kinds(loadedMutants).sort()).toEqual(['number', 'number', 'statement removed']);
});
