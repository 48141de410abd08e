import { postAsStaff } from './post-as-staff.ts';
import { ShownError } from './problems/shown-error.ts';

/** Has the function send mails, as staff. `answerOf`: the answer in its JSON, or undefined. Throws a ShownError. */
export async function requestMails<Answer>(
  question: object,
  answerOf: (json: Record<string, unknown>) => Answer | undefined,
): Promise<Answer> {
  const response = await postAsStaff(question);
  // Harmless: an answer without JSON counts as a failure below.
  const json: unknown = await response.json().catch(() => null);
  const fields = (json ?? {}) as Record<string, unknown>;
  const answer = answerOf(fields);
  if (response.ok && answer !== undefined) return answer;
  // A refusal's message is for staff; a failure's message is for visitors.
  const isRefused = response.status < 500 && typeof fields.message === 'string';
  throw new ShownError(isRefused ? String(fields.message) : '');
}
