import { generateKeyPairSync, verify } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firestoreAccess } from '../../netlify/lib/firestore/firestore-access.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

beforeEach(() => {
  vi.stubEnv('FIREBASE_PROJECT_ID', 'real-clinic');
  vi.stubEnv('FIREBASE_CLIENT_EMAIL', 'site@real-clinic.iam.gserviceaccount.com');
  vi.stubEnv('FIREBASE_PRIVATE_KEY', pem.replaceAll('\n', '\\n'));
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', 'localhost:8080');
});
afterEach(() => vi.unstubAllEnvs());

it('signs in to a real project as the service account, whatever emulator is set', () => {
  const { origin, authorization } = firestoreAccess();
  expect(origin).toBe('https://firestore.googleapis.com/');
  const [head = '', claims = '', signature = ''] = authorization.replace('Bearer ', '').split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    iss: 'site@real-clinic.iam.gserviceaccount.com',
    sub: 'site@real-clinic.iam.gserviceaccount.com',
    aud: 'https://firestore.googleapis.com/',
  });
});

it('is the owner of the emulator on a demo project', () => {
  vi.stubEnv('FIREBASE_PROJECT_ID', 'demo-clinic');
  expect(firestoreAccess()).toEqual({
    origin: 'http://localhost:8080/',
    authorization: 'Bearer owner',
  });
});
