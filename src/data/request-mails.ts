import { postAsStaff } from './post-as-staff.ts';

const sendFailed = 'The email couldn’t be sent. Please try again.';

/**
 * Asks the form function, as the signed-in staff member, to send mails; `answerOf` finds the answer in its JSON, or
 * undefined. Throws an Error with a text to show.
 */
export async function requestMails<Answer>(
  question: object,
  answerOf: (json: Record<string, unknown>) => Answer | undefined,
): Promise<Answer> {
  const response = await postAsStaff(question).catch((cause: unknown) => {
    throw new Error(sendFailed, { cause });
  });
  // Harmless: an answer without JSON counts as a failure below.
  const json: unknown = await response.json().catch(() => null);
  const fields = (json ?? {}) as Record<string, unknown>;
  const answer = answerOf(fields);
  if (response.ok && answer !== undefined) return answer;
  // A refusal's message is for staff; a failure's message is for visitors.
  const isRefused = response.status < 500 && typeof fields.message === 'string';
  throw new Error((isRefused && String(fields.message)) || sendFailed);
}
