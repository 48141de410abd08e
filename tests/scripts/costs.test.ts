import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { costTable, withCosts } from '../../scripts/bench/costs.ts';

const performance = readFileSync('docs/performance.md', 'utf8');

it('operations.md has the costs that follow from performance.md', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  expect(withCosts(operations, costTable(performance)), 'Run npm run cost-table').toBe(operations);
});

it('more documents in a list make the month dearer', () => {
  const table = (documents: number) =>
    costTable(`## As the data grow
| / | 6 (5) | 6 (5) | 9 (99) |
| /blog | 3 (9) | 3 (9) | 9 (99) |
| article | 4 (12) | 4 (12) | 9 (99) |
| /gallery | 3 (2) | 4 (2) | 9 (99) |
| inbox | 14 (12) | 10 (${documents}) | 9 (99) |`);
  expect(table(50)).toContain('3,000 visits of 3 pages, 7 documents each | 63,000 reads');
  expect(table(50)).toContain('60 lists a day, 50 documents each | 198,000 reads');
  expect(table(100)).toContain('60 lists a day, 100 documents each | 396,000 reads');
  expect(() => costTable('')).toThrow('npm run bench');
});
