import { readFileSync, writeFileSync } from 'node:fs';
import { costTable, withCosts } from './bench/costs.ts';
import { optionsOf, runCommand } from './local/run-command.ts';

// npm run cost-table
await runCommand(async () => {
  optionsOf({});
  const table = costTable(readFileSync('docs/performance.md', 'utf8'));
  const file = 'docs/operations.md';
  writeFileSync(file, withCosts(readFileSync(file, 'utf8'), table));
});
