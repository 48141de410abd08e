import type { Context } from '@netlify/functions';
import type { LeadSource } from '#domain/leads/lead.ts';
import { leadTypeOf } from '#domain/leads/new-lead.ts';
import { type FilledForm, parseForm } from '#domain/requests/filled-form.ts';
import { formTexts } from '#domain/requests/form-texts.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { invalid, Refusal } from '../json-response.ts';
import { storeLead } from '../leads/store-lead.ts';
import { finishMails } from '../mails/notifications.ts';
import { pushNewLead } from '../push/push-new-lead.ts';
import { isForeign, siteOrigin } from '../site-origin.ts';
import { requireCaptcha } from './captcha.ts';
import { parseConsentVersion } from './source.ts';
import { looksLikeSpam } from './spam.ts';
import { derivedId, validPart } from './submission.ts';

type Posted = {
  fields: Record<string, unknown>;
  source: LeadSource;
  /** The id under which the request is stored. */
  idOf: (form: FilledForm) => string;
};

/** Throws Refusal 403 for a page of another site. */
export function requireOwnOrigin(request: Request): void {
  if (isForeign(request)) throw new Refusal(403, 'origin', 'Please use the form on our website.');
}

/**
 * Stores a visitor's form, JSON or native, and sends the mails after the answer. Returns the lead's id once it is
 * stored. Throws Refusal, ConfigurationError, FirestoreError.
 */
export async function takeRequest(
  { fields, source, idOf }: Posted,
  request: Request,
  context: Context,
): Promise<string> {
  const { form, spam } = readRequest(fields);
  const submitted = {
    id: idOf(form),
    form,
    spam,
    source,
    consentVersion: parseConsentVersion(fields.consentVersion),
    receivedAt: new Date(),
  };
  const admit = async () => {
    if (spam) return;
    await requireCaptcha(form.recaptchaToken, { ip: context.ip, submissionId: submitted.id });
  };
  let outcome = await storeLead(submitted, context.ip, admit);
  if (outcome === 'taken') {
    // Sent before and corrected since: stored as a request of its own, so nothing is lost.
    submitted.id = derivedId(form, submitted.id);
    outcome = await storeLead(submitted, context.ip, admit);
  }
  if (outcome === 'cooling') throw new Refusal(429, 'cooldown', formTexts.cooldown);
  if (!spam) context.waitUntil(finishMails(submitted.id, siteOrigin(request)));
  if (!spam && outcome === 'stored') {
    context.waitUntil(pushNewLead({ id: submitted.id, type: leadTypeOf[form.type] }));
  }
  return submitted.id;
}

/** A spam suspect with invalid fields is kept as spam: the sender may still be a patient. */
function readRequest(fields: Record<string, unknown>): { form: FilledForm; spam: boolean } {
  const spam = looksLikeSpam(fields);
  const parsed = parseForm(fields, clinicDate(new Date()));
  if (parsed.ok) return { form: parsed.value, spam };
  const rest = spam ? validPart(fields) : null;
  if (!rest) throw invalid(parsed.errors);
  return { form: rest, spam };
}
