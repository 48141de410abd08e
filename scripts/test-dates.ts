import { startGroup, stopGroupsOnEnd } from './local/child-group.ts';
import { endBySentence, optionsAndWords } from './local/run-command.ts';
import { atMoment, dateLabel, readMoment, type TestDate, testDates } from './local/test-dates.ts';

/** Those whose whole clock can be set; docs/testing.md says what the others lack. */
const datedKinds = ['unit', 'pages', 'build'];

/** `npm run test-dates`: the tests on each date of the table (`-- unit e2e`), or `-- --at 2026-12-31T23:40`. */
endBySentence();
const { values: flags, positionals } = optionsAndWords({ at: { type: 'string' } });
const kinds = positionals.length > 0 ? positionals : datedKinds;
const dates: TestDate[] = flags.at
  ? [{ name: 'by hand', moment: readMoment(flags.at) }]
  : testDates(new Date());

stopGroupsOnEnd();

const failed: string[] = [];
for (const date of dates) {
  console.log(`\n══ ${dateLabel(date)} ══`);
  const { command, args, env } = atMoment(date.moment, {
    command: process.execPath,
    args: ['--import', 'tsx', 'scripts/test.ts', ...kinds],
  });
  const onOutput = (text: string) => process.stdout.write(text);
  const group = startGroup('The tests', command, args, { env, onOutput });
  if ((await group.ended) !== 0) failed.push(dateLabel(date));
}

console.log(failed.length > 0 ? `\nFailed on ${failed.join(', ')}` : '\nGreen on each date');
process.exitCode = failed.length > 0 ? 1 : 0;
