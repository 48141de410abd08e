import { batchGet, documentName, FirestoreError } from './firestore/firestore-rest.ts';
import { fromFields } from './firestore/firestore-value.ts';
import { Refusal } from './json-response.ts';

/** What Firestore says of a token that is forged, expired, or of another project. */
const refusals = ['UNAUTHENTICATED', 'PERMISSION_DENIED', 'INVALID_ARGUMENT'];

/**
 * Lets administrators pass. Throws Refusal 401 without a valid ID token, 403 for everybody else,
 * FirestoreError when the database gives no answer.
 *
 * Firestore itself judges the token, by reading the caller's profile in the caller's own name: this
 * needs no key, and a role taken away counts at once.
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
 * Whom a token says it belongs to, unproved; null unless it looks like a token and the id like an id.
 * So neither the word that makes the emulator obey nor a path can pass for either.
 */
function claimedUid(token: string): string | null {
  const claims = /^[\w-]+\.([\w-]+)\.[\w-]*$/.exec(token)?.[1];
  if (!claims) return null;
  try {
    const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub?: unknown };
    return typeof sub === 'string' && /^[\w-]{1,128}$/.test(sub) ? sub : null;
  } catch {
    return null;
  }
}
