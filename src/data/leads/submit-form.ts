import { consentVersion } from '#domain/requests/consent.ts';
import type { FilledForm } from '#domain/requests/filled-form.ts';

/** What goes with the answers. */
export type Submission = {
  /** UUID made once per filled form: a retry with the same one stores nothing twice. */
  submissionId: string;
  /** Milliseconds from showing the form to sending it. */
  elapsedMs: number;
  /** The field that people do not see; '' unless a machine filled it. */
  website: string;
};

/** Where forms go, with this module or, as plain HTML forms, without it. */
export const submitAddress = '/.netlify/functions/form-submission';

/** Milliseconds. */
const timeout = 20_000;

/** Where the visitor came from: the campaign stands in the address that first loaded the site. */
function source() {
  const [landing] = performance.getEntriesByType('navigation');
  const query = new URL(landing?.name ?? location.href, location.href).searchParams;
  const utm = Object.fromEntries(
    [...query].filter(([key]) => key.startsWith('utm_')).map(([key, text]) => [key.slice(4), text]),
  );
  const referrerHost = URL.canParse(document.referrer) ? new URL(document.referrer).host : '';
  return { page: location.pathname, referrerHost, utm };
}

async function refusalOf(response: Response): Promise<string> {
  // Harmless: without words from the server the form has its own.
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === 'object' && body !== null && 'message' in body && body.message;
  return typeof message === 'string' ? message : '';
}

/**
 * Hands a filled form to the clinic. Any OK answer is success. Throws an Error whose message is
 * the server's, or '' when there is none (no network, no answer in 20 seconds, no JSON); without an answer
 * it has a cause.
 */
export async function submitForm(form: FilledForm, submission: Submission): Promise<void> {
  const response = await fetch(submitAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, ...submission, consentVersion, source: source() }),
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw new Error('', { cause });
  });
  if (!response.ok) throw new Error(await refusalOf(response));
}
