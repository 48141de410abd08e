import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The functions' clock, which tests set with vi.setSystemTime. */
const clock = 'netlify/lib/environment/clock.ts';

/** `new Date()`, `Date.now` and `Date()`: each asks the machine for the time. */
const asksTheTime = /\bnew Date\b(?!\s*\((?!\s*\)))|\bDate\s*\.\s*now\b|(?<!new )\bDate\s*\(\s*\)/;

const linesThatAsk = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (asksTheTime.test(line) ? [`${file}:${index + 1}`] : []));

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file));

it('takes the moment as an argument in src/domain, and asks one clock in netlify', () => {
  const asking = [...filesOf('src/domain'), ...filesOf('netlify')]
    .filter((file) => file !== clock)
    .flatMap(linesThatAsk)
    .map(
      (place) =>
        `${place}: take \`now\` as an argument, or in a function call currentTime() of ${clock}.`,
    );
  expect(asking).toEqual([]);
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
