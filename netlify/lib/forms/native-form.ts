import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import type { Clinic } from '#domain/clinic/clinic.ts';
import type { LeadSource } from '#domain/leads/lead.ts';
import type { FilledForm } from '#domain/requests/filled-form.ts';
import { languageFrom } from '#domain/text/language.ts';
import { parsedUrl } from '#domain/text/parsed-url.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { openingFrom } from '#domain/visits/openings.ts';
import type { SlotAnswer } from '#domain/visits/slot-answer.ts';
import { slotResultText } from '#domain/visits/slot-result.ts';
import { slotLabel } from '#domain/visits/slot-words.ts';
import { describeFailure } from '../describe-error.ts';
import { currentTime } from '../environment/clock.ts';
import { siteOrigin } from '../environment/site-origin.ts';
import { Refusal, seeOther } from '../json-response.ts';
import { takeSlot } from '../leads/take-slot.ts';
import { readClinic } from '../read-clinic.ts';
import { readFormFields, tooLarge } from '../request-body.ts';
import { type FunctionWords, languageOfPage, wordsIn } from '../words.ts';
import { formOfType } from './form-list.ts';
import { formPage, page } from './form-page.ts';
import { html } from './html.ts';
import { parseSource } from './source.ts';
import { derivedId } from './submission.ts';
import { requireOwnOrigin, takeRequest } from './take-request.ts';

/** Answers a form sent without a script: redirects, or renders the form again with every typed value. */
export async function takeNativeForm(request: Request, context: Context): Promise<Response> {
  const { fields, fits } = await readFormFields(request);
  const words = wordsIn[languageFrom(fields.lang ?? languageOfPage(request))];
  const form = formOfType(fields.type, words);
  const sentFrom = pageOf(request, fields);
  // The page of a clinician leads to a field that only the app shows.
  const wanted = queryOf(sentFrom).get('with');
  if (form?.type === 'appointment' && wanted !== null) fields.wanted ??= wanted;
  let submissionId = isUuid(fields.submissionId) ? fields.submissionId : null;
  try {
    if (!fits) throw tooLarge(words);
    requireOwnOrigin(request, words);
    if (fields.type === 'slot') {
      return slotPage(await takeSlot(fields, context, words), await readClinic(), words);
    }
    const posted = {
      fields,
      source: sourceFrom(sentFrom),
      idOf: (answers: FilledForm) => {
        submissionId ??= derivedId(answers, clinicDate(currentTime()));
        return submissionId;
      },
    };
    const { slot } = await takeRequest(posted, request, context);
    if (slot) return slotPage(slot, await readClinic(), words);
    return seeOther(form?.receivedPath ?? words.paths.home);
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(`form-submission: ${describeFailure(error)}`);
    const refusal =
      error instanceof Refusal ? error : new Refusal(500, 'failed', words.formTexts.failed);
    const page = {
      refusal,
      typed: fields,
      // A retry of the same answers is the same lead; corrected answers get a new id.
      hidden: { submissionId: submissionId ?? randomUUID(), sentFrom },
    };
    return formPage(form, page, await readClinic(), words);
  }
}

/** Path and query of the page with the form; '' when the browser does not say. A retry carries it in a hidden field. */
function pageOf(request: Request, { sentFrom = '' }: Record<string, string>): string {
  const own = siteOrigin(request);
  const referer = request.headers.get('referer') ?? '';
  const address = sentFrom || referer;
  const url = parsedUrl(address, own);
  if (!url) return '';
  const { origin, pathname, search } = url;
  const isOwn = origin === own || origin === new URL(request.url).origin;
  const isFunction = pathname.startsWith('/.netlify/');
  return isOwn && address && !isFunction ? (pathname + search).slice(0, 1000) : '';
}

const queryOf = (page: string) => new URLSearchParams(page.split('?')[1]);

function sourceFrom(page: string): LeadSource {
  const utm = Object.fromEntries(
    [...queryOf(page)]
      .filter(([key]) => key.startsWith('utm_'))
      .map(([key, text]) => [key.slice(4), text]),
  );
  return parseSource({ page, utm });
}

/** What a browser without scripts shows of a request whose sender chose a time. To load it again has the same answer. */
function slotPage(answer: SlotAnswer, clinic: Clinic, words: FunctionWords): Response {
  const { slotTexts, functionTexts: texts } = words;
  const now = currentTime();
  return page(clinic, words, 200, texts.received, [
    html`<p class="lead">${slotResultText(answer, now, slotTexts)}</p>`,
    ...(answer.slot === 'held'
      ? [html`<p><a href="${answer.link}">${slotTexts.giveBack}</a></p>`]
      : []),
    ...(answer.slot === 'taken' ? answer.next.map((id) => choice(answer.key, id, now, words)) : []),
    html`<p><a href="${words.paths.contactReceived}">${texts.whatNext}</a></p>`,
  ]);
}

function choice(
  key: string,
  id: string,
  now: Date,
  { lang, slotTexts, functionTexts }: FunctionWords,
) {
  const startsAt = openingFrom(id)?.startsAt ?? now;
  return html`<form method="post" action="/.netlify/functions/form-submission">
<input type="hidden" name="type" value="slot">
<input type="hidden" name="key" value="${key}">
<input type="hidden" name="lang" value="${lang}">
<button type="submit" name="slot" value="${id}">${functionTexts.hold(slotLabel(startsAt, now, slotTexts))}</button>
</form>`;
}
