import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startAnalyticsStandIn } from './local/analytics-stand-in.ts';
import { type Print, runTool, stopAllGroups } from './local/child-group.ts';
import { testBrowserPath } from './local/chromium.ts';
import { type Profile, startEmulators } from './local/emulators.ts';
import { missingEngines } from './local/engines.ts';
import { analyticsPort, localBuildEnv, localEnv } from './local/local-env.ts';
import { startMailStandIn } from './local/mail-stand-in.ts';
import { netlifyPorts, startNetlify } from './local/netlify-runtime.ts';
import { onEnd } from './local/on-end.ts';
import { requirePorts } from './local/ports.ts';
import { portOn } from './local/stacks.ts';
import { type Counts, countsOfPlaywright, countsOfVitest } from './local/test-reports.ts';
import { seed } from './seed.ts';

/**
 * Every check of the project in one run: `npm test`, or `npm test -- rules e2e` for some kinds. A failure does not
 * stop the later kinds.
 */
const kinds: Record<string, (print: Print) => Promise<Counts>> = {
  lint: (print) => once(print, 'biome', ['check', '.']),
  types: (print) => once(print, 'tsc', []),
  unit: (print) => vitest(print, 'unit'),
  pages: (print) => vitest(print, 'pages', 'pages*'),
  rules: (print) => onEmulators('emulator', () => vitest(print, 'rules')),
  emulator: (print) => onEmulators('strict', () => vitest(print, 'emulator')),
  build: async (print) => {
    // Pages without articles are better than no build.
    const withoutDatabase = await once(print, 'vite', ['build']);
    const withDatabase = countOf(await onEmulators('strict', () => build(print)));
    return sum([withoutDatabase, withDatabase, await vitest(print, 'build')]);
  },
  e2e: (print) => onEmulators('strict', () => stories(print), storyStacks()),
  engines: (print) => onEmulators('strict', () => engines(print)),
};

/** The lanes of a stage run in parallel: one computes while the other waits. No two lanes share emulators. */
const stages = [
  [
    ['lint', 'types', 'unit', 'pages'],
    ['rules', 'emulator', 'build'],
  ],
  [['e2e', 'engines']],
];

/** Browser stories share the cores; each worker has its own stack. */
function storyStacks(): number[] {
  const count = flags['no-emulators'] ? 1 : Math.min(4, availableParallelism());
  return Array.from({ length: count }, (_, stack) => stack);
}

async function stories(print: Print): Promise<Counts> {
  if (!testBrowserPath()) {
    throw new Error(
      'Chromium is missing: run `npx playwright install chromium`, or install your system’s chromium package.',
    );
  }
  const stacks = storyStacks();
  const ports = stacks.flatMap((stack) => netlifyPorts.map((port) => portOn(stack, port)));
  await requirePorts([...ports, analyticsPort]);
  if (!isBuilt && !(await build(print))) throw new Error('The build failed.');
  const analytics = await startAnalyticsStandIn();
  const mailServers = await Promise.all(stacks.map(startMailStandIn));
  const runtimes = await Promise.all(
    stacks.map((stack, index) => startNetlify({ stack, env: mailServers[index]?.env })),
  );
  process.env.STORY_STACKS = String(stacks.length);
  try {
    return await reported(print, 'e2e', ['playwright', ['test']], countsOfPlaywright);
  } finally {
    await Promise.all(runtimes.map((runtime) => runtime.stop()));
    await Promise.all(mailServers.map((server) => server.stop()));
    analytics.close();
  }
}

/** The main job and the forms in Firefox and WebKit, on one stack with the usual ports. */
async function engines(print: Print): Promise<Counts> {
  const missing = missingEngines();
  if (missing) throw new Error(missing);
  await requirePorts(netlifyPorts);
  if (!isBuilt && !(await build(print))) throw new Error('The build failed.');
  const runtime = await startNetlify();
  try {
    return await vitest(print, 'engines');
  } finally {
    await runtime.stop();
  }
}

let isBuilt = false;

/**
 * The build needs the demo data: it writes what is published into pages and feeds. The build tests and the stories
 * share it.
 */
async function build(print: Print): Promise<boolean> {
  await seed({});
  isBuilt = await runTool('vite', ['build'], print);
  return isBuilt;
}

function vitest(print: Print, kind: string, project = kind): Promise<Counts> {
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json'];
  return reported(
    print,
    kind,
    ['vitest', [...args, `--outputFile.json=${reportOf(kind)}`]],
    countsOfVitest,
  );
}

const reportOf = (kind: string) => `node_modules/.cache/reports/${kind}.json`;

/** Runs a tool that writes a report. A failure that the report does not explain still counts. */
async function reported(
  print: Print,
  kind: string,
  [tool, args]: [string, string[]],
  countsOf: (report: string) => Counts,
): Promise<Counts> {
  rmSync(reportOf(kind), { force: true });
  const succeeded = await runTool(tool, args, print);
  const counts = countsOf(readFileSync(reportOf(kind), 'utf8'));
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** A tool without single results counts as one. */
const countOf = (passed: boolean): Counts => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
});

async function once(print: Print, tool: string, args: string[]): Promise<Counts> {
  return countOf(await runTool(tool, args, print));
}

async function onEmulators<Result>(
  profile: Profile,
  act: () => Promise<Result>,
  stacks = [0],
): Promise<Result> {
  if (flags['no-emulators']) return act();
  const all = await Promise.all(stacks.map((stack) => startEmulators(profile, stack)));
  try {
    return await act();
  } finally {
    await Promise.all(all.map((emulators) => emulators.stop()));
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

type Result = { kind: string; counts: Counts; seconds: number; output: string };

const isWanted = (kind: string) => positionals.length === 0 || positionals.includes(kind);
const results: Result[] = [];
const atEnd: Result[] = [];
for (const stage of stages) {
  const lanes = stage.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0);
  await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
}

/** The output of a kind that runs beside others appears when it is done; that of a failed kind at the end. */
async function runLane(lane: string[], isAlone: boolean): Promise<void> {
  for (const kind of lane) {
    const result = await runKind(kind, isAlone);
    results.push(result);
    if (isAlone) continue;
    const failed = result.counts.failed > 0;
    if (failed) atEnd.push(result);
    console.log(`\n── ${kind} ──\n${failed ? 'Failed: see the end.' : result.output}`);
  }
}

async function runKind(kind: string, isAlone: boolean): Promise<Result> {
  if (isAlone) console.log(`\n── ${kind} ──`);
  let output = '';
  const print: Print = (text) => {
    output += text;
    if (isAlone) process.stdout.write(text);
  };
  const start = performance.now();
  const run = kinds[kind] as (print: Print) => Promise<Counts>;
  const counts = await run(print).catch((error: unknown) => {
    print(`${error instanceof Error ? error.message : error}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  return { kind, counts, seconds: (performance.now() - start) / 1000, output };
}

for (const { kind, output } of atEnd) console.log(`\n── ${kind} ──\n${output}`);

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
// After a failed start of one stack, others may still run.
await stopAllGroups();
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);
