import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Environment } from '../local/firebase-project.ts';

const variable = 'BACKUP_PASSPHRASE';

/** From the environment, or typed in the terminal, which doesn't show it. twice: for a new backup. */
export async function askPassphrase(env: Environment, { twice = false } = {}): Promise<string> {
  const given = env[variable];
  if (given) return given;
  if (!process.stdin.isTTY) {
    throw new Error(`Set ${variable}, or run this in a terminal, which asks for the passphrase.`);
  }
  const typed = await askHidden('Passphrase of the backup: ');
  if (twice && (await askHidden('The same again: ')) !== typed) {
    throw new Error('The two are not the same. Nothing was written.');
  }
  return typed;
}

async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_, __, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const typed = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return typed;
}
