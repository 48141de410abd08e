import { ConfigurationError, optionalSetting } from '../configuration.ts';
import { Refusal } from '../json-response.ts';

const verifiers: Record<string, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};

/** reCAPTCHA v3 rates a visitor from 0 (machine) to 1 (person). */
const lowestScore = 0.5;

/** Milliseconds. */
const timeout = 5000;

/**
 * Lets everybody pass without CAPTCHA_SECRET or without a token; otherwise only on the provider's
 * word, and not when it stays silent. Throws Refusal 400, ConfigurationError.
 */
export async function requireCaptcha(
  token: string | null,
  visitor: { ip: string; submissionId: string },
): Promise<void> {
  const secret = optionalSetting('CAPTCHA_SECRET');
  if (!secret || token === null) return;
  const verifier = verifiers[optionalSetting('CAPTCHA_PROVIDER') ?? 'turnstile'];
  if (!verifier)
    throw new ConfigurationError('CAPTCHA_PROVIDER is neither turnstile nor recaptcha');

  const body = new URLSearchParams({ secret, response: token });
  if (visitor.ip) body.set('remoteip', visitor.ip);
  // Lets a retry of the same submission use its token once more (Turnstile).
  body.set('idempotency_key', visitor.submissionId);
  if (await isPerson(verifier, body)) return;
  const message = 'Please confirm that you are not a robot and try again.';
  throw new Refusal(400, 'captcha', message, 'recaptchaToken');
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
