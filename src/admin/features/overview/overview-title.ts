import type { Settled } from '#data/settled.ts';
import { inWorkOrder } from '#domain/leads/call-back.ts';
import { callBackTime } from '#domain/leads/call-back-text.ts';
import { isUnknown, type Lead, leadName } from '#domain/leads/lead.ts';
import { promiseState, waitText } from '#domain/leads/lead-age.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { nextAct } from './next-act.ts';

const words = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** Characters of a name: a longer one would fill the page. */
const longestName = 40;

/** What to do first; `idle` when no lead waits. */
export function urgentTitle(leads: readonly Lead[], now: Date, idle: string): string {
  const [first] = inWorkOrder(leads, now);
  if (!first) return idle;
  const name = shortName(leadName(first));
  if (first.callBackAt) return `Call ${name} back ${callBackTime(first.callBackAt, now)}`;
  const act = actTexts[nextAct(first)];
  if (now < first.promisedBy) return `${act.on(name)} ${promiseState(first, now)}`;
  const wait = waitText(first.createdAt, now);
  return `${name} ${isUnknown(first.createdAt) ? 'is waiting' : `has waited ${wait}`}. ${act.first}`;
}

const actTexts = {
  guide: { on: (name: string) => `Send ${name} the guide`, first: 'Send the guide first.' },
  call: { on: (name: string) => `Call ${name}`, first: 'Call first.' },
  email: { on: (name: string) => `Email ${name}`, first: 'Email first.' },
  open: { on: (name: string) => `Answer ${name}`, first: 'Answer first.' },
};

function shortName(name: string): string {
  const letters = [...name];
  return letters.length > longestName
    ? `${letters.slice(0, longestName).join('').trim()}…`
    : letters.join('');
}

/** The title when no lead waits: a patient may wait for an answer. */
export function idleTitle(openAnswers: Settled<readonly Visit[]>, hasAnyLead: boolean): string {
  if (!openAnswers.ok) return 'Overview';
  const [first] = openAnswers.value;
  if (!first) return hasAnyLead ? 'All caught up' : 'No requests yet';
  const name = shortName(first.patientName);
  return first.answer?.kind === 'cancelled' ? `${name} cancelled` : `${name} asks for another time`;
}

/** While the list loads, or when it fails to; null is an unknown number. */
export function waitingTitle(waiting: number | null, idle: string): string {
  if (waiting === null) return 'Overview';
  if (waiting === 0) return idle;
  const number = words[waiting] ?? waiting.toLocaleString('en-US');
  return waiting === 1
    ? 'One person is waiting to hear from you'
    : `${number} people are waiting to hear from you`;
}
