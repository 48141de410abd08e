import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopAllGroups } from './local/child-group.ts';
import { startEmulators } from './local/emulators.ts';
import { localEnv } from './local/local-env.ts';
import { onEnd } from './local/on-end.ts';
import { type CodeMutant, codeMutantsOf } from './mutate/code-mutants.ts';
import { openJudge } from './mutate/judge.ts';

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

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});
const chosen = Object.keys(areas).filter((area) => !options.only || area === options.only);
if (chosen.length === 0) {
  console.error(`There is no area ${options.only}; there are ${Object.keys(areas).join(', ')}.`);
  process.exit(1);
}

onEnd(async () => {
  await stopAllGroups();
  process.exit(1);
});
Object.assign(process.env, localEnv);
const emulators = await startEmulators('strict');
const table: Record<string, { places: number; tried: number; killed: number }> = {};
try {
  const judge = await openJudge(['unit', 'pages*', 'emulator']);
  for (const area of chosen) {
    const all = filesOf(areas[area] ?? '').flatMap((file) =>
      codeMutantsOf(file, readFileSync(file, 'utf8')),
    );
    const sample = draw(all, Number(options.count), Number(options.seed));
    let killed = 0;
    for (const mutant of sample) {
      const killer = await judge.killerOf(mutant);
      if (killer) killed++;
      console.log(describe(mutant, killer));
    }
    table[area] = { places: all.length, tried: sample.length, killed };
  }
  await judge.close();
} finally {
  await emulators.stop();
}
console.table(table);
process.exit(Object.values(table).every(({ tried, killed }) => tried === killed) ? 0 : 1);

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .sort();
}

function describe({ file, line, kind, before, after }: CodeMutant, killer: string | null): string {
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 100);
  const head = killer ? `killed by ${killer}:` : 'SURVIVED:';
  return `${head} ${file}:${line} ${kind}\n  - ${oneLine(before)}\n  + ${oneLine(after)}`;
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
