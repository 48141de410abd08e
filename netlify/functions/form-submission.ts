/**
 * Takes every form of the site, as JSON or as a native form: stores a lead and answers; mails are sent after the
 * answer. Staff use it to send and test mails and to enter the request of a person who phones, patients to answer the
 * link in the mail about their visit, and pages to learn which times another calendar has taken.
 */
import type { Config, Context } from '@netlify/functions';
import { languageFrom } from '#domain/text/language.ts';
import { addSamples } from '../lib/add-samples.ts';
import { describeFailure } from '../lib/describe-error.ts';
import { siteOrigin } from '../lib/environment/site-origin.ts';
import { formLinksPage } from '../lib/forms/form-page.ts';
import { takeNativeForm } from '../lib/forms/native-form.ts';
import { sendMailsAgain } from '../lib/forms/notifications.ts';
import { parseSource } from '../lib/forms/source.ts';
import { submissionId } from '../lib/forms/submission.ts';
import { requireOwnOrigin, takeRequest, takeStaffRequest } from '../lib/forms/take-request.ts';
import { takenSoon } from '../lib/holds/taken-quarters.ts';
import { accepted, failed, json, Refusal, refused } from '../lib/json-response.ts';
import { takeSlot } from '../lib/leads/take-slot.ts';
import { sendTestMail } from '../lib/mails/test-mail.ts';
import { readClinic } from '../lib/read-clinic.ts';
import { isNativeForm, readJsonObject } from '../lib/request-body.ts';
import { claimsStaff, requireStaff } from '../lib/require-staff.ts';
import { sendVisitMail } from '../lib/visits/send-visit-mail.ts';
import { takeVisitLink } from '../lib/visits/take-visit-link.ts';
import { sendOffers } from '../lib/waitlist/send-offers.ts';
import { takeOffer } from '../lib/waitlist/take-offer.ts';
import { type FunctionWords, languageOfPage, wordsIn } from '../lib/words.ts';

export default async function formSubmission(
  request: Request,
  context: Context,
): Promise<Response> {
  if (isNativeForm(request)) return takeNativeForm(request, context);
  // Until the body says otherwise.
  let words = wordsIn[languageOfPage(request)];
  if (isPageLoad(request)) return formLinksPage(await readClinic(), words);
  try {
    if (request.method !== 'POST') throw new Refusal(405, 'method', 'Please use the form.');
    const body = await readJsonObject(request, words);
    words = wordsIn[languageFrom(body.lang)];
    return await answerJson(body, words, request, context);
  } catch (error) {
    if (error instanceof Refusal) return refused(error, 'POST');
    console.error(`form-submission: ${describeFailure(error)}`);
    return failed(words.formTexts);
  }
}

async function answerJson(
  body: Record<string, unknown>,
  words: FunctionWords,
  request: Request,
  context: Context,
): Promise<Response> {
  requireOwnOrigin(request, words);
  if (body.type === 'notify') {
    const by = await requireStaff(request, 'update', 'leads');
    const again = body.again === true ? by : null;
    const mails = await sendMailsAgain(body.leadId, again, siteOrigin(request));
    return json(200, { ok: true, ...mails });
  }
  if (body.type === 'visit') {
    const by = await requireStaff(request, 'update', 'appointments');
    const again = body.again === true ? by : null;
    const state = await sendVisitMail(body.visitId, again, siteOrigin(request));
    return json(200, { ok: true, state });
  }
  if (body.type === 'send-offers') {
    const by = await requireStaff(request, 'update', 'appointments');
    return json(200, { ok: true, ...(await sendOffers(body, by, siteOrigin(request))) });
  }
  if (body.type === 'mail-test') {
    await requireStaff(request, 'update', 'clinic');
    return json(200, { ok: true, test: await sendTestMail(siteOrigin(request)) });
  }
  if (body.type === 'add-samples') {
    await requireStaff(request, 'update', 'clinic');
    await addSamples();
    return json(200, { ok: true });
  }
  if (body.type === 'taken') return json(200, { ok: true, taken: await takenSoon() });
  if (body.type === 'visit-link') return takeVisitLink(body, words, request, context);
  if (body.type === 'offer') return takeOffer(body, words, request, context);
  if (body.type === 'slot')
    return json(200, { ok: true, ...(await takeSlot(body, context, words)) });
  // A token of a person who may not is refused: what staff enter never counts as a visitor's form.
  if (claimsStaff(request)) return accepted(await takeStaffRequest(body, request));
  const id = submissionId(body, words);
  const posted = { fields: body, source: parseSource(body.source), idOf: () => id };
  const taken = await takeRequest(posted, request, context);
  return accepted(taken.id, taken.slot);
}

/** Someone opened the function's address, for example by reloading the page of its answer. */
function isPageLoad({ method, headers }: Request): boolean {
  return method === 'GET' && (headers.get('accept') ?? '').includes('text/html');
}

/** A coarse limit at Netlify's edge, beside the exact cooldown. A list: a plain 'ip' is one limit for everybody. */
export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
