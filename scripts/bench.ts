import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { adminTables } from './bench/admin-tables.ts';
import { functionTable } from './bench/function-table.ts';
import { growthTables } from './bench/growth-tables.ts';
import { pageTables } from './bench/page-tables.ts';
import { pressTable } from './bench/press-table.ts';
import { serve } from './bench/serve.ts';
import { runTool, stopGroupsOnEnd } from './local/child-group.ts';
import { launchChromium } from './local/chromium.ts';
import { startEmulators } from './local/emulators.ts';
import { localEnv, previewPort } from './local/local-env.ts';
import { requirePorts } from './local/ports.ts';
import { countOf, endBySentence, optionsAndWords } from './local/run-command.ts';
import { seed } from './seed.ts';

/** `npm run bench` measures the build into docs/performance.md; `-- --runs 3 / /blog` prints these pages alone. */
endBySentence();
const { values, positionals } = optionsAndWords({ runs: { type: 'string', default: '9' } });
const runs = countOf('--runs', values.runs);
const origin = `http://127.0.0.1:${previewPort}`;
const dist = resolve('dist');

stopGroupsOnEnd();
Object.assign(process.env, localEnv);
await requirePorts([previewPort]);
const emulators = await startEmulators('strict');
await seed({});
if (!(await runTool('vite', ['build']))) throw new Error('The build failed.');
const server = await serve(dist, previewPort);
const browser = await launchChromium();

const pages = await pageTables(browser, { origin, dist, runs, paths: positionals });
console.log(pages);
if (positionals.length === 0) {
  const parts = [`## Public pages\n\n${pages}`];
  const measures: [string, () => Promise<string>][] = [
    ['Back office', () => adminTables(browser, origin)],
    ['Presses', () => pressTable(browser, origin)],
    ['The form function', functionTable],
    ['As the data grow', () => growthTables(browser, origin)],
  ];
  for (const [title, measure] of measures) {
    const part = `## ${title}\n\n${await measure()}`;
    console.log(part);
    parts.push(part);
  }
  const report = `# Performance

\`npm run bench\` wrote this on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpus()[0]?.model.trim()}, Chromium ${browser.version()}, medians of ${runs}.
The machine is shared: only ratios within one run compare.

${parts.join('\n\n')}
`;
  writeFileSync('docs/performance.md', report);
}
await browser.close();
server.close();
await emulators.stop();
