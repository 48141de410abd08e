import { createPrivateKey } from 'node:crypto';
import { JWTAccess } from 'google-auth-library';
import { ConfigurationError, onDemoProject, setting } from '../environment/configuration.ts';

const service = 'https://firestore.googleapis.com/';

let serviceAccount: JWTAccess | undefined;

function privateKey(): string {
  // Most dashboards store the key on one line, with its line breaks spelled out.
  const key = setting('FIREBASE_PRIVATE_KEY').replaceAll('\\n', '\n');
  try {
    createPrivateKey(key);
  } catch {
    throw new ConfigurationError('FIREBASE_PRIVATE_KEY is not a private key in PEM form');
  }
  return key;
}

/**
 * The database's address, and the identity of the request: the person of the ID token, whom the security rules
 * judge, or without one the function itself, which the rules do not limit. Throws ConfigurationError.
 *
 * The emulator obeys anyone who says 'owner', so it is used on demo projects only: a stray FIRESTORE_EMULATOR_HOST
 * cannot divert a real clinic's leads. In production the service account signs its own short-lived token, without
 * a request to a token server.
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
