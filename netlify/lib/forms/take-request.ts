import type { Context } from '@netlify/functions';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { type LeadSource, staffPage } from '#domain/leads/lead.ts';
import { leadTypeOf } from '#domain/leads/new-lead.ts';
import { parseAppointmentRequest } from '#domain/requests/appointment-request.ts';
import { type FilledForm, parseForm } from '#domain/requests/filled-form.ts';
import { languageFrom } from '#domain/text/language.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import type { SlotAnswer } from '#domain/visits/slot-answer.ts';
import { currentTime } from '../environment/clock.ts';
import { isForeign, siteOrigin } from '../environment/site-origin.ts';
import { releaseLapsedHolds } from '../holds/release-lapsed-holds.ts';
import { invalidForm, Refusal } from '../json-response.ts';
import { type RequestToStore, storeLead, type WishedSlot } from '../leads/store-lead.ts';
import { cooldownNames } from '../leads/submission-cooldown.ts';
import { pushNewLead } from '../push/push-new-lead.ts';
import { requireStaff } from '../require-staff.ts';
import { type FunctionWords, wordsIn } from '../words.ts';
import { requireCaptcha } from './captcha.ts';
import { finishMails } from './notifications.ts';
import { parseConsentVersion } from './source.ts';
import { looksLikeSpam } from './spam.ts';
import { derivedId, submissionId, validPart } from './submission.ts';

type Posted = {
  fields: Record<string, unknown>;
  source: LeadSource;
  idOf: (form: FilledForm) => string;
};

/** id: of the lead. slot: what became of the time that the visitor chose; null without one. */
export type Taken = { id: string; slot: SlotAnswer | null };

/** Throws Refusal 403 for a page of another site. */
export function requireOwnOrigin(request: Request, { functionTexts }: FunctionWords): void {
  if (isForeign(request)) throw new Refusal(403, 'origin', functionTexts.otherSite);
}

/**
 * Stores a visitor's form, JSON or native, and sends the mails after the answer. Returns the lead's id once it is
 * stored, and what became of the wished time. Throws Refusal, ConfigurationError, FirestoreError.
 */
export async function takeRequest(
  { fields, source, idOf }: Posted,
  request: Request,
  context: Context,
): Promise<Taken> {
  const receivedAt = currentTime();
  const language = languageFrom(fields.lang);
  const words = wordsIn[language];
  const { form, spam } = readRequest(fields, receivedAt, words);
  const submitted = {
    id: idOf(form),
    form,
    spam,
    language,
    source,
    consentVersion: parseConsentVersion(fields.consentVersion),
    receivedAt,
  };
  const admit = async () => {
    if (spam) return;
    await requireCaptcha(
      form.recaptchaToken,
      { ip: context.ip, submissionId: submitted.id },
      words,
    );
  };
  const cooldowns = cooldownNames(form, spam, context.ip);
  const slot = form.type === 'appointment' ? form.slot : undefined;
  // Spam reads the same as a request without a time.
  const wished = slot && !spam ? { slot, ip: context.ip } : null;
  const { isNew, clinic, ...taken } = await storeRequest(
    submitted,
    cooldowns,
    admit,
    wished,
    words,
  );
  const { id } = taken;
  if (spam) return taken;
  const origin = siteOrigin(request);
  context.waitUntil(finishMails(id, origin));
  // Push services want to know whose site it is; a preview has another address.
  const lead = { id, type: leadTypeOf[form.type] };
  if (isNew) context.waitUntil(pushNewLead(lead, clinic.origin || origin));
  if (wished) context.waitUntil(releaseLapsedHolds());
  return taken;
}

/**
 * Stores an appointment request that staff enter by hand, and returns its id. There is no cooldown, captcha, spam
 * trap or mail. Throws like takeRequest, and Refusal 401 or 403 for anyone who may not change requests.
 */
export async function takeStaffRequest(
  fields: Record<string, unknown>,
  request: Request,
): Promise<string> {
  const enteredBy = await requireStaff(request, 'update', 'leads');
  const words = wordsIn.en;
  if (fields.type !== 'appointment')
    throw new Refusal(400, 'invalid', words.formTexts.failed, 'type');
  const parsed = parseAppointmentRequest(fields);
  if (!parsed.ok) throw invalidForm(parsed.errors);
  const submitted = {
    id: submissionId(fields, words),
    form: parsed.value,
    spam: false,
    language: languageFrom(fields.lang),
    source: { page: staffPage, referrerHost: '', utm: {} },
    consentVersion: null,
    receivedAt: currentTime(),
    enteredBy,
  };
  return (await storeRequest(submitted, [], async () => {}, null, words)).id;
}

/** Returns the id under which it is stored; isNew: not by an earlier post. Throws Refusal 429 during a cooldown. */
async function storeRequest(
  submitted: RequestToStore,
  cooldowns: readonly string[],
  admit: () => Promise<void>,
  wished: WishedSlot | null,
  { formTexts }: FunctionWords,
): Promise<Taken & { isNew: boolean; clinic: Clinic }> {
  let { id } = submitted;
  let outcome = await storeLead(submitted, cooldowns, admit, wished);
  while (outcome.is === 'taken') {
    // Sent before, and corrected or erased since: stored as a request of its own, so nothing is lost.
    id = derivedId(submitted.form, id);
    outcome = await storeLead({ ...submitted, id }, cooldowns, admit, wished);
  }
  if (outcome.is === 'cooling') throw new Refusal(429, 'cooldown', formTexts.cooldown);
  const { clinic, slot } = outcome;
  return { id, slot, isNew: outcome.is === 'stored', clinic };
}

/** A spam suspect with invalid fields is kept as spam: the sender may still be a patient. */
function readRequest(
  fields: Record<string, unknown>,
  receivedAt: Date,
  { formTexts, attorneyTexts }: FunctionWords,
): { form: FilledForm; spam: boolean } {
  const spam = looksLikeSpam(fields);
  const parsed = parseForm(fields, clinicDate(receivedAt), formTexts, attorneyTexts);
  if (parsed.ok) return { form: parsed.value, spam };
  const rest = spam ? validPart(fields) : null;
  if (!rest) throw invalidForm(parsed.errors);
  return { form: rest, spam };
}
