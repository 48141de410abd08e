import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startAnalyticsStandIn } from './analytics-stand-in.ts';
import { runTool, stopAllGroups } from './child-group.ts';
import { testBrowserPath } from './chromium.ts';
import { type Profile, startEmulators } from './emulators.ts';
import { analyticsPort, localBuildEnv, localEnv } from './local-env.ts';
import { netlifyPorts, startNetlify } from './netlify-runtime.ts';
import { onEnd } from './on-end.ts';
import { requirePorts } from './ports.ts';
import { seed } from './seed.ts';
import { type Counts, countsOfPlaywright, countsOfVitest } from './test-reports.ts';

/**
 * Everything the project can check, in one run: `npm test`, or `npm test -- rules e2e` for some kinds.
 * A failure never hides what the later kinds would have said.
 */
const kinds: Record<string, () => Promise<Counts>> = {
  lint: () => once('biome', ['check', '.']),
  types: () => once('tsc', []),
  unit: () => vitest('unit'),
  pages: () => vitest('pages'),
  rules: () => onEmulators('emulator', () => vitest('rules')),
  emulator: () => onEmulators('strict', () => vitest('emulator')),
  build: async () => sum([await once('vite', ['build']), await vitest('build')]),
  e2e: () => onEmulators('strict', stories),
};

async function stories(): Promise<Counts> {
  if (!testBrowserPath()) {
    throw new Error(
      'Chromium is missing: run `npx playwright install chromium`, or install your system’s chromium package.',
    );
  }
  await requirePorts([...netlifyPorts, analyticsPort]);
  // The build writes what is published into the feeds.
  await seed({});
  if (!(await runTool('vite', ['build']))) throw new Error('The build failed.');
  const analytics = await startAnalyticsStandIn();
  const netlify = await startNetlify();
  try {
    return await reported('e2e', ['playwright', ['test']], countsOfPlaywright);
  } finally {
    await netlify.stop();
    analytics.close();
  }
}

function vitest(project: string): Promise<Counts> {
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json'];
  return reported(
    project,
    ['vitest', [...args, `--outputFile.json=${reportOf(project)}`]],
    countsOfVitest,
  );
}

const reportOf = (kind: string) => `node_modules/.cache/reports/${kind}.json`;

/** Runs a tool that writes a report; what the report does not explain still counts as a failure. */
async function reported(
  kind: string,
  [tool, args]: [string, string[]],
  countsOf: (report: string) => Counts,
): Promise<Counts> {
  rmSync(reportOf(kind), { force: true });
  const succeeded = await runTool(tool, args);
  const counts = countsOf(readFileSync(reportOf(kind), 'utf8'));
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** A tool without single results counts as one. */
async function once(tool: string, args: string[]): Promise<Counts> {
  const passed = await runTool(tool, args);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

async function onEmulators(profile: Profile, act: () => Promise<Counts>): Promise<Counts> {
  if (flags['no-emulators']) return act();
  const emulators = await startEmulators(profile);
  try {
    return await act();
  } finally {
    await emulators.stop();
  }
}

function sum(all: Counts[]): Counts {
  const total = (key: keyof Counts) => all.reduce((result, counts) => result + counts[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

const { values: flags, positionals } = parseArgs({
  options: { 'no-emulators': { type: 'boolean' } },
  allowPositionals: true,
});
const unknown = positionals.filter((kind) => !(kind in kinds));
if (unknown.length > 0) {
  console.error(
    `No tests of kind ${unknown.join(', ')}; there are ${Object.keys(kinds).join(', ')}.`,
  );
  process.exit(1);
}

onEnd(async () => {
  await stopAllGroups();
  process.exit(1);
});
Object.assign(process.env, localEnv, localBuildEnv);

const results: { kind: string; counts: Counts; seconds: number }[] = [];
for (const [kind, run] of Object.entries(kinds)) {
  if (positionals.length > 0 && !positionals.includes(kind)) continue;
  console.log(`\n── ${kind} ──`);
  const start = performance.now();
  const counts = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  results.push({ kind, counts, seconds: (performance.now() - start) / 1000 });
}

console.log(`\n${'kind'.padEnd(10)}${row('passed', 'failed', 'skipped', 'seconds')}`);
for (const { kind, counts, seconds } of results) {
  const { passed, failed, skipped } = counts;
  console.log(kind.padEnd(10) + row(passed, failed, skipped, seconds.toFixed(1)));
}

function row(...cells: (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(9)).join('');
}

const { passed, failed, skipped } = sum(results.map(({ counts }) => counts));
if (skipped > 0) console.log(`\n${skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);
