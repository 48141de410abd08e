import { spawn, spawnSync } from 'node:child_process';
import { atMoment, type Command } from './test-dates.ts';
import { toolFile } from './tool-file.ts';

/** A command with all its child processes, started and stopped as one. */
export type ChildGroup = {
  name: string;
  /** The last lines that the command printed. */
  tail: () => string;
  /** Resolves with the exit code when the command ends; null after a signal. */
  ended: Promise<number | null>;
  /** SIGTERM to the whole group, SIGKILL to survivors after five seconds. */
  stop: () => Promise<void>;
};

const TAIL = 1500;
const GRACE = 5000;
const windows = process.platform === 'win32';

const groups = new Map<ChildGroup, (name: NodeJS.Signals) => void>();

// The last resort: every regular end calls stopAllGroups first.
process.on('exit', () => {
  for (const signal of groups.values()) signal('SIGKILL');
});

export async function stopAllGroups(): Promise<void> {
  await Promise.all([...groups.keys()].map((group) => group.stop()));
}

/** Stops all groups before this process ends by Ctrl-C or a signal. */
export function stopGroupsOnEnd(): void {
  onEnd(async () => {
    await stopAllGroups();
    process.exit(1);
  });
}

/** Ctrl-C does not reach a process group of its own: our script stops the children in order, with their helpers. */
export function startGroup(
  name: string,
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string>; onOutput?: (text: string) => void } = {},
): ChildGroup {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Windows has no process groups.
    detached: !windows,
  });

  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-TAIL);
      options.onOutput?.(text);
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      tail += error.message;
      resolve(null);
    });
  });

  /** Signal 0 only asks; false when no process of the group is left. */
  const signal = (name: NodeJS.Signals | 0): boolean => {
    if (!child.pid) return false;
    try {
      if (!windows) return process.kill(-child.pid, name);
      // taskkill also ends what the child started.
      return name === 0
        ? process.kill(child.pid, 0)
        : spawnSync('taskkill', ['/pid', `${child.pid}`, '/t', '/f']).status === 0;
    } catch {
      return false;
    }
  };

  const group: ChildGroup = {
    name,
    tail: () => tail.trim(),
    ended,
    async stop() {
      const deadline = Date.now() + GRACE;
      signal('SIGTERM');
      while (signal(0) && Date.now() < deadline) await new Promise((wake) => setTimeout(wake, 20));
      signal('SIGKILL');
      groups.delete(group);
    },
  };
  groups.set(group, signal);
  return group;
}

/** Waits until a server of the group answers on the address, with any status. */
export async function answering(group: ChildGroup, url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  let running = true;
  group.ended.then(() => {
    running = false;
  });
  while (running && Date.now() < deadline) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(5000) });
      return;
    } catch {
      await new Promise((wake) => setTimeout(wake, 25));
    }
  }
  throw new Error(`${group.name} did not start.\n${group.tail()}`);
}

export type Print = (text: string) => void;

const show: Print = (text) => void process.stdout.write(text);

/** More than any tool needs on a busy machine: all kinds share its cores. */
const MOST_MINUTES = 40;

/** Runs a command-line tool, at another moment if one is given, and prints its output. True if it succeeded in time. */
export async function runTool(
  name: string,
  args: string[],
  print = show,
  { minutes = MOST_MINUTES, at }: { minutes?: number; at?: Date } = {},
): Promise<boolean> {
  const tool: Command = { command: process.execPath, args: [toolFile(name), ...args] };
  const run = at ? atMoment(at, tool) : tool;
  const group = startGroup(name, run.command, run.args, { env: run.env, onOutput: print });
  const timer = setTimeout(() => {
    print(`${name} was stopped after ${minutes} minutes.\n`);
    void group.stop();
  }, minutes * 60_000);
  const code = await group.ended;
  clearTimeout(timer);
  await group.stop();
  return code === 0;
}

const PARENT_CHECK = 500;

/** Calls back before this process ends: by Ctrl-C, by a signal, or because npm ended. */
export function onEnd(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

  // npm passes SIGTERM to its shell, which dies without passing it on: the only sign is a new parent.
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, PARENT_CHECK).unref();
}
