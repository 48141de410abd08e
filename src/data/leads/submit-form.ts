import type { FilledForm } from '#domain/requests/filled-form.ts';
import type { trapName } from '#domain/requests/spam-signs.ts';
import { storedMap, storedText } from '#domain/stored-value.ts';
import type { Language } from '#domain/text/language.ts';
import { parsedUrl } from '#domain/text/parsed-url.ts';
import { type SlotAnswer, slotAnswerFrom } from '#domain/visits/slot-answer.ts';
import { postJson } from '../post-json.ts';
import { ShownError } from '../problems/shown-error.ts';

type Submission = {
  /** UUID made once per filled form; a retry with the same one stores nothing twice. */
  submissionId: string;
  /** Milliseconds from the first answer to sending them. */
  elapsedMs: number;
  /** The hidden field; '' unless a bot filled it. */
  [trapName]: string;
  /** Of the text that the person read beside the form. */
  consentVersion: string;
  lang: Language;
};

/** The landing page and the campaign are in the address that first loaded the site. */
function source() {
  const [entry] = performance.getEntriesByType('navigation');
  const landing = new URL(entry?.name ?? location.href, location.href);
  const utm = Object.fromEntries(
    [...landing.searchParams]
      .filter(([key]) => key.startsWith('utm_'))
      .map(([key, text]) => [key.slice(4), text]),
  );
  const referrerHost = parsedUrl(document.referrer)?.host ?? '';
  return { page: location.pathname, landing: landing.pathname, referrerHost, utm };
}

/** What the function says; {} when it says nothing. */
export async function replyOf(response: Response): Promise<Record<string, unknown>> {
  // Harmless: the clinic has what it accepted, and a refusal without words gets those of the form.
  return storedMap(await response.json().catch(() => null)) ?? {};
}

/**
 * Sends a form to the clinic. Any OK response of the function is a success. Returns what became of the chosen time; null without one. Throws a ShownError with the server's message, or '' when
 * it gave none. Without an answer (no network, nothing in 20 seconds) it throws an Error that has a cause.
 */
export async function submitForm(
  form: FilledForm,
  submission: Submission,
): Promise<SlotAnswer | null> {
  const response = await postJson({ ...form, ...submission, source: source() }).catch(
    (cause: unknown) => {
      throw new Error('', { cause });
    },
  );
  const reply = await replyOf(response);
  if (!response.ok) throw new ShownError(storedText(reply.message));
  return slotAnswerFrom(reply);
}
