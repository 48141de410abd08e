import { ConfigurationError, optionalSetting } from '../environment/configuration.ts';
import { Refusal } from '../json-response.ts';
import type { FunctionWords } from '../words.ts';

const verifiers: Record<string, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};

/** reCAPTCHA v3 scores a visitor from 0 (bot) to 1 (person). */
const lowestScore = 0.5;

/** Milliseconds. */
const timeout = 5000;

/** Without CAPTCHA_SECRET or a token all pass. No response means no. Throws Refusal 400, ConfigurationError. */
export async function requireCaptcha(
  token: string | null,
  visitor: { ip: string; submissionId: string },
  { functionTexts }: FunctionWords,
): Promise<void> {
  const secret = optionalSetting('CAPTCHA_SECRET');
  if (!secret || token === null) return;
  const verifier = verifiers[optionalSetting('CAPTCHA_PROVIDER') ?? 'turnstile'];
  if (!verifier)
    throw new ConfigurationError('CAPTCHA_PROVIDER is neither turnstile nor recaptcha');

  const body = new URLSearchParams({ secret, response: token });
  if (visitor.ip) body.set('remoteip', visitor.ip);
  // Allows a retry of the same submission to use its token again (Turnstile).
  body.set('idempotency_key', visitor.submissionId);
  if (await isPerson(verifier, body)) return;
  throw new Refusal(400, 'captcha', functionTexts.robot, 'recaptchaToken');
}

async function isPerson(verifier: string, body: URLSearchParams): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(verifier, { method: 'POST', body, signal });
    const verdict = (await answer.json()) as { success?: unknown; score?: unknown };
    const score = typeof verdict.score === 'number' ? verdict.score : 1;
    return verdict.success === true && score >= lowestScore;
  } catch {
    return false;
  }
}
