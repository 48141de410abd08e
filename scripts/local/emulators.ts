import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { answering, type ChildGroup, startGroup } from './child-group.ts';
import { startGoogleFirestore } from './google-firestore.ts';
import { emulatorPorts, projectId } from './local-env.ts';
import { requirePorts } from './ports.ts';
import { portOn } from './stacks.ts';
import { isClockSet } from './test-dates.ts';

const { auth, firestore, storage, ui, hub, logging } = firebaseJson.emulators;

const portFlags = {
  '--http-port': auth.port,
  '--firestore-port': firestore.port,
  '--storage-port': storage.port,
  '--ui-port': ui.port,
  '--hub-port': hub.port,
  '--logging-port': logging.port,
};

/** 'strict' wants indexes, as production; 'emulator' is as @firebase/rules-unit-testing needs; 'google' is Google's. */
export type EmulatorKind = 'strict' | 'emulator' | 'google';

/** Starts the Firebase emulators of firebase.json, on the ports of the stack, and waits until all of them answer. */
export async function startEmulators(profile: EmulatorKind, stack = 0): Promise<ChildGroup> {
  const onGoogle = profile === 'google';
  await requirePorts(emulatorPorts.map((port) => portOn(stack, port)));
  const command = fireemu();
  const config = writeConfig(profile, stack);
  const emulators = startGroup('The Firebase emulators', command, [
    ...['up', '--config', config, '--project', projectId],
    ...(onGoogle ? ['--only', 'auth,storage'] : []),
    ...Object.entries(portFlags).flatMap(([flag, port]) => [flag, `${portOn(stack, port)}`]),
  ]);
  const own = onGoogle ? [auth, storage] : [auth, firestore, storage];
  const answers = own.map(({ port }) => portOn(stack, port));
  await Promise.all(answers.map((port) => answering(emulators, `http://127.0.0.1:${port}`)));
  return onGoogle ? withGoogle(emulators, await startGoogleFirestore(stack)) : emulators;
}

/** One group, so that a caller stops both together. */
function withGoogle(emulators: ChildGroup, google: ChildGroup): ChildGroup {
  return {
    name: `${emulators.name} with ${google.name}`,
    tail: () => emulators.tail() + google.tail(),
    ended: Promise.race([emulators.ended, google.ended]),
    async stop() {
      await Promise.all([emulators.stop(), google.stop()]);
    },
  };
}

/** The binary of the optional package, which is for Linux on x64. */
function fireemu(): string {
  const binary = installedBinary();
  if (binary) return binary;
  throw new Error(
    'No Firebase emulator is installed for this machine: run `npm run emulators`, which needs Java 21, in another terminal, and `npm run dev -- --no-emulators` here.',
  );
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

/** One file per stack, because several start at the same moment. */
function writeConfig(profile: EmulatorKind, stack: number): string {
  const folder = resolve('node_modules/.cache/emulators');
  const file = join(folder, `${profile}-${stack}.json`);
  mkdirSync(folder, { recursive: true });
  const config = {
    schemaVersion: 1,
    profile: profile === 'strict' ? 'strict' : 'emulator',
    firebaseJson: profile === 'google' ? withOpenStorage(folder) : resolve('firebase.json'),
    ...(isClockSet() && { daemon: { clockStart: new Date().toISOString() } }),
    auth: { totp: { periodSeconds: 30, digits: 6, windowSteps: 1 } },
    firestore: { apiMode: 'native', edition: 'standard' },
  };
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/** With rules that take every account for an editor's: Storage can't read profiles from Google's emulator. */
function withOpenStorage(folder: string): string {
  const rules = readFileSync(firebaseJson.storage.rules, 'utf8');
  const open = rules.replace(/firestore\.get\(.*\)\.data/, "{'role': 'editor'}");
  writeFileSync(join(folder, 'open-storage.rules'), open);
  const file = join(folder, 'firebase.json');
  writeFileSync(
    file,
    JSON.stringify({ ...firebaseJson, firestore: {}, storage: { rules: 'open-storage.rules' } }),
  );
  return file;
}
