import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing';
import type { EmulatorMockTokenOptions } from '@firebase/util';
import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type DocumentData,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite';
import type { FirebaseStorage } from 'firebase/storage';
import { beforeEach } from 'vitest';
import * as access from '#domain/account/access.ts';
import { dropHistory } from '../drop-history.ts';

/** People by what the rules know of them. The last four may do something. */
export const roles = [
  'visitor',
  // An account without a profile.
  'nobody',
  'staff',
  'former admin',
  'suspended owner',
  // Signed in before everywhere was signed out.
  'signed-out owner',
  // Entered the password more than 12 hours ago.
  'yesterday’s owner',
  ...access.roles,
] as const;
export type Role = (typeof roles)[number];

/** uid is '' for a visitor. name: what signs what they do. */
export type Client = { uid: string; name: string; db: Firestore; storage: FirebaseStorage };

export const adminUid = 'uid-admin';

/** auth_time of a token, in seconds. Not to the minute: the clock of an emulator's Storage stands still. */
const now = Math.floor(Date.now() / 1000);
const signedInAt = now - 11 * 3600;
const tooLongAgo = now - 13 * 3600;

/** By path. */
export const profiles: Record<string, DocumentData> = {
  'users/uid-staff': { role: 'staff' },
  'users/uid-former': { role: 'former' },
  'users/uid-suspended': { role: 'owner', suspended: true },
  'users/uid-signed-out': { role: 'owner', validAfter: new Date((signedInAt + 1) * 1000) },
  [`users/${adminUid}`]: { role: 'admin', name: 'Dana Reyes' },
  'users/uid-owner': { role: 'owner', suspended: false, validAfter: new Date(signedInAt * 1000) },
  'users/uid-front_desk': { role: 'front_desk' },
  'users/uid-editor': { role: 'editor' },
  'users/uid-yesterday': { role: 'owner' },
};

const firestore = addressOf(process.env.FIRESTORE_EMULATOR_HOST);
const storage = addressOf(process.env.FIREBASE_STORAGE_EMULATOR_HOST);
const projectId = 'demo-clinic';

// The SDK logs each refusal, and these tests expect them.
setLogLevel('silent');

// The emulator's token 'owner' bypasses the rules.
const ownerDb = databaseFor('owner', 'owner');

/** `npm run mutate-rules` sets RULES_FOLDER to a folder with broken rules. */
function rulesOf(file: string): string {
  return readFileSync(join(process.env.RULES_FOLDER ?? '.', file), 'utf8');
}

// One for all files, which share this module.
const environment = await initializeTestEnvironment({
  projectId,
  firestore: { rules: rulesOf('firestore.rules'), ...firestore },
  storage: { rules: rulesOf('storage.rules'), ...storage },
});

const clients: Record<Role, Client> = {
  visitor: {
    uid: '',
    name: '',
    db: databaseFor('visitor'),
    storage: storageOf(environment.unauthenticatedContext()),
  },
  nobody: signedIn('uid-nobody'),
  staff: signedIn('uid-staff'),
  // The claims of a token must not matter, only the stored profile.
  'former admin': signedIn('uid-former', { role: 'admin' }),
  'suspended owner': signedIn('uid-suspended'),
  'signed-out owner': signedIn('uid-signed-out'),
  'yesterday’s owner': signedIn('uid-yesterday', { auth_time: tooLongAgo }),
  admin: signedIn(adminUid),
  owner: signedIn('uid-owner'),
  front_desk: signedIn('uid-front_desk'),
  editor: signedIn('uid-editor'),
};

const onRealProject = signedIn(adminUid, { aud: 'clinic' });

const factor = {
  firebase: { sign_in_provider: 'password', identities: {}, sign_in_second_factor: 'totp' },
};
const withFactor: Record<access.Role, Client> = {
  admin: signedIn(adminUid, factor),
  owner: signedIn('uid-owner', factor),
  front_desk: signedIn('uid-front_desk', factor),
  editor: signedIn('uid-editor', factor),
};

function signedIn(uid: string, claims = {}): Client {
  const token = { auth_time: signedInAt, email: `${uid}@clinic.example`, ...claims };
  return {
    uid,
    name: uid === adminUid ? 'Dana Reyes' : `${uid}@clinic.example`,
    db: databaseFor(`${uid} ${JSON.stringify(claims)}`, { ...token, sub: uid }),
    storage: storageOf(environment.authenticatedContext(uid, token)),
  };
}

/** The SDK clients of a role. */
export function as(role: Role): Client {
  return clients[role];
}

/** The same person, signed in with a second factor. */
export function asWithFactor(role: access.Role): Client {
  return withFactor[role];
}

/** The admin of a project that is on no computer of a developer. Google's engine alone takes the token. */
export function asOnRealProject(): Client {
  return onRealProject;
}

type Documents = Record<string, DocumentData>;

/** What startWith stored, as long as no test may have changed it. */
let untouched: Documents | null = null;
/** The same before the running test. */
let untouchedBefore: Documents | null = null;

/** Stores these documents ({path: data}) and the profiles before every test of the file or block. */
export function startWith(documents: Documents): void {
  beforeEach(async () => {
    if (untouched !== documents) {
      await dropHistory();
      await environment.clearFirestore();
      await store({ ...profiles, ...documents });
    }
    untouchedBefore = documents;
    untouched = null;
  });
}

/** For the end of a test in which every write was refused: the next one needs no fresh documents. */
export function nothingChanged(): void {
  untouched = untouchedBefore;
}

function addressOf(address = '') {
  const [host = '', port] = address.split(':');
  return { host, port: Number(port) };
}

/** Writes documents without the rules. */
export async function store(documents: Documents): Promise<void> {
  untouchedBefore = null;
  const batch = writeBatch(ownerDb);
  for (const [path, data] of Object.entries(documents)) batch.set(doc(ownerDb, path), data);
  await batch.commit();
}

/** What is stored, read without the rules. */
export async function stored(path: string): Promise<DocumentData> {
  return (await getDoc(doc(ownerDb, path))).data() ?? {};
}

/** Gives access to the files without the rules. */
export async function withFiles(act: (storage: FirebaseStorage) => Promise<void>): Promise<void> {
  await environment.withSecurityRulesDisabled((context) => act(storageOf(context)));
}

/** REST: without the cache of the whole SDK, in which each query would look through what all tests have written. */
function databaseFor(name: string, mockUserToken?: EmulatorMockTokenOptions | string): Firestore {
  const db = getFirestore(initializeApp({ projectId }, name));
  connectFirestoreEmulator(db, firestore.host, firestore.port, { mockUserToken });
  return db;
}

// The library has the types of the older SDK, but the modular functions accept its objects.
function storageOf(context: RulesTestContext): FirebaseStorage {
  return context.storage(`gs://${projectId}.firebasestorage.app`) as unknown as FirebaseStorage;
}
