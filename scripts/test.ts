import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { startAnalyticsStandIn } from './local/analytics-stand-in.ts';
import { type Print, runTool, stopAllGroups, stopGroupsOnEnd } from './local/child-group.ts';
import { testBrowserPath } from './local/chromium.ts';
import { type EmulatorKind, startEmulators } from './local/emulators.ts';
import { missingEngines } from './local/engines.ts';
import { googleFirestoreJar, googleIsMissing } from './local/google-firestore.ts';
import { localBuildEnv, localEnv } from './local/local-env.ts';
import { startMailStandIn } from './local/mail-stand-in.ts';
import { netlifyPorts, startNetlify } from './local/netlify-runtime.ts';
import { requirePorts } from './local/ports.ts';
import { endBySentence, optionsAndWords, reasonOf } from './local/run-command.ts';
import { type DatabaseKind, portOn, stackOf } from './local/stacks.ts';
import { dateLabel, dateOfTurn, isClockSet } from './local/test-dates.ts';
import { installPrograms, missingClock, missingPrograms } from './local/test-programs.ts';
import { type Outcome, outcomeOfPlaywright, outcomeOfVitest } from './local/test-reports.ts';
import { seed } from './seed.ts';

/** Every check in one run: `npm test`; `npm test -- rules e2e` for some kinds. A failure stops no later kind. */
const kinds: Record<string, (print: Print) => Promise<Outcome>> = {
  lint: (print) => once(print, 'biome', ['check', '.']),
  types: (print) => once(print, 'tsc', []),
  unit: (print) => vitest(print, 'unit', 'unit*', turn?.moment),
  pages: (print) => vitest(print, 'pages', 'pages*'),
  build: builds,
  rules: (print) => onDatabase(print, 'rules', 'emulator'),
  'rules-google': (print) => onDatabase(print, 'rules-google', 'google'),
  emulator: (print) => onDatabase(print, 'emulator', 'strict'),
  'emulator-google': (print) => onDatabase(print, 'emulator-google', 'google'),
  engines: (print) => onEmulators('strict', () => engines(print)),
  e2e: stories,
};

/** They need what `build` writes. */
const needBuild = ['engines', 'e2e'];

/**
 * Steps of a lane follow each other, lanes run beside each other: one computes while the other waits. More beside browsers
 * make every test slow, and then real time limits end what works. Tests on databases mostly wait.
 */
const lanes = [
  // On the usual ports, but for the stories.
  [['build'], ['e2e'], ['engines'], ['emulator', 'pages']],
  [['lint'], ['types'], ['unit'], ['rules'], ['rules-google'], ['emulator-google']],
];

let hasBuilt = false;

/** Without a database first, as a build of pages without articles; then with the demo data, which all kinds share. */
async function builds(print: Print): Promise<Outcome> {
  const withoutDatabase = await once(print, 'vite', ['build']);
  hasBuilt = await onEmulators('strict', async () => {
    await seed({});
    return runTool('vite', ['build'], print);
  });
  return sum([
    withoutDatabase,
    outcomeOf('vite build on the emulators', hasBuilt),
    await vitest(print, 'build'),
  ]);
}

/** Browser stories share the cores; each worker has its own stack. */
async function stories(print: Print): Promise<Outcome> {
  if (!testBrowserPath()) return leftOut('e2e', 'Chromium');
  const stacks = flags['no-emulators'] ? [0] : storyStacks;
  const ports = stacks.flatMap((stack) => netlifyPorts.map((port) => portOn(stack, port)));
  await requirePorts(ports);
  if (!hasBuilt) throw new Error('The build failed.');
  return onEmulators('strict', () => storiesOn(stacks, print), stacks);
}

