import { existsSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { emulatorUrls, isDemo } from './local-env.ts';

/** Runs a command with the variables of .env. A refusal is its sentence and exit code 1, without a stack trace. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    if (isDemo(process.env.FIREBASE_PROJECT_ID ?? '')) await requireEmulators();
    await command();
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}

/** For a command about one account, whose address is its only word. */
export const runForEmail = (name: string, command: (email: string) => Promise<void>) =>
  runCommand(async () => {
    const email = process.argv[2];
    if (!email) throw new Error(`Usage: npm run ${name} -- EMAIL`);
    await command(email);
  });

/** From here on an error ends the process with its sentence, for scripts that are no runCommand. Bugs keep their trace. */
export function endBySentence(): void {
  process.on('uncaughtException', (error) => {
    console.error(error.constructor === Error ? error.message : error);
    process.exit(1);
  });
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options of the command line. One that is not known is a sentence with those that are. */
export const optionsOf = <const Known extends Options>(options: Known, args?: string[]) =>
  read({ options, args }).values;

/** The options of the command line, and its words in `positionals`. */
export const optionsAndWords = <const Known extends Options>(options: Known) =>
  read({ options, allowPositionals: true });

function read<const Config extends ParseArgsConfig & { options: Options }>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason = ''] = reasonOf(error).split(/\.\s/);
    const known = Object.keys(config.options).map((name) => `--${name}`);
    const rest = known.length > 0 ? `There are ${known.join(', ')}` : 'There are no options';
    throw new Error(`${reason.replace(/\.?$/, '.')} ${rest}.`);
  }
}

/** A count that an option takes, such as --runs. */
export function countOf(option: string, value: string): number {
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`${option} takes a whole number from 1 on.`);
  return Number(value);
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Without this check Google's library tries for a minute, and then says UNAVAILABLE. */
export async function requireEmulators(): Promise<void> {
  try {
    await fetch(emulatorUrls.firestore, { signal: AbortSignal.timeout(5000) });
  } catch {
    throw new Error(
      `No emulators answer on ${emulatorUrls.firestore}: start \`npm run dev\` in another terminal first.`,
    );
  }
}
