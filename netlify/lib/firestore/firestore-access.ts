import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { currentTime } from '../environment/clock.ts';
import { ConfigurationError, onDemoProject, setting } from '../environment/configuration.ts';

const service = 'https://firestore.googleapis.com/';

/** Seconds that a token is valid: the most that Google takes. */
const lifetime = 3600;
/** Seconds before its end at which another one is signed. */
const margin = 300;

let token = { text: '', expires: 0 };

function privateKey(): KeyObject {
  // Most dashboards store the key on one line, with its line breaks spelled out.
  const key = setting('FIREBASE_PRIVATE_KEY').replaceAll('\\n', '\n');
  try {
    return createPrivateKey(key);
  } catch {
    throw new ConfigurationError('FIREBASE_PRIVATE_KEY is not a private key in PEM form');
  }
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
  const now = Math.floor(currentTime().getTime() / 1000);
  if (token.expires - margin <= now) token = { text: signedToken(now), expires: now + lifetime };
  return `Bearer ${token.text}`;
}

/**
 * As Google wants it of a service account: RFC 7519, signed with RS256. now: seconds.
 * https://developers.google.com/identity/protocols/oauth2/service-account#jwt-auth
 */
function signedToken(now: number): string {
  const email = setting('FIREBASE_CLIENT_EMAIL');
  const claims = { iss: email, sub: email, aud: service, iat: now, exp: now + lifetime };
  const text = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey()).toString('base64url')}`;
}
