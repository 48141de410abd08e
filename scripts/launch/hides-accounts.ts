import { randomUUID } from 'node:crypto';

/** Milliseconds. */
const timeout = 10_000;

const address = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';

/**
 * Whether sign-in hides which addresses have an account (email enumeration protection): tries an address that has
 * none. null if the answer doesn't tell, as with a key that other hosts may not use.
 */
export async function hidesAccounts(apiKey: string): Promise<boolean | null> {
  const email = `launch-check-${randomUUID()}@example.com`;
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
      body: JSON.stringify({ email, password: randomUUID() }),
      signal: AbortSignal.timeout(timeout),
    });
    const { error } = (await response.json()) as { error?: { message?: string } };
    if (error?.message === 'EMAIL_NOT_FOUND') return false;
    return error?.message === 'INVALID_LOGIN_CREDENTIALS' || null;
  } catch {
    // No answer tells nothing; the log says so.
    return null;
  }
}
