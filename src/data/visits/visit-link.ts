/** What a patient does with the link of a mail, by way of form-submission. The link goes in the body, never in an address. */

import type { PatientAnswer } from '#domain/leads/visit-answer.ts';
import { storedMap, storedText } from '#domain/stored-value.ts';
import { type PatientVisit, patientVisitFrom } from '#domain/visits/patient-visit.ts';
import { postJson } from '../post-json.ts';
import { ShownError } from '../problems/shown-error.ts';

/** 'changed': not as the patient saw it; nothing was stored. 'late': too late to cancel. 'dead': the link is over. */
export type AnswerResult =
  | { kind: 'stored' | 'changed'; visit: PatientVisit }
  | { kind: 'late' }
  | { kind: 'dead' };

/** The visit of a link; null when it does not work. Throws a ShownError with the server's message, or ''. */
export async function openVisit(link: string): Promise<PatientVisit | null> {
  const { status, reply } = await postLink('visit-link', { link });
  return isDead(status, reply) ? null : visitIn(reply);
}

/** Stores the patient's answer. Throws as openVisit does. */
export async function answerVisit(
  link: string,
  { kind: answer, words, sequence }: PatientAnswer,
): Promise<AnswerResult> {
  const { status, reply } = await postLink('visit-link', { link, answer, words, sequence });
  if (isDead(status, reply)) return { kind: 'dead' };
  if (reply.code === 'late') return { kind: 'late' };
  if (reply.code === 'changed') return { kind: 'changed', visit: visitIn(reply) };
  return { kind: 'stored', visit: visitIn(reply) };
}

type Reply = Record<string, unknown>;

/** Not the 404 of a host without the function. */
export const isDead = (status: number, { code }: Reply) => status === 404 && code === 'unknown';

export async function postLink(
  type: 'visit-link' | 'offer',
  fields: object,
): Promise<{ status: number; reply: Reply }> {
  const response = await postJson({ type, lang: document.documentElement.lang, ...fields });
  // Harmless: a reply that is no JSON has no visit, which throws below.
  const reply = storedMap(await response.json().catch(() => null)) ?? {};
  return { status: response.status, reply };
}

/** Every reply that is no error has the visit. */
function visitIn({ visit, message }: Reply): PatientVisit {
  const read = patientVisitFrom(visit);
  if (!read) throw new ShownError(storedText(message));
  return read;
}