async function storiesOn(stacks: number[], print: Print): Promise<Outcome> {
  const analytics = await startAnalyticsStandIn();
  const mailServers = await Promise.all(stacks.map((stack) => startMailStandIn(stack)));
  const runtimes = await Promise.all(
    stacks.map((stack, index) =>
      startNetlify({ stack, env: { ...analytics.env, ...mailServers[index]?.env } }),
    ),
  );
  process.env.STORY_STACKS = stacks.join();
  try {
    return await reported(print, 'e2e', ['playwright', ['test']], outcomeOfPlaywright);
  } finally {
    await Promise.all(runtimes.map((runtime) => runtime.stop()));
    await Promise.all(mailServers.map((server) => server.stop()));
    analytics.stop();
  }
}

/** The main job and the forms in Firefox and WebKit, on one stack with the usual ports. */
async function engines(print: Print): Promise<Outcome> {
  const missing = missingEngines();
  if (missing.length > 0) return leftOut('engines', missing.join(', '));
  await requirePorts(netlifyPorts);
  if (!hasBuilt) throw new Error('The build failed.');
  const runtime = await startNetlify();
  try {
    return await vitest(print, 'engines');
  } finally {
    await runtime.stop();
  }
}

/** A kind whose programs could not be installed. Only CI insists on them. */
function leftOut(kind: string, missing: string): Outcome {
  const reason = `${kind}: missing here, and not to be installed: ${missing}.`;
  if (process.env.CI) throw new Error(reason);
  skips.push(reason);
  return { passed: 0, failed: [], skipped: 1 };
}

const onDatabase = (print: Print, kind: DatabaseKind, profile: EmulatorKind) =>
  onEmulators(profile, () => vitest(print, kind, `*${kind}`), [stackOf(kind)]);

/** at: what the tests take for now. */
function vitest(print: Print, kind: string, project = kind, at?: Date): Promise<Outcome> {
  const reporters = ['default', 'json', './tests/unfinished-files.ts'];
  const args = ['run', '--project', project, ...reporters.map((name) => `--reporter=${name}`)];
  return reported(
    print,
    kind,
    ['vitest', [...args, `--outputFile.json=${reportOf(kind)}`]],
    outcomeOfVitest,
    at,
  );
}

const reportOf = (kind: string) => `node_modules/.cache/reports/${kind}.json`;

/** Runs a tool that writes a report. A failure that the report does not explain still counts. */
async function reported(
  print: Print,
  kind: string,
  [tool, args]: [string, string[]],
  outcomeIn: (report: string) => Outcome,
  at?: Date,
): Promise<Outcome> {
  rmSync(reportOf(kind), { force: true });
  const succeeded = await runTool(tool, args, print, { at });
  if (!existsSync(reportOf(kind))) throw new Error(`No results of ${kind}.`);
  const outcome = outcomeIn(readFileSync(reportOf(kind), 'utf8'));
  return succeeded || outcome.failed.length > 0
    ? outcome
    : { ...outcome, failed: [`${tool} failed.`] };
}

/** A tool without single results counts as one. */
const outcomeOf = (tool: string, passed: boolean): Outcome => ({
  passed: passed ? 1 : 0,
  failed: passed ? [] : [tool],
  skipped: 0,
});

async function once(print: Print, tool: string, args: string[]): Promise<Outcome> {
  return outcomeOf(tool, await runTool(tool, args, print));
}

