import { parseArgs } from 'node:util';
import { startGroup, stopAllGroups } from './local/child-group.ts';
import { onEnd } from './local/on-end.ts';
import { atMoment, dateLabel, readMoment, type TestDate, testDates } from './local/test-dates.ts';

/** All that know the date, but Firefox and WebKit: libfaketime slows browsers too much. */
const datedKinds = ['unit', 'pages', 'build', 'rules', 'emulator', 'e2e'];

/**
 * `npm run test-dates -- unit pages`: the tests, or some kinds, on each date of the table. `--at 2026-12-31T23:40`
 * takes one moment of the clinic's clock.
 */
const { values: flags, positionals } = parseArgs({
  options: { at: { type: 'string' } },
  allowPositionals: true,
});
const kinds = positionals.length > 0 ? positionals : datedKinds;
const dates: TestDate[] = flags.at
  ? [{ name: 'by hand', moment: readMoment(flags.at) }]
  : testDates(new Date());

onEnd(async () => {
  await stopAllGroups();
  process.exit(1);
});

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
