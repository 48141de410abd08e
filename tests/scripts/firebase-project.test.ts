import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firebaseProject } from '../../scripts/local/firebase-project.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { localEmulator } from '../../scripts/seed/emulator.ts';

const hosts = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
];
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

beforeEach(() => {
  for (const host of hosts) vi.stubEnv(host, 'elsewhere.example:8080');
});

describe('a demo project', () => {
  it('is on this machine in any environment', () => {
    firebaseProject(localEnv);
    for (const host of hosts) expect(process.env[host]).toMatch(/^(http:\/\/)?127\.0\.0\.1:\d+$/);
  });

  it('is the only one that the seed can reach', () => {
    vi.stubEnv('FIREBASE_PROJECT_ID', 'wasatch-spine');
    expect([localEnv.FIREBASE_PROJECT_ID, localEnv.VITE_FIREBASE_STORAGE_BUCKET]).toEqual([
      expect.stringMatching(/^demo-/),
      expect.stringMatching(/^demo-/),
    ]);
    expect(localEmulator().urlOf('a.webp')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v0\/b\/demo-/);
    for (const host of hosts) expect(process.env[host]).toContain('127.0.0.1');
  });
});

it('a real project is opened with its service account and never on an emulator', () => {
  const { app } = firebaseProject({
    FIREBASE_PROJECT_ID: 'wasatch-spine',
    FIREBASE_CLIENT_EMAIL: 'robot@wasatch-spine.iam.gserviceaccount.com',
    FIREBASE_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
  });
  expect(app.options).toMatchObject({
    projectId: 'wasatch-spine',
    credential: { clientEmail: 'robot@wasatch-spine.iam.gserviceaccount.com', privateKey: pem },
  });
  for (const host of hosts) expect(process.env[host]).toBeUndefined();
});