async function onEmulators<Result>(
  profile: EmulatorKind,
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

function sum(all: Outcome[]): Outcome {
  const total = (key: 'passed' | 'skipped') => all.reduce((result, each) => result + each[key], 0);
  return {
    passed: total('passed'),
    failed: all.flatMap(({ failed }) => failed),
    skipped: total('skipped'),
  };
}

endBySentence();
const { values: flags, positionals } = optionsAndWords({
  'no-emulators': { type: 'boolean' },
  turn: { type: 'boolean' },
});
// A clock that is set already stays as it is.
const turn = flags.turn && !isClockSet() ? dateOfTurn(new Date()) : undefined;
if (turn) console.log(`Unit tests run at ${dateLabel(turn)}.`);
const skips: string[] = [];
// One more than there are cores: stories wait for pages, clocks and mails a third of their time.
const storyStacks = [1, 2, 3, 4].slice(0, availableParallelism() + 1);
if (!flags['no-emulators']) process.env.OWN_STACKS = 'true';
const unknown = positionals.filter((kind) => !(kind in kinds));
if (unknown.length > 0) {
  throw new Error(
    `No tests of kind ${unknown.join(', ')}; there are ${Object.keys(kinds).join(', ')}.`,
  );
}

stopGroupsOnEnd();
Object.assign(process.env, localEnv, localBuildEnv);

type Result = { kind: string; outcome: Outcome; seconds: number; output: string };

/** CI fails without Google's engine; another machine leaves its kinds out. */
const leavesGoogleOut =
  positionals.length === 0 && !process.env.CI && (flags['no-emulators'] || !googleFirestoreJar());

const isWanted = (kind: string) =>
  (positionals.length === 0 && !(leavesGoogleOut && kind.endsWith('-google'))) ||
  positionals.includes(kind) ||
  (kind === 'build' && positionals.some((each) => needBuild.includes(each)));
const wantedKinds = Object.keys(kinds).filter(isWanted);
installPrograms([...missingPrograms(wantedKinds), ...(turn ? missingClock() : [])]);
if (isWanted('emulator') && isWanted('emulator-google')) process.env.DATA_ON_GOOGLE = 'true';
const results: Result[] = [];
const atEnd: Result[] = [];
// One database cannot serve two kinds at once.
const wanted = (flags['no-emulators'] ? [lanes.flat(2).map((kind) => [kind])] : lanes)
  .map((lane) => lane.map((step) => step.filter(isWanted)).filter((step) => step.length > 0))
  .filter((lane) => lane.length > 0);
await Promise.all(wanted.map(runLane));

async function runLane(lane: string[][]): Promise<void> {
  for (const step of lane) {
    const isAlone = wanted.length === 1 && step.length === 1;
    await Promise.all(step.map((kind) => runReported(kind, isAlone)));
  }
}

/** The output of a kind that runs beside others appears when it is done; that of a failed kind at the end. */
async function runReported(kind: string, isAlone: boolean): Promise<void> {
  const result = await runKind(kind, isAlone);
  results.push(result);
  if (isAlone) return;
  const failed = result.outcome.failed.length > 0;
  if (failed) atEnd.push(result);
  console.log(`\n── ${kind} ──\n${failed ? 'Failed: see the end.' : result.output}`);
}

async function runKind(kind: string, isAlone: boolean): Promise<Result> {
  if (isAlone) console.log(`\n── ${kind} ──`);
  let output = '';
  const print: Print = (text) => {
    output += text;
    if (isAlone) process.stdout.write(text);
  };
  const start = performance.now();
  const run = kinds[kind] as (print: Print) => Promise<Outcome>;
  const outcome = await run(print).catch((error: unknown) => {
    const message = reasonOf(error);
    print(`${message}\n`);
    return { passed: 0, failed: [message], skipped: 0 };
  });
  return { kind, outcome, seconds: (performance.now() - start) / 1000, output };
}

for (const { kind, output } of atEnd) console.log(`\n── ${kind} ──\n${output}`);

console.log('');
for (const { kind, outcome } of results) {
  for (const name of outcome.failed) console.log(`Failed, ${kind}: ${name}`);
}

console.log(`\n${'kind'.padEnd(16)}${row('passed', 'failed', 'skipped', 'seconds')}`);
for (const { kind, outcome, seconds } of results) {
  const { passed, failed, skipped } = outcome;
  console.log(kind.padEnd(16) + row(passed, failed.length, skipped, seconds.toFixed(1)));
}

function row(...cells: (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(9)).join('');
}

if (leavesGoogleOut) console.log(`\nNothing ran on Google’s Firestore: ${googleIsMissing}`);
const { passed, failed, skipped } = sum(results.map(({ outcome }) => outcome));
if (skipped > 0) console.log(`\n${[`${skipped} skipped`, ...skips].join('\n')}`);
// After a failed start of one stack, others may still run.
await stopAllGroups();
process.exitCode = failed.length > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed.length} failed`);
