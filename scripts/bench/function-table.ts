import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { startGroup } from '../child-group.ts';
import type { Times } from './function-child.ts';
import { markdownTable } from './markdown-table.ts';
import { median, percentile } from './percentile.ts';

const folder = resolve('node_modules/.cache/bench');
const adminFolder = join(folder, 'admin');
const adminManifest = join(adminFolder, 'node_modules/firebase-admin/package.json');

const rounds = 9;
/** How many requests in all, and how many at a time. */
const warmUp = [20, 1];
const oneByOne = [300, 1];
const tenAtATime = [200, 10];

/** How long the form function takes to start and to answer, beside the same work on firebase-admin. */
export async function functionTable(): Promise<string> {
  const child = await bundle(beside('function-child.ts'), 'child');
  const own = await bundle(resolve('netlify/functions/form-submission.ts'), 'form-submission');
  const admin = (await installAdmin()) ? await bundleOnAdmin() : null;

  const ownTimes: Times[] = [];
  const adminTimes: Times[] = [];
  for (let round = 0; round < rounds; round++) {
    ownTimes.push(await run(child, own));
    if (admin) adminTimes.push(await run(child, admin));
  }
  const steady = await run(child, own, [warmUp, oneByOne, tenAtATime]);

  const cold = (name: string, key: 'imported' | 'first') => {
    const time = median(ownTimes.map((each) => each[key]));
    if (!admin) return [name, time.toFixed(0), 'not measured', 'not measured'];
    const adminTime = median(adminTimes.map((each) => each[key]));
    return [name, time.toFixed(0), adminTime.toFixed(0), (time / adminTime).toFixed(2)];
  };
  const warm = [oneByOne, tenAtATime].map(([count, width], index) => {
    const times = steady.series[index + 1] ?? [];
    return [
      `${count}, ${width} at a time`,
      ...[0.5, 0.99].map((part) => percentile(times, part).toFixed(0)),
    ];
  });
  const comparison = admin
    ? `firebase-admin ${adminVersion()} does the same reads, searches and writes, and nothing else.`
    : 'firebase-admin could not be installed.';
  return `Medians of ${rounds} fresh processes each, in turn, every function bundled into one file. ${comparison}
The database is the emulator on this machine, which asks for no token. Milliseconds:

${markdownTable(
  ['', 'this function', 'on firebase-admin', 'ratio'],
  [cold('import', 'imported'), cold('first answer', 'first')],
)}

Once warm, in one process:

${markdownTable(['requests', 'p50, ms', 'p99, ms'], warm)}`;
}

/** One file that needs no package beside it; gives its path. */
async function bundle(entry: string, name: string): Promise<string> {
  const fileName = `${name}.mjs`;
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        output: {
          codeSplitting: false,
          entryFileNames: fileName,
          // firebase-admin has packages that ask where they are.
          banner: 'const __dirname = import.meta.dirname;',
        },
      },
    },
  });
  return join(folder, fileName);
}

/** False when the registry cannot be reached. */
async function installAdmin(): Promise<boolean> {
  if (existsSync(adminManifest)) return true;
  mkdirSync(adminFolder, { recursive: true });
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const args = ['install', '--prefix', adminFolder, ...options, 'firebase-admin@13'];
  const npm = startGroup('npm', 'npm', args);
  // Offline it would try again for many minutes.
  const patience = setTimeout(npm.stop, 90_000);
  const code = await npm.ended;
  clearTimeout(patience);
  await npm.stop();
  return code === 0;
}

/** From where its packages are. */
function bundleOnAdmin(): Promise<string> {
  const entry = join(adminFolder, 'on-admin.js');
  copyFileSync(beside('function-on-admin.js'), entry);
  return bundle(entry, 'on-admin');
}

function adminVersion(): string {
  return JSON.parse(readFileSync(adminManifest, 'utf8')).version;
}

let visitor = 0;

/** No visitor comes twice, since the cooldown would stop them. */
async function run(child: string, module: string, sizes: number[][] = []): Promise<Times> {
  // Mail, and whoever would check the visitor, stay out of it.
  const { SMTP_URL, CAPTCHA_SECRET, URL, ...env } = process.env;
  const args = [child, pathToFileURL(module).href, visitor, ...sizes.flat()];
  visitor += sizes.reduce((sum, [count = 0]) => sum + count, 1);
  const { stdout } = await promisify(execFile)(process.execPath, args.map(String), { env });
  return JSON.parse(stdout);
}

function beside(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
