import { resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firebaseProject } from '../../scripts/local/firebase-project.ts';
import { optionsOf } from '../../scripts/local/run-command.ts';

const { argv, env: variables } = process;
const exit = new Error('The command ended itself.');

/** The command in this process: one of its own takes a second to load what all of them share. */
async function run(script: string, args: string[], env: Record<string, string>) {
  const file = resolve(`scripts/${script}.ts`);
  process.argv = [process.execPath, file, ...args];
  process.env = { PATH: variables.PATH, ...env };
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'loadEnvFile').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    process.exitCode = status ?? undefined;
    throw exit;
  });
  // What the command does with an error that nothing catches.
  const listen = vi.spyOn(process, 'on').mockReturnValue(process);
  vi.resetModules();
  await import(/* @vite-ignore */ file).catch((error) => {
    if (error === exit) return;
    const uncaught = listen.mock.calls.find(([event]) => event === 'uncaughtException')?.[1];
    if (!uncaught) throw error;
    expect(() => uncaught(error)).toThrow(exit);
  });
  return { status: process.exitCode, said: printed.mock.calls.join('\n').trim() };
}

afterEach(() => {
  process.argv = argv;
  process.env = variables;
  process.exitCode = undefined;
});

const real = { FIREBASE_PROJECT_ID: 'harbor', FIREBASE_CLIENT_EMAIL: 'a@b.example' };
const broken = { ...real, FIREBASE_PRIVATE_KEY: 'not-a-key' };

describe('a command that can’t do its work ends with one sentence', () => {
  it.each([
    ['seed', ['--nothing'], {}, 'Unknown option'],
    ['dev', ['--nothing'], {}, 'Unknown option'],
    ['preview', ['--nothing'], {}, 'Unknown option'],
    ['test', ['--nothing'], {}, 'Unknown option'],
    ['test', ['nothing'], {}, 'No tests of kind'],
    ['test-dates', ['--nothing'], {}, 'Unknown option'],
    ['test-dates', ['--at', 'noon'], {}, 'noon is not like'],
    ['mutate', ['--nothing'], {}, 'Unknown option'],
    ['mutate', ['--only', 'nothing'], {}, 'no area'],
    ['mutate-rules', ['--nothing'], {}, 'Unknown option'],
    ['bench', ['--nothing'], {}, 'Unknown option'],
    ['bench', ['--runs', 'many'], {}, '--runs takes a whole number'],
    ['bench', ['--runs', '0'], {}, '--runs takes a whole number'],
    ['backup', ['folder', '--keep', '1.5'], {}, '--keep takes a whole number'],
    ['backup', ['folder', '--keep', '-1'], {}, 'There are --plain, --keep'],
    ['mutate', ['--count', ''], {}, '--count takes a whole number'],
    ['screenshots', ['--nothing'], {}, 'Unknown option'],
    ['brand-images', ['--nothing'], {}, 'There are no options'],
    ['cost-table', ['--nothing'], {}, 'There are no options'],
    ['pip-guide', ['--nothing'], {}, 'There are no options'],
    ['backup', ['--nothing'], {}, 'There are --plain, --keep'],
    ['backup-age', ['/no/such'], {}, '/no/such is no folder'],
    ['restore', ['--nothing'], {}, 'There are --overwrite'],
    ['make-admin', [], {}, 'Usage'],
    ['make-admin', ['dana@clinic.example'], broken, 'FIREBASE_PRIVATE_KEY'],
    ['revoke', ['dana@clinic.example'], broken, 'FIREBASE_PRIVATE_KEY'],
    ['reset-factor', ['dana@clinic.example'], broken, 'FIREBASE_PRIVATE_KEY'],
    ['repair', [], broken, 'FIREBASE_PRIVATE_KEY'],
    ['repair', [], {}, 'FIREBASE_PROJECT_ID is not set'],
    ['pip-guide', [], {}, 'VITE_FIREBASE_PROJECT_ID'],
    ['screenshots', ['nothing'], {}, 'No picture'],
    ['mutate-rules', ['--only', 'nothing'], {}, 'No rules'],
  ])('%s %j', async (script, args, env, words) => {
    const { status, said } = await run(script, args, env);
    expect(said).toContain(words);
    expect(said).not.toMatch(/^\s+at |\n/m);
    expect(said).not.toContain('not-a-key');
    expect(status).toBe(1);
  });
});

it('names the options that there are', () => {
  const known = { empty: { type: 'boolean' }, load: { type: 'boolean' } } as const;
  expect(() => optionsOf(known, ['--emtpy'])).toThrow(
    "Unknown option '--emtpy'. There are --empty, --load.",
  );
});

it('names the file of a key that can’t be read', () => {
  const env = { FIREBASE_PROJECT_ID: 'harbor', GOOGLE_APPLICATION_CREDENTIALS: '/no/such.json' };
  expect(() => firebaseProject(env)).toThrow('GOOGLE_APPLICATION_CREDENTIALS is no key');
});
