import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { googleFirestoreJar } from '../../scripts/local/google-firestore.ts';

let root: string;
const inRoot = (path: string) => join(root, path);

/** A folder with an empty file of each of these paths. */
function files(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(inRoot(join(path, '..')), { recursive: true });
    writeFileSync(inRoot(path), '');
  }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sdk-'));
  vi.stubEnv('PATH', inRoot('bin'));
  vi.stubEnv('GOOGLE_FIRESTORE_JAR', '');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const jar = 'sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

describe('Google’s Firestore emulator', () => {
  it('is found in the SDK to which gcloud leads', () => {
    files('bin/java', 'sdk/bin/gcloud', jar);
    symlinkSync(inRoot('sdk/bin/gcloud'), inRoot('bin/gcloud'));
    expect(googleFirestoreJar()).toBe(inRoot(jar));
  });

  it('is the one of GOOGLE_FIRESTORE_JAR, and no other', () => {
    files('bin/java', 'bin/gcloud', jar, 'own.jar');
    vi.stubEnv('GOOGLE_FIRESTORE_JAR', inRoot('own.jar'));
    expect(googleFirestoreJar()).toBe(inRoot('own.jar'));
    vi.stubEnv('GOOGLE_FIRESTORE_JAR', inRoot('missing.jar'));
    expect(googleFirestoreJar()).toBeUndefined();
  });

  it('is of no use without Java', () => {
    files('own.jar');
    vi.stubEnv('GOOGLE_FIRESTORE_JAR', inRoot('own.jar'));
    expect(googleFirestoreJar()).toBeUndefined();
  });
});
