import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { Times } from './function-child.ts';
import { markdownTable, median, percentile } from './tables.ts';

const folder = resolve('node_modules/.cache/bench');

const rounds = 9;
/** Total number of requests, and how many at a time. */
const warmUp = [20, 1];
const oneByOne = [300, 1];
const tenAtATime = [200, 10];

/** Start and answer times of the form function, beside the same work on firebase-admin. */
export async function functionTable(): Promise<string> {
  const child = await bundle(beside('function-child.ts'), 'child');
  const own = await bundle(resolve('netlify/functions/form-submission.ts'), 'form-submission');
  const admin = await bundle(beside('function-on-admin.js'), 'on-admin');

  const ownTimes: Times[] = [];
  const adminTimes: Times[] = [];
  for (let round = 0; round < rounds; round++) {
    ownTimes.push(await run(child, own));
    adminTimes.push(await run(child, admin));
  }
  const steady = await run(child, own, [warmUp, oneByOne, tenAtATime]);

  const cold = (name: string, key: 'imported' | 'first') => {
    const time = median(ownTimes.map((each) => each[key]));
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
  return `Medians of ${rounds} fresh processes each, in turn, every function bundled into one file. firebase-admin ${adminVersion()} does the same reads, searches and writes, and nothing else.
The database is the emulator on this machine, which asks for no token. Milliseconds:

${markdownTable(
  ['', 'this function', 'on firebase-admin', 'ratio'],
  [cold('import', 'imported'), cold('first answer', 'first')],
)}

Once warm, in one process:

${markdownTable(['requests', 'p50, ms', 'p99, ms'], warm)}`;
}

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
          // Some packages of firebase-admin look up their own location.
          banner: 'const __dirname = import.meta.dirname;',
        },
      },
    },
  });
  return join(folder, fileName);
}

function adminVersion(): string {
  return JSON.parse(readFileSync('node_modules/firebase-admin/package.json', 'utf8')).version;
}

let visitor = 0;

/** No visitor repeats, because the cooldown would stop them. */
async function run(child: string, module: string, sizes: number[][] = []): Promise<Times> {
  // Without mail and CAPTCHA.
  const { SMTP_URL, CAPTCHA_SECRET, URL, ...env } = process.env;
  const args = [child, pathToFileURL(module).href, visitor, ...sizes.flat()];
  visitor += sizes.reduce((sum, [count = 0]) => sum + count, 1);
  const { stdout } = await promisify(execFile)(process.execPath, args.map(String), { env });
  return JSON.parse(stdout);
}

function beside(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
