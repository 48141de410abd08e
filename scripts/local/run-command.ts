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

/** The options of the command line. One that is not known is a sentence with those that are. */
export function optionsOf<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  args = process.argv.slice(2),
) {
  try {
    return parseArgs({ options, args }).values;
  } catch (error) {
    const [reason = ''] = reasonOf(error).split('. ');
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`${reason.replace(/\.?$/, '.')} There are ${known.join(', ')}.`);
  }
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
