import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { limitPage } from './bench/limit-page.ts';
import { type Load, loadPage } from './bench/load-page.ts';
import { openLink, type Step } from './bench/open-link.ts';
import { serve } from './bench/serve.ts';
import { runTool, stopAllGroups } from './child-group.ts';
import { chromiumPath } from './chromium.ts';
import { startEmulators } from './emulators.ts';
import { localEnv, previewPort } from './local-env.ts';
import { onEnd } from './on-end.ts';
import { requirePorts } from './ports.ts';
import { seed } from './seed.ts';

/**
 * `npm run bench` measures the public pages against hand-written ones with the same picture, in turn within one run,
 * and writes docs/performance.md; `npm run bench -- --runs 3 / /blog` measures fewer.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '9' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const everyPath = ['/', '/blog', '/blog/how-utah-pip-pays', '/pip-guide', '/contact', '/gallery'];
const paths = positionals.length > 0 ? positionals : everyPath;
const steps: Step[] = [
  { from: '/', link: '/contact' },
  { from: '/', link: '/blog' },
  { from: '/blog', link: '/blog/how-utah-pip-pays' },
];
const origin = `http://127.0.0.1:${previewPort}`;
const dist = resolve('dist');

onEnd(async () => {
  await stopAllGroups();
  process.exit(1);
});
Object.assign(process.env, localEnv);
await requirePorts([previewPort]);
const emulators = await startEmulators('strict');
await seed({});
if (!(await runTool('vite', ['build']))) throw new Error('The build failed.');
const server = await serve(dist, previewPort);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

const loads = new Map<string, { page: Load[]; limit: Load[] }>();
for (const path of paths) {
  // A first load warms the server, and tells which picture the limit has to carry.
  const { picture } = await loadPage(browser, origin + path);
  const limit = `limit${path.replaceAll('/', '-')}.html`;
  writeFileSync(resolve(dist, limit), limitPage(picture || null));
  loads.set(path, { page: [], limit: [] });
}
const taps = new Map(steps.map((step) => [step, [] as number[]]));
for (let run = 0; run < runs; run++) {
  for (const [step, times] of taps) times.push(await openLink(browser, origin, step));
  for (const [path, { page, limit }] of loads) {
    page.push(await loadPage(browser, origin + path));
    limit.push(await loadPage(browser, `${origin}/limit${path.replaceAll('/', '-')}`));
  }
}
await browser.close();
server.close();
await emulators.stop();

const middle = (all: number[]) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
const median = (all: Load[], key: Exclude<keyof Load, 'picture'>) =>
  middle(all.map((each) => each[key]));
const rows = [...loads].map(([path, { page, limit }]) => {
  const ratio = (key: 'fcp' | 'lcp') => (median(page, key) / median(limit, key)).toFixed(2);
  const whole = (key: Exclude<keyof Load, 'picture'>) => median(page, key).toFixed(0);
  return [
    path,
    `${whole('fcp')} (${ratio('fcp')})`,
    `${whole('lcp')} (${ratio('lcp')})`,
    page[0]?.picture ? 'picture' : 'text',
    whole('tbt'),
    median(page, 'cls').toFixed(3),
    whole('requests'),
    whole('script'),
    whole('total'),
    whole('reads'),
    whole('documents'),
  ];
});
const head = [
  'page',
  ...['FCP', 'LCP', 'largest', 'TBT', 'CLS', 'requests', 'JS', 'total', 'reads', 'documents'],
];
const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
const table = [line(head), line(head.map((_, i) => (i ? '--:' : '---'))), ...rows.map(line)];
const tapTable = [
  line(['from', 'to', 'ms']),
  line(['---', '---', '--:']),
  ...[...taps].map(([{ from, link }, times]) => line([from, link, middle(times).toFixed(0)])),
];
const report = `# Performance

\`npm run bench\` wrote this on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpus()[0]?.model.trim()}, Chromium ${browser.version()}, medians of ${runs} loads with a cold cache.
Profile: phone of 412×823, CPU at a quarter, 1.6 Mbit/s, 150 ms a round trip. In brackets: the ratio to a hand-written page without script that carries
the same picture, loaded in turn with it. Milliseconds; KiB over the wire, everything that comes before anybody scrolls; reads and documents are the
database's answers within that time.

${table.join('\n')}

From the tap on a link to the frame with the next page's title:

${tapTable.join('\n')}
`;
console.log(report);
if (positionals.length === 0) writeFileSync('docs/performance.md', report);
