import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import { type DocumentData, type Firestore, setLogLevel } from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import type { FirebaseStorage } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import config from '../../firebase.json' with { type: 'json' };

/** Everybody who may knock: no account; an account without a profile, with another role, with a role taken away; an admin. */
export const roles = ['visitor', 'nobody', 'staff', 'former admin', 'admin'] as const;
export type Role = (typeof roles)[number];

/** uid is '' for a visitor. */
export type Client = { uid: string; db: Firestore; storage: FirebaseStorage };

export const adminUid = 'uid-admin';

const profiles = {
  'users/uid-staff': { role: 'staff' },
  'users/uid-former': { role: 'former' },
  [`users/${adminUid}`]: { role: 'admin' },
};

const { firestore, storage } = config.emulators;
const projectId = 'demo-clinic';

// Every refusal is expected here; the SDK would log each.
setLogLevel('silent');

// 'owner' is the emulator's word for a service account: it passes the rules.
const owner = initializeApp({ projectId }, 'owner');
const ownerDb = lite.getFirestore(owner);
lite.connectFirestoreEmulator(ownerDb, firestore.host, firestore.port, { mockUserToken: 'owner' });

let environment: RulesTestEnvironment;
let clients: Record<Role, Client>;

/** `npm run mutate-rules` names a folder with broken ones. */
function rulesOf(file: string): string {
  return readFileSync(join(process.env.RULES_FOLDER ?? '.', file), 'utf8');
}

/** The hands of one role; valid inside tests only. */
export function as(role: Role): Client {
  return clients[role];
}

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId,
    firestore: { rules: rulesOf('firestore.rules'), ...firestore },
    storage: { rules: rulesOf('storage.rules'), ...storage },
  });
  const signedIn = (uid: string, claims?: { role: string }) =>
    clientOf(environment.authenticatedContext(uid, claims), uid);
  clients = {
    visitor: clientOf(environment.unauthenticatedContext(), ''),
    nobody: signedIn('uid-nobody'),
    staff: signedIn('uid-staff'),
    // What the token claims must not matter, only what the profile says now.
    'former admin': signedIn('uid-former', { role: 'admin' }),
    admin: signedIn(adminUid),
  };
});

afterAll(async () => {
  await environment.cleanup();
  await deleteApp(owner);
});

/** Starts every test of the file or block from these documents ({path: data}) plus the profiles. */
export function startWith(documents: Record<string, DocumentData>): void {
  beforeEach(async () => {
    await environment.clearFirestore();
    await store({ ...profiles, ...documents });
  });
}

/** Writes documents past the rules, as the form function and the seed do. */
export async function store(documents: Record<string, DocumentData>): Promise<void> {
  const batch = lite.writeBatch(ownerDb);
  for (const [path, data] of Object.entries(documents)) batch.set(lite.doc(ownerDb, path), data);
  await batch.commit();
}

/** Does something with the files past the rules. */
export async function withFiles(act: (storage: FirebaseStorage) => Promise<void>): Promise<void> {
  await environment.withSecurityRulesDisabled((context) => act(clientOf(context, '').storage));
}

// The library is typed for the older SDK; the modular functions take its objects at run time.
function clientOf(context: RulesTestContext, uid: string): Client {
  return {
    uid,
    db: context.firestore() as unknown as Firestore,
    storage: context.storage(`gs://${projectId}.firebasestorage.app`) as unknown as FirebaseStorage,
  };
}
