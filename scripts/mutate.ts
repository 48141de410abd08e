import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopGroupsOnEnd } from './local/child-group.ts';
import { startEmulators } from './local/emulators.ts';
import { localEnv } from './local/local-env.ts';
import { countOf, endBySentence, optionsOf } from './local/run-command.ts';
import { type CodeMutant, codeMutantsOf } from './mutate/code-mutants.ts';
import { judge, type MutantVerdict } from './mutate/judge.ts';
import { openTests } from './mutate/open-tests.ts';
import { reachedBy } from './mutate/reached-by.ts';

/**
 * Changes the code in a few places and expects a test to fail: `npm run mutate`, or `npm run mutate -- --only
 * admin --count 30 --seed 7`. The same seed draws the same places. Browser stories do not run: they would take too
 * long.
 */
const areas: Record<string, string> = {
  domain: 'src/domain',
  data: 'src/data',
  functions: 'netlify',
  admin: 'src/admin',
  site: 'src/site',
};

endBySentence();
const options = optionsOf({
  only: { type: 'string' },
  count: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
});
const chosen = Object.keys(areas).filter((area) => !options.only || area === options.only);
if (chosen.length === 0) {
  throw new Error(`There is no area ${options.only}; there are ${Object.keys(areas).join(', ')}.`);
}
const count = countOf('--count', options.count);

stopGroupsOnEnd();
Object.assign(process.env, localEnv);
let isComplete = false;
const emulators = await startEmulators('strict');
try {
  const tests = await openTests();
  const samples = chosen.map(sampleOf);
  const drawn = samples.flatMap(({ mutants }) => mutants);
  console.log(`Looking which tests run the code of ${drawn.length} mutants.`);
  const reached = await reachedBy(drawn, tests);
  for (const { mutants, counts } of samples) {
    for (const mutant of mutants) {
      const verdict = await judge(mutant, reached.get(mutant) ?? [], tests);
      counts[verdict.outcome]++;
      console.log(describe(mutant, verdict));
    }
  }
  await tests.close();
  console.table(Object.fromEntries(samples.map(({ area, counts }) => [area, counts])));
  isComplete = samples.every(({ counts }) => counts.killed === counts.tried);
} finally {
  await emulators.stop();
}
process.exit(isComplete ? 0 : 1);

function sampleOf(area: string) {
  const all = filesOf(areas[area] ?? '').flatMap((file) =>
    codeMutantsOf(file, readFileSync(file, 'utf8')),
  );
  const mutants = draw(all, count, Number(options.seed));
  const none = { killed: 0, survived: 0, 'not run': 0, unclear: 0 };
  return { area, mutants, counts: { places: all.length, tried: mutants.length, ...none } };
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .sort();
}

function describe(mutant: CodeMutant, { outcome, reason }: MutantVerdict): string {
  const { file, line, kind, before, after } = mutant;
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 100);
  return `${outcome}: ${file}:${line} ${kind} (${reason})\n  - ${oneLine(before)}\n  + ${oneLine(after)}`;
}

/** A random sample, the same for the same seed. */
function draw<Item>(all: Item[], count: number, seed: number): Item[] {
  const rest = [...all];
  const drawn: Item[] = [];
  let state = seed;
  while (drawn.length < count && rest.length > 0) {
    // A linear congruential generator, with the constants of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    drawn.push(...rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1));
  }
  return drawn;
}
