import { submitForm } from '#data/leads/submit-form.ts';
import { report } from '#data/problems/report.ts';
import { shownWords } from '#data/problems/shown-error.ts';
import { serverDate } from '#data/server-clock.ts';
import { cooldownLeft } from '#domain/requests/cooldown.ts';
import type { FilledForm } from '#domain/requests/filled-form.ts';
import { fastestPerson, trapName } from '#domain/requests/spam-signs.ts';
import type { Parsed } from '#domain/text/form-checks.ts';
import type { SlotAnswer } from '#domain/visits/slot-answer.ts';
import { consentVersion } from '#words/consent.ts';
import { formTexts } from '#words/form-texts.ts';
import { lang } from '#words/lang.ts';
import type { FormId } from '../analytics/events.ts';
import {
  type Answers,
  answeredSince,
  forgetAnswers,
  keepAnswers,
  keptAnswers,
  submissionIdFor,
} from './kept-answers.ts';
import type { SendingStore } from './sending.tsx';
import type { FormEvents } from './use-form-events.ts';

export type LeadFormSpec = {
  /** Also the type that the function knows. */
  formId: FormId;
  lastSuccessKey: LastSuccessKey;
  /** Shown when the server gives no message, in place of formTexts.failed. */
  failureText?: string;
  parse: (answers: Answers) => Parsed<FilledForm>;
};

/** Milliseconds between two looks at the connection. */
const lookMs = 500;

type Circumstances = {
  store: SendingStore;
  events: FormEvents;
  /** Why nothing can be sent, else false. */
  unavailable: string | false;
  /** What the hidden field holds. */
  trap: string;
};

/** Checks the answers and sends them once; without a connection, those of the moment when there is one again. */
export async function submitLead(
  spec: LeadFormSpec,
  answers: Answers,
  circumstances: Circumstances,
): Promise<void> {
  const { formId, lastSuccessKey, failureText = formTexts.failed, parse } = spec;
  const { store, events, unavailable, trap } = circumstances;
  if (store.get(formId).phase === 'submitting') return;
  keepAnswers(formId, answers);

  const fail = (code: string, message: string) => {
    events.refused('form', code);
    store.set(formId, { phase: 'failed', errors: [{ message }] });
  };
  let parsed: Parsed<FilledForm>;
  try {
    parsed = parse(answers);
  } catch (error) {
    report(error, 'A form was not checked');
    return fail('failed', failureText);
  }
  if (!parsed.ok) {
    for (const { field, code } of parsed.errors) events.refused(field, code);
    return store.set(formId, { phase: 'invalid', errors: parsed.errors });
  }
  const waitForConnection = () => {
    events.refused('form', 'offline');
    store.set(formId, { phase: 'offline', errors: [{ message: failureText }] });
    // Phones often skip the event 'online'.
    const timer = setInterval(() => {
      if (!navigator.onLine) return;
      clearInterval(timer);
      // Every press while offline waits here; the first one sends for all.
      if (store.get(formId).phase === 'offline')
        void submitLead(spec, keptAnswers(formId), circumstances);
    }, lookMs);
  };
  if (isCoolingDown(lastSuccessKey)) return fail('cooldown', formTexts.cooldown);
  if (unavailable) return fail('unavailable', unavailable);

  store.set(formId, { phase: 'submitting' });
  let slot: SlotAnswer | null;
  try {
    const submissionId = submissionIdFor(formId, answers);
    const elapsedMs = await timeOfPerson(answeredSince(formId));
    slot = await submitForm(parsed.value, {
      submissionId,
      elapsedMs,
      [trapName]: trap,
      consentVersion,
      lang,
    });
  } catch (error) {
    report(error, 'A form was not sent');
    // A request without an answer. onLine alone is not enough: some browsers are online and deny it.
    if ((error as Error | undefined)?.cause && !navigator.onLine) return waitForConnection();
    return fail('failed', shownWords(error) || failureText);
  }
  forgetAnswers(formId);
  rememberSuccess(lastSuccessKey);
  events.sent();
  store.set(formId, { phase: 'received', at: serverDate(), sent: parsed.value, slot });
}

/**
 * Milliseconds since the first answer, once a person can have given them all. A browser that fills the form is faster.
 * A clock that was put back delays no longer.
 */
async function timeOfPerson(since: number): Promise<number> {
  const missing = Math.min(fastestPerson, since + fastestPerson - Date.now());
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
  return Math.max(fastestPerson, Date.now() - since);
}

/** Keys in localStorage, one per form, with the epoch milliseconds of its last success. */
type LastSuccessKey = 'contactLeadAt' | 'pipLeadAt' | 'attorneyLeadAt';

/** True within the cooldown after a success. Without storage the server alone checks. */
function isCoolingDown(key: LastSuccessKey): boolean {
  try {
    const stored = localStorage.getItem(key);
    return cooldownLeft(stored === null ? null : Number(stored), Date.now()) > 0;
  } catch {
    // Harmless: a browser may refuse storage; the server checks the cooldown.
    return false;
  }
}

function rememberSuccess(key: LastSuccessKey): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Harmless: a browser may refuse storage; the request has arrived.
  }
}
