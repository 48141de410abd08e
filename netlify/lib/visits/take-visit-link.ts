import type { Context } from '@netlify/functions';
import { callUs } from '#domain/clinic/call-us.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { answerWordsLimit, visitAnswers } from '#domain/leads/visit-answer.ts';
import { formTexts, tooLongText } from '#domain/text/form-texts.ts';
import { charactersOver, multiLine } from '#domain/text/plain-text.ts';
import { patientVisitOf } from '#domain/visits/patient-visit.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { currentTime } from '../environment/clock.ts';
import { siteOrigin } from '../environment/site-origin.ts';
import { json, Refusal } from '../json-response.ts';
import { findVisit } from '../stored-visits/visit-document.ts';
import { visitIdIn } from '../visit-signature.ts';
import { answerVisit, type PatientAnswer } from './answer-visit.ts';
import { finishVisitMail } from './send-visit-mail.ts';

const changedText =
  'Your appointment has changed since you opened this page. Please take another look.';

const lateText = (clinic: Clinic) =>
  `Your appointment is less than ${clinic.cancelNoticeHours} hours away. To cancel it, please ${callUs(clinic)}.`;

const oftenText = (clinic: Clinic) =>
  `You’ve answered several times already. To change your answer, please ${callUs(clinic)}.`;

/**
 * Shows a visit to the patient who has its link, or stores the patient's answer. Throws Refusal,
 * ConfigurationError, FirestoreError.
 */
export async function takeVisitLink(
  body: Record<string, unknown>,
  request: Request,
  context: Context,
): Promise<Response> {
  const now = currentTime();
  const id = visitIdIn(body.link);
  const found = id && (await findVisit(id));
  // The same answer for every bad link does not reveal which visits exist.
  if (!id || !found || found.visit.endsAt <= now) throw unknownLink();
  if (body.answer === undefined) return show(found.visit, now);

  const answer = parseAnswer(body);
  const outcome = await answerVisit(id, answer);
  if (!outcome) throw unknownLink();
  switch (outcome.is) {
    case 'late':
      throw new Refusal(409, 'late', lateText(found.clinic));
    case 'often':
      throw new Refusal(429, 'often', oftenText(found.clinic));
    case 'changed': {
      const patientVisit = patientVisitOf(outcome.visit, now);
      const refusal = { ok: false, code: 'changed', message: changedText };
      return json(409, { ...refusal, visit: patientVisit });
    }
    case 'stored':
      if (answer.kind === 'cancelled') {
        context.waitUntil(finishVisitMail(id, 'now', siteOrigin(request)));
      }
      return show(outcome.visit, now);
  }
}

const unknownLink = () =>
  new Refusal(404, 'unknown', 'This link doesn’t work anymore. Please call us.');

function show(visit: Visit, now: Date): Response {
  return json(200, { ok: true, visit: patientVisitOf(visit, now) });
}

function parseAnswer(body: Record<string, unknown>): PatientAnswer {
  const kind = visitAnswers.find((known) => known === body.answer);
  const { sequence } = body;
  if (!kind || typeof sequence !== 'number' || !Number.isSafeInteger(sequence)) {
    throw new Refusal(400, 'invalid', formTexts.failed);
  }
  const words = kind === 'move' ? multiLine(body.words) : '';
  if (charactersOver(words, answerWordsLimit)) {
    throw new Refusal(400, 'too_long', tooLongText('Message', answerWordsLimit), 'words');
  }
  return { kind, words, sequence };
}
