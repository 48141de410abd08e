import { type Collection, may, type Operation } from '#domain/account/access.ts';
import type { Author } from '#domain/account/author.ts';
import { isFactorRequired, seesPatients } from '#domain/account/second-factor.ts';
import { isSignInOver } from '#domain/account/sign-in-times.ts';
import { activeRole } from '#domain/account/staff-account.ts';
import { storedText } from '#domain/stored-value.ts';
import { currentTime } from './environment/clock.ts';
import {
  batchGet,
  documentName,
  FirestoreError,
  isDocumentId,
} from './firestore/firestore-rest.ts';
import { fromFields } from './firestore/firestore-value.ts';
import { Refusal } from './json-response.ts';

/** Firestore's codes for a token that is forged, expired or of another project. */
const refusals = ['UNAUTHENTICATED', 'PERMISSION_DENIED', 'INVALID_ARGUMENT'];

/** Whether the sender claims to be staff. Behind a password, a site gets 'Basic' with each visitor's request. */
export function claimsStaff(request: Request): boolean {
  return /^Bearer\b/i.test(request.headers.get('authorization') ?? '');
}

/**
 * Lets those pass who may do this by the table of access. Throws Refusal 401 without a valid ID token, 403 for
 * anyone else, FirestoreError when the database gives no answer. Returns who it is, as the activity log names them.
 *
 * Firestore itself judges the token: the caller's profile is read with the caller's token. This needs no key, and
 * a removed role, a suspension, a sign-out everywhere or a second factor that is required now counts at once.
 */
export async function requireStaff(
  request: Request,
  operation: Operation,
  collection: Collection,
): Promise<Author> {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const claimed = claimsOf(token);
  if (!claimed) throw new Refusal(401, 'signed-out', 'Please sign in.');
  if (isSignInOver(claimed.signedInAt, currentTime().getTime())) {
    throw new Refusal(401, 'signed-out', 'Please sign in again.');
  }
  const name = documentName(`users/${claimed.uid}`);
  const security = documentName('settings/security');
  const { found } = await batchGet([name, security], token).catch((error: unknown) => {
    if (!(error instanceof FirestoreError) || !refusals.includes(error.code)) throw error;
    throw new Refusal(401, 'signed-out', 'Please sign in again.');
  });
  const profile = fromFields(found.get(name)?.fields);
  const role = activeRole(profile, claimed.signedInAt);
  const isRequired = isFactorRequired(fromFields(found.get(security)?.fields));
  if (isRequired && seesPatients(role) && !claimed.hasFactor) {
    throw new Refusal(403, 'second-step', 'Please set up your second step first.');
  }
  if (may(role, operation, collection)) {
    const called = storedText(profile.name) || storedText(profile.email) || 'Staff';
    return { uid: claimed.uid, name: called };
  }
  throw new Refusal(403, 'not-admin', 'Access denied. Admin privileges required.');
}

type Claimed = { uid: string; signedInAt: number; hasFactor: boolean };

/**
 * Who a token claims to be, since when (milliseconds) and with a second factor or not, unproved. null unless the token looks like one and the
 * uid like an id, so neither the emulator's password nor a path can pass.
 */
function claimsOf(token: string): Claimed | null {
  const claims = /^[\w-]+\.([\w-]+)\.[\w-]*$/.exec(token)?.[1];
  if (!claims) return null;
  try {
    const { sub, auth_time, firebase } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const hasFactor = Boolean(firebase?.sign_in_second_factor);
    return isDocumentId(sub) ? { uid: sub, signedInAt: Number(auth_time) * 1000, hasFactor } : null;
  } catch {
    return null;
  }
}
