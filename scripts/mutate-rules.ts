import { readFileSync } from 'node:fs';
import { stopGroupsOnEnd } from './local/child-group.ts';
import { startEmulators } from './local/emulators.ts';
import { endBySentence, optionsOf } from './local/run-command.ts';
import { listedAsEquivalent } from './mutate-rules/equivalent-mutants.ts';
import { type Kind, mutantsOf } from './mutate-rules/mutants.ts';
import {
  openRulesTests,
  type RulesFile,
  type RulesTests,
  type RulesVerdict,
  rulesFiles,
} from './mutate-rules/rules-tests.ts';

/**
 * Breaks every allow line and every condition of the rules in turn, and expects the rules tests to fail: `npm run
 * mutate-rules`, or a part of it with `--only storage --lines 9-14 --shard 1/4`. With `--tests users,trail` only these files of tests run.
 */
endBySentence();
const options = optionsOf({
  only: { type: 'string' },
  lines: { type: 'string' },
  shard: { type: 'string' },
  tests: { type: 'string' },
});
const isNamed = (file: RulesFile) => !options.only || file.startsWith(options.only);
if (!rulesFiles.some(isNamed)) {
  throw new Error(`No rules begin with ${options.only}. There are ${rulesFiles.join(', ')}.`);
}
const [firstLine = 1, lastLine = Number.POSITIVE_INFINITY] = numbers(options.lines, '-');
const [shard = 1, shards = 1] = numbers(options.shard, '/');

type Outcome = RulesVerdict | 'equivalent';
const tally = new Map<string, Record<Outcome | 'mutants', number>>();

stopGroupsOnEnd();
const emulators = await startEmulators('emulator');
const tests = await openRulesTests(options.tests?.split(','));
try {
  for (const file of rulesFiles) {
    if (isNamed(file)) await mutate(file, tests);
  }
} finally {
  await tests.close();
  await emulators.stop();
}
console.table(Object.fromEntries(tally));
const survived = [...tally.values()].some((counts) => counts.survived > 0);
// No mutant means wrong options.
process.exit(survived || tally.size === 0 ? 1 : 0);

async function mutate(file: RulesFile, { judge }: RulesTests): Promise<void> {
  const rules = readFileSync(file, 'utf8');
  if ((await judge(file, rules)) !== 'survived') {
    throw new Error(`The tests fail with ${file} as it is.`);
  }
  const mutants = mutantsOf(rules)
    .filter(({ line }) => line >= firstLine && line <= lastLine)
    .filter((_, i) => i % shards === shard - 1);
  for (const [i, mutant] of mutants.entries()) {
    const outcome = listedAsEquivalent(file, rules, mutant)
      ? 'equivalent'
      : await judge(file, mutant.rules);
    count(file, mutant.kind, outcome);
    if (outcome === 'survived' || outcome === 'invalid') {
      console.log(`${outcome}: ${file}:${mutant.line} ${mutant.kind}`);
      console.log(`  - ${oneLine(mutant.before)}\n  + ${oneLine(mutant.after)}`);
    }
    if ((i + 1) % 50 === 0) console.log(`${file}: ${i + 1} of ${mutants.length}`);
  }
}

function count(file: RulesFile, kind: Kind, outcome: Outcome): void {
  const none = { mutants: 0, caught: 0, survived: 0, equivalent: 0, invalid: 0 };
  const counts = tally.get(`${file} ${kind}`) ?? none;
  counts.mutants++;
  counts[outcome]++;
  tally.set(`${file} ${kind}`, counts);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function numbers(text: string | undefined, separator: string): number[] {
  return text?.split(separator).map(Number) ?? [];
}
