import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { answering, type ChildGroup, startGroup } from './child-group.ts';
import { emulatorPorts, emulatorUrls, projectId } from './local-env.ts';
import { requirePorts } from './ports.ts';

/** 'strict' asks for indexes as production does; 'emulator' behaves like Google's emulator, which @firebase/rules-unit-testing needs. */
export type Profile = 'strict' | 'emulator';

/** Starts the Firebase emulators of firebase.json and waits until all of them answer. */
export async function startEmulators(profile: Profile): Promise<ChildGroup> {
  await requirePorts(emulatorPorts);
  const { command, args } = fireemu();
  const config = writeConfig(profile);
  const emulators = startGroup('The Firebase emulators', command, [
    ...args,
    ...['up', '--config', config, '--project', projectId],
  ]);
  const { auth, firestore, storage } = emulatorUrls;
  await Promise.all([auth, firestore, storage].map((url) => answering(emulators, url)));
  return emulators;
}

/** The native binary where the optional package is installed, else whatever npx can fetch for this platform. */
function fireemu(): { command: string; args: string[] } {
  const binary = installedBinary();
  if (binary) return { command: binary, args: [] };
  console.log(
    'No Firebase emulator is installed for this platform: trying `npx fireemu`. If that fails, run `npm run emulators` (needs Java) in a second terminal and `npm run dev -- --no-emulators` here.',
  );
  return { command: 'npx', args: ['--yes', 'fireemu@0.7.1'] };
}

function installedBinary(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve('@fireemu/linux-x64/package.json');
    const binary = resolve(manifest, '../bin/fireemu');
    if (!existsSync(binary)) return undefined;
    // npm unpacks it without the executable bit.
    chmodSync(binary, 0o755);
    return binary;
  } catch {
    return undefined;
  }
}

function writeConfig(profile: Profile): string {
  const folder = resolve('node_modules/.cache/emulators');
  const file = join(folder, `${profile}.json`);
  mkdirSync(folder, { recursive: true });
  const config = {
    schemaVersion: 1,
    profile,
    firebaseJson: resolve('firebase.json'),
    firestore: { apiMode: 'native', edition: 'standard' },
  };
  writeFileSync(file, JSON.stringify(config));
  return file;
}
