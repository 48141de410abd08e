/** Takes every form of the site: POST JSON in, a lead stored, an answer out; mails go after the answer. */
import type { Config, Context } from '@netlify/functions';
import { formTexts } from '#domain/form-texts.ts';
import { accepted, failed, invalid, Refusal, refused } from '../lib/answer.ts';
import { requireCaptcha } from '../lib/captcha.ts';
import { describeFailure } from '../lib/failure.ts';
import { notify } from '../lib/notifications.ts';
import { readJsonObject } from '../lib/request-body.ts';
import { isForeign, siteOrigin } from '../lib/site-origin.ts';
import { parseConsentVersion, parseSource } from '../lib/source.ts';
import { looksLikeSpam } from '../lib/spam.ts';
import { storeLead } from '../lib/store-lead.ts';
import { parseForm, submissionId } from '../lib/submission.ts';

export default async function formSubmission(
  request: Request,
  context: Context,
): Promise<Response> {
  try {
    return await submit(request, context);
  } catch (error) {
    if (error instanceof Refusal) return refused(error, 'POST');
    console.error(`form-submission: ${describeFailure(error)}`);
    return failed();
  }
}

async function submit(request: Request, context: Context): Promise<Response> {
  if (request.method !== 'POST') throw new Refusal(405, 'method', 'Please use the form.');
  const body = await readJsonObject(request);
  if (isForeign(request)) throw new Refusal(403, 'origin', 'Please use the form on our website.');

  const id = submissionId(body);
  const spam = looksLikeSpam(body);
  const parsed = parseForm(body);
  if (!parsed.ok) {
    if (spam) return accepted(id);
    throw invalid(parsed.errors);
  }

  const submitted = {
    id,
    form: parsed.value,
    spam,
    source: parseSource(body.source),
    consentVersion: parseConsentVersion(body.consentVersion),
  };
  const stored = await storeLead(submitted, context.ip, async () => {
    const { recaptchaToken } = parsed.value;
    if (!spam) await requireCaptcha(recaptchaToken, { ip: context.ip, submissionId: id });
  });
  if (stored.outcome === 'cooling') throw new Refusal(429, 'cooldown', formTexts.cooldown);
  if (stored.outcome === 'stored' && !spam) {
    context.waitUntil(notify(stored.lead, siteOrigin(request)));
  }
  return accepted(id);
}

/**
 * A coarse outer limit at Netlify's edge; the exact one is the cooldown. The list, not a single
 * word, is needed: 'ip' alone is read as one limit for all visitors together.
 */
export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
