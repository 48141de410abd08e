import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { testBrowserPath } from './chromium.ts';
import { missingEngines } from './engines.ts';
import { toolFile } from './tool-file.ts';

const headlessShell = 'chromium-headless-shell';
const aptGet = '/usr/bin/apt-get';

/** Of the programs that those kinds of tests need and that this machine lacks, Debian's names of the packages. */
export function missingPrograms(kinds: string[]): string[] {
  return [
    ...(kinds.includes('e2e') && !testBrowserPath() ? [headlessShell] : []),
    ...(kinds.includes('engines') ? missingEngines() : []),
  ];
}

/** libfaketime, which only runs on other dates need. */
export const missingClock = (): string[] =>
  spawnSync('faketime', ['--version']).error ? ['faketime'] : [];

type Machine = {
  isRoot: boolean;
  exists: (path: string) => boolean;
  /** Runs the command, quietly. Whether it succeeded. */
  run: (command: string, args: string[]) => boolean;
  say: (line: string) => void;
};

const thisMachine: Machine = {
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: (command, args) =>
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
  say: console.log,
};

/** Installs what it may: by apt-get as root, else Playwright's Chromium. The kinds name what is still missing. */
export function installPrograms(names: string[], machine: Machine = thisMachine): void {
  if (names.length === 0) return;
  const left = machine.isRoot && machine.exists(aptGet) ? installByApt(names, machine) : names;
  if (!left.includes(headlessShell)) return;
  machine.say('Installing Chromium with Playwright.');
  const rights = machine.isRoot ? ['--with-deps'] : [];
  machine.run(process.execPath, [toolFile('playwright'), 'install', ...rights, 'chromium']);
}

/** One at a time, so that a system without one of the packages gets the others. Returns those it has not. */
function installByApt(names: string[], { run, say }: Machine): string[] {
  say(`Installing ${names.join(', ')} with apt-get.`);
  run(aptGet, ['update', '-qq']);
  return names.filter(
    (name) => !run(aptGet, ['install', '-y', '-qq', '--no-install-recommends', name]),
  );
}
