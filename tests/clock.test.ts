import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from './files-in.ts';

/** The functions' clock, which tests set with vi.setSystemTime. */
const clock = 'netlify/lib/environment/clock.ts';

/** `new Date()`, `Date.now` and `Date()`: each asks the machine for the time. */
const asksTheTime = /\bnew Date\b(?!\s*\((?!\s*\)))|\bDate\s*\.\s*now\b|(?<!new )\bDate\s*\(\s*\)/;

const linesThatAsk = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (asksTheTime.test(line) ? [`${file}:${index + 1}`] : []));

it('takes the moment as an argument in src/domain, and asks one clock in netlify', () => {
  const asking = filesIn(['src/domain', 'netlify'])
    .filter((file) => file !== clock)
    .flatMap(linesThatAsk)
    .map(
      (place) =>
        `${place}: take \`now\` as an argument, or in a function call currentTime() of ${clock}.`,
    );
  expect(asking).toEqual([]);
});

/** They measure on one device, or note a time for the device alone. */
const ofTheDevice = [
  'src/admin/shared/access/lock-times.ts',
  'src/admin/shared/data/access-log.ts',
  'src/admin/shared/data/publisher.ts',
  'src/admin/shell/layout/use-reload-on-return.ts',
  'src/data/pictures/files.ts',
  'src/data/publishing/website-build.ts',
  'src/data/server-clock.ts',
  'src/data/visits/read-taken.ts',
  'src/site/analytics/stored-cookie-choice.ts',
  'src/site/analytics/tag.ts',
  'src/site/forms/kept-answers.ts',
  'src/site/forms/submit-lead.ts',
];

it('takes the server’s time in the browser, since a device’s clock may be years off', () => {
  const asking = filesIn(['src/admin', 'src/data', 'src/facts', 'src/site']);
  const places = asking.filter((file) => !ofTheDevice.includes(file)).flatMap(linesThatAsk);
  expect(
    places.map(
      (place) => `${place}: call serverDate() or serverNow() of src/data/server-clock.ts.`,
    ),
  ).toEqual([]);
  expect(ofTheDevice.filter((file) => linesThatAsk(file).length === 0)).toEqual([]);
});

it.each(['new Date()', 'new Date', 'new Date( )', 'Date.now()', 'map(Date.now)', 'Date()'])(
  'notices %s',
  (code) => expect(code).toMatch(asksTheTime),
);

it.each([
  'new Date(0)',
  'new Date(',
  "new Date('2026-11-26')",
  'new Date(now)',
  'at: Date',
  'clinicDate(now)',
])('accepts %s', (code) => expect(code).not.toMatch(asksTheTime));
