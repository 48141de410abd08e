import { generateKeyPairSync, verify } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { firestoreAccess } from '../../netlify/lib/firestore/firestore-access.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

beforeEach(() => {
  vi.stubEnv('FIREBASE_PROJECT_ID', 'real-clinic');
  vi.stubEnv('FIREBASE_CLIENT_EMAIL', 'site@real-clinic.iam.gserviceaccount.com');
  vi.stubEnv('FIREBASE_PRIVATE_KEY', pem.replaceAll('\n', '\\n'));
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', 'localhost:8080');
});

/** Of the token, in seconds. */
function timesOf({ authorization }: { authorization: string }): { iat: number; exp: number } {
  return JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString());
}

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
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({
    alg: 'RS256',
    typ: 'JWT',
  });
});

it('uses a token until five minutes before its end, after an hour', () => {
  const now = new Date('2030-01-01T12:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now });
  const first = firestoreAccess();
  const { iat, exp } = timesOf(first);
  expect(iat * 1000).toBe(now.getTime());
  expect(exp - iat).toBe(3600);
  vi.setSystemTime(new Date('2030-01-01T12:54:59Z'));
  expect(firestoreAccess()).toEqual(first);
  vi.setSystemTime(new Date('2030-01-01T12:55:00Z'));
  expect(timesOf(firestoreAccess()).iat - iat).toBe(55 * 60);
});

it('says which variable is no key', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01T12:00:00Z') });
  vi.stubEnv('FIREBASE_PRIVATE_KEY', 'no key');
  expect(() => firestoreAccess()).toThrow('FIREBASE_PRIVATE_KEY is not a private key in PEM form');
});

it('is the owner of the emulator on a demo project', () => {
  vi.stubEnv('FIREBASE_PROJECT_ID', 'demo-clinic');
  expect(firestoreAccess()).toEqual({
    origin: 'http://localhost:8080/',
    authorization: 'Bearer owner',
  });
});
