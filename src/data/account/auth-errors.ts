import { FirebaseError } from 'firebase/app';
import { report } from '../problems/report.ts';

const wrongCredentials = 'Wrong email or password.';

/** The same message for all these answers: it must not reveal whether an account exists. */
const accountErrors = new Set([
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/wrong-password',
]);

const wrongCode =
  'That code isn’t right, or it was used already. Type the one that your app shows now.';

const otherErrors: Record<string, string> = {
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'auth/network-request-failed': 'No connection. Please check the internet and try again.',
  'auth/invalid-verification-code': wrongCode,
  'auth/missing-code': wrongCode,
  'auth/operation-not-allowed':
    'Firebase doesn’t allow this yet. Ask the person who set up the website.',
};

/** '' for an error of another kind. */
export const codeOf = (error: unknown): string =>
  error instanceof FirebaseError ? error.code : '';

export const isAccountError = (error: unknown): boolean => accountErrors.has(codeOf(error));

type AuthFailure = { ok: false; error: string };

/** error is a text for the person at the form. */
export type AuthAnswer = { ok: true } | AuthFailure;

/** `otherwise` is for unknown errors: the SDK's own text belongs in the console. */
export function authFailure(error: unknown, otherwise: string): AuthFailure {
  if (isAccountError(error)) return { ok: false, error: wrongCredentials };
  const known = otherErrors[codeOf(error)];
  if (!known) report(error, otherwise);
  return { ok: false, error: known ?? otherwise };
}
