import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { answering, type ChildGroup, startGroup } from './child-group.ts';
import { requirePorts } from './ports.ts';
import { portOn } from './stacks.ts';

const JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Where packages, Homebrew, Snap and Google's own archive put the SDK. */
const sdkParents = [
  '/usr/lib',
  '/usr/share',
  '/opt',
  '/snap',
  '/usr/local/share',
  '/opt/homebrew/share',
  homedir(),
];

export const googleIsMissing =
  'install Java and run `gcloud components install cloud-firestore-emulator`, or set GOOGLE_FIRESTORE_JAR.';

/** Google's Firestore emulator, of GOOGLE_FIRESTORE_JAR or the Google Cloud SDK; undefined without it or Java. */
export function googleFirestoreJar(): string | undefined {
  if (!onPath('java')) return undefined;
  const chosen = process.env.GOOGLE_FIRESTORE_JAR;
  const places = chosen ? [chosen] : sdkFolders().map((folder) => join(folder, JAR));
  return places.find((place) => existsSync(place));
}

function sdkFolders(): string[] {
  const gcloud = onPath('gcloud');
  const usual = sdkParents.flatMap((parent) => [
    join(parent, 'google-cloud-sdk'),
    join(parent, 'google-cloud-sdk/current'),
  ]);
  // The command on PATH is often a link into the SDK.
  return gcloud ? [resolve(realpathSync(gcloud), '../..'), ...usual] : usual;
}

function onPath(command: string): string | undefined {
  const names = process.platform === 'win32' ? [`${command}.exe`, `${command}.cmd`] : [command];
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** Starts Google's Firestore emulator with firestore.rules on the stack's port, and waits until it answers. */
export async function startGoogleFirestore(stack: number): Promise<ChildGroup> {
  const jar = googleFirestoreJar();
  if (!jar) throw new Error(`Google’s Firestore emulator is missing: ${googleIsMissing}`);
  const { host, port } = firebaseJson.emulators.firestore;
  const ownPort = portOn(stack, port);
  await requirePorts([ownPort]);
  const emulator = startGroup('Google’s Firestore emulator', 'java', [
    // Half the processor time of the defaults: a run of tests is too short for the second compiler.
    ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
    // As the SDK's own start script: error messages exist in English only.
    ...['-Duser.language=en', '-cp', jar, MAIN_CLASS],
    ...['--host', host, '--port', `${ownPort}`, '--rules', resolve(firebaseJson.firestore.rules)],
  ]);
  await answering(emulator, `http://${host}:${ownPort}`);
  return emulator;
}
