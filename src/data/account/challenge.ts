import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import type { Factor } from '#domain/account/second-factor.ts';
import { type AuthAnswer, authFailure, codeOf } from './auth-errors.ts';
import { factorFrom } from './factor-from.ts';

/** isOver: begin again with the password. error is a text for the person at the form. */
type CodeAnswer = { ok: true } | { ok: false; error: string; isOver: boolean };

/** A sign-in whose password is right, and which still needs a code. */
export type Challenge = {
  /** Authenticator apps. Empty for a person whose codes come by text message alone. */
  apps: Factor[];
  answer: (factorId: string, code: string) => Promise<CodeAnswer>;
};

const overErrors = new Set([
  'auth/code-expired',
  'auth/invalid-multi-factor-session',
  'auth/missing-multi-factor-session',
  'auth/multi-factor-info-not-found',
  'auth/totp-challenge-timeout',
  'auth/user-token-expired',
]);

/** letIn judges the person once the code is right. */
export function challengeOf(
  auth: Auth,
  asked: MultiFactorError,
  letIn: (user: User) => Promise<AuthAnswer>,
): Challenge {
  const resolver = getMultiFactorResolver(auth, asked);
  return {
    apps: resolver.hints.map(factorFrom).filter(({ kind }) => kind === 'app'),
    async answer(factorId, code) {
      try {
        const assertion = TotpMultiFactorGenerator.assertionForSignIn(factorId, code);
        const { user } = await resolver.resolveSignIn(assertion);
        const answer = await letIn(user);
        return answer.ok ? answer : { ...answer, isOver: true };
      } catch (error) {
        if (overErrors.has(codeOf(error))) {
          return {
            ok: false,
            error: 'That took too long. Type your password again.',
            isOver: true,
          };
        }
        return { ...authFailure(error, 'Login failed. Please try again.'), isOver: false };
      }
    },
  };
}
