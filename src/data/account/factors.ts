import {
  multiFactor,
  sendEmailVerification,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import type { Factor } from '#domain/account/second-factor.ts';
import { clientAuth } from '../firebase/auth-of.ts';
import { type AuthAnswer, authFailure, codeOf } from './auth-errors.ts';
import { factorFrom } from './factor-from.ts';

export type FactorSetUp = {
  /** For typing it into the app. */
  key: string;
  /** For the QR code: otpauth://… */
  address: string;
  /** Stores it once the code is right. */
  confirm: (code: string, name: string) => Promise<AuthAnswer>;
};

/** The person has to do something first: type the password, or prove that the email is theirs. */
type SetUpAnswer =
  | { ok: true; setUp: FactorSetUp }
  | { ok: false; first: 'password' | 'email' }
  | { ok: false; error: string };

function person(): User {
  const user = clientAuth()?.currentUser;
  if (!user) throw new Error('Signed out');
  return user;
}

export async function listFactors(): Promise<Factor[]> {
  const user = person();
  // A reload fills the list only if multiFactor was called before it.
  const own = multiFactor(user);
  await user.reload();
  return own.enrolledFactors.map(factorFrom);
}

/** issuer is shown by the app, above the code. */
export async function startSetUp(issuer: string): Promise<SetUpAnswer> {
  try {
    const user = person();
    const own = multiFactor(user);
    const secret = await TotpMultiFactorGenerator.generateSecret(await own.getSession());
    return {
      ok: true,
      setUp: {
        key: secret.secretKey,
        address: secret.generateQrCodeUrl(labelPart(user.email ?? ''), labelPart(issuer)),
        async confirm(code, name) {
          try {
            const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
            await own.enroll(assertion, name);
            return { ok: true };
          } catch (error) {
            if (codeOf(error) === 'auth/code-expired') {
              return { ok: false, error: 'This QR code is too old. Start over with a new one.' };
            }
            return authFailure(error, 'The app wasn’t added. Please try again.');
          }
        },
      },
    };
  } catch (error) {
    switch (codeOf(error)) {
      case 'auth/requires-recent-login':
        return { ok: false, first: 'password' };
      case 'auth/unverified-email':
        return { ok: false, first: 'email' };
      default:
        return authFailure(error, 'The setup didn’t start. Please try again.');
    }
  }
}

/** The SDK encodes nothing, and a colon parts issuer and account. */
function labelPart(text: string): string {
  return encodeURIComponent(text.replaceAll(':', '')).replaceAll('%40', '@');
}

export async function sendVerification(): Promise<AuthAnswer> {
  try {
    await sendEmailVerification(person());
    return { ok: true };
  } catch (error) {
    return authFailure(error, 'The email couldn’t be sent. Please try again.');
  }
}

/** Also fine if it is gone already. Firebase may end the sign-in with it. */
export async function removeFactor(id: string): Promise<AuthAnswer> {
  try {
    await multiFactor(person()).unenroll(id);
    return { ok: true };
  } catch (error) {
    switch (codeOf(error)) {
      case 'auth/user-token-expired':
      case 'auth/multi-factor-info-not-found':
        return { ok: true };
      case 'auth/requires-recent-login':
        return { ok: false, error: 'Sign out and in again first. Then remove it.' };
      default:
        return authFailure(error, 'It wasn’t removed. Please try again.');
    }
  }
}
