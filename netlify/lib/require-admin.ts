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

/**
 * Whether the sender claims to be staff. Other schemes say nothing: behind a password, a site gets 'Basic' with
 * each visitor's request.
 */
export function claimsStaff(request: Request): boolean {
  return /^Bearer\b/i.test(request.headers.get('authorization') ?? '');
}

/**
 * Lets administrators pass. Throws Refusal 401 without a valid ID token, 403 for anyone else, FirestoreError when
 * the database gives no answer.
 *
 * Firestore itself judges the token: the caller's profile is read with the caller's token. This needs no key, and
 * a removed role counts at once.
 */
export async function requireAdmin(request: Request): Promise<void> {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const uid = claimedUid(token);
  if (!uid) throw new Refusal(401, 'signed-out', 'Please sign in.');
  const name = documentName(`users/${uid}`);
  const { found } = await batchGet([name], token).catch((error: unknown) => {
    if (!(error instanceof FirestoreError) || !refusals.includes(error.code)) throw error;
    throw new Refusal(401, 'signed-out', 'Please sign in again.');
  });
  if (fromFields(found.get(name)?.fields).role === 'admin') return;
  throw new Refusal(403, 'not-admin', 'Access denied. Admin privileges required.');
}

/**
 * The uid that a token claims, unproved. null unless the token looks like one and the uid like an id, so neither
 * the emulator's password nor a path can pass.
 */
function claimedUid(token: string): string | null {
  const claims = /^[\w-]+\.([\w-]+)\.[\w-]*$/.exec(token)?.[1];
  if (!claims) return null;
  try {
    const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub?: unknown };
    return isDocumentId(sub) ? sub : null;
  } catch {
    return null;
  }
}
