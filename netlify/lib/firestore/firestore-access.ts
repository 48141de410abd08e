import { createPrivateKey } from 'node:crypto';
import { JWTAccess } from 'google-auth-library';
import { ConfigurationError, onDemoProject, setting } from '../configuration.ts';

const service = 'https://firestore.googleapis.com/';

let serviceAccount: JWTAccess | undefined;

function privateKey(): string {
  // Kept on one line, as most dashboards store it, the key has its line breaks spelled out.
  const key = setting('FIREBASE_PRIVATE_KEY').replaceAll('\\n', '\n');
  try {
    createPrivateKey(key);
  } catch {
    throw new ConfigurationError('FIREBASE_PRIVATE_KEY is not a private key in PEM form');
  }
  return key;
}

/**
 * Where the database answers, and as whom: the person of the ID token, judged by the security rules,
 * or without one the functions themselves, whom no rule judges. Throws ConfigurationError.
 *
 * The emulator, which obeys anybody who says 'owner', is used for demo projects alone, so that a
 * stray FIRESTORE_EMULATOR_HOST cannot divert a real clinic's leads. In production the service
 * account signs its own short-lived token, which needs no round trip to a token server.
 */
export function firestoreAccess(idToken?: string): { origin: string; authorization: string } {
  const onDemo = onDemoProject();
  const origin = onDemo ? `http://${setting('FIRESTORE_EMULATOR_HOST')}/` : service;
  if (idToken !== undefined) return { origin, authorization: `Bearer ${idToken}` };
  return { origin, authorization: onDemo ? 'Bearer owner' : signedAuthorization() };
}

function signedAuthorization(): string {
  serviceAccount ??= new JWTAccess(setting('FIREBASE_CLIENT_EMAIL'), privateKey());
  return serviceAccount.getRequestHeaders(service).get('authorization') ?? '';
}
