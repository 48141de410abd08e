import type { Context } from '@netlify/functions';
import { answerWordsLimit, type PatientAnswer, visitAnswers } from '#domain/leads/visit-answer.ts';
import { charactersOver, multiLine } from '#domain/text/plain-text.ts';
import { isHold, takesPlace, type Visit } from '#domain/visits/visit.ts';
import { patientVisitOf } from '#domain/visits/visit-for-patient.ts';
import { currentTime } from '../environment/clock.ts';
import { siteOrigin } from '../environment/site-origin.ts';
import { json, Refusal } from '../json-response.ts';
import { findVisit } from '../stored-visits.ts';
import { visitIdIn } from '../visit-signature.ts';
import type { FunctionWords } from '../words.ts';
import { answerVisit } from './answer-visit.ts';
import { finishVisitMail } from './send-visit-mail.ts';

/** Shows the visit of a link, or stores the patient's answer. Throws Refusal, ConfigurationError, FirestoreError. */
export async function takeVisitLink(
  body: Record<string, unknown>,
  words: FunctionWords,
  request: Request,
  context: Context,
): Promise<Response> {
  const now = currentTime();
  const texts = words.visitLinkTexts;
  const id = visitIdIn(body.link);
  const found = id && (await findVisit(id));
  // The same answer for every bad link does not reveal which visits exist.
  if (!id || !found || isOver(found.visit, now)) throw unknownLink(texts);
  if (body.answer === undefined) return show(found.visit, now);

  const answer = parseAnswer(body, words);
  const outcome = await answerVisit(id, answer);
  if (!outcome) throw unknownLink(texts);
  const callUs = words.callUs(found.clinic.phone);
  switch (outcome.is) {
    case 'late':
      throw new Refusal(409, 'late', texts.late(found.clinic.cancelNoticeHours, callUs));
    case 'often':
      throw new Refusal(429, 'often', texts.often(callUs));
    case 'changed': {
      const patientVisit = patientVisitOf(outcome.visit, now);
      const refusal = { ok: false, code: 'changed', message: texts.changed };
      return json(409, { ...refusal, visit: patientVisit });
    }
    case 'stored':
      if (answer.kind === 'cancelled') {
        context.waitUntil(finishVisitMail(id, 'now', siteOrigin(request)));
      }
      return show(outcome.visit, now);
  }
}

/** A time that nobody confirmed is no appointment. */
const isOver = (visit: Visit, now: Date) =>
  visit.endsAt <= now || (isHold(visit) && !takesPlace(visit, now));

const unknownLink = ({ unknown }: FunctionWords['visitLinkTexts']) =>
  new Refusal(404, 'unknown', unknown);

function show(visit: Visit, now: Date): Response {
  return json(200, { ok: true, visit: patientVisitOf(visit, now) });
}

function parseAnswer(body: Record<string, unknown>, { formTexts }: FunctionWords): PatientAnswer {
  const kind = visitAnswers.find((known) => known === body.answer);
  const { sequence } = body;
  if (!kind || typeof sequence !== 'number' || !Number.isSafeInteger(sequence)) {
    throw new Refusal(400, 'invalid', formTexts.failed);
  }
  const words = kind === 'move' ? multiLine(body.words) : '';
  if (charactersOver(words, answerWordsLimit)) {
    throw new Refusal(
      400,
      'too_long',
      formTexts.tooLong(formTexts.message, answerWordsLimit),
      'words',
    );
  }
  return { kind, words, sequence };
}
