import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { access } from '#domain/account/access.ts';

const rulesTests = readdirSync('tests/rules')
  .map((file) => readFileSync(join('tests/rules', file), 'utf8'))
  .join('\n');

/** The function judges it, not the rules: tests/netlify/site-analytics.test.ts. */
const { siteAnalytics: _, ...inRules } = access;

const cells = Object.entries(inRules).flatMap(([collection, row]) =>
  Object.keys(row).map((operation) => `mayOf('${operation}', '${collection}')`),
);

it.each(cells)('a test of the rules tries every role on %s', (cell) => {
  expect(rulesTests).toContain(cell);
});
