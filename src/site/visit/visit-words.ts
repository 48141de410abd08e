import type { Clinic } from '#domain/clinic/clinic.ts';
import { howSoon, promisedBy } from '#domain/requests/promise.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { longDate } from '#domain/time/week.ts';
import type { PatientVisit } from '#domain/visits/patient-visit.ts';
import { times } from '#words/times.ts';
import * as words from '#words/visit.ts';
import type { ShownVisit, VisitState } from './use-visit.ts';

type Span = Pick<PatientVisit, 'startsAt' | 'endsAt'>;

/** 'ahead': the patient may answer. */
type VisitStage = 'ahead' | 'cancelled' | 'started' | 'over';

export function stageOf(state: VisitState) {
  return state.phase === 'shown' ? stageOfVisit(state) : state.phase;
}

function stageOfVisit({ visit, at }: ShownVisit): VisitStage {
  if (visit.status === 'cancelled' || visit.status === 'over') return visit.status;
  return visit.startsAt <= at ? 'started' : 'ahead';
}

type Words = {
  title: string;
  text: string;
  /** The patient has nothing to do but come. */
  isGood?: boolean;
};

const byStage = {
  loading: { title: words.title, text: '' },
  dead: { title: words.deadTitle, text: words.deadText },
  unreachable: { title: words.unreachableTitle, text: words.unreachableText },
  started: { title: words.startedTitle, text: words.startedText },
  over: { title: words.overTitle, text: words.overText },
} satisfies Record<string, Words>;

export function wordsOf(state: VisitState, clinic: Clinic): Words {
  if (state.phase !== 'shown') return byStage[state.phase];
  const { visit, at, isChanged } = state;
  const stage = stageOfVisit(state);
  if (stage === 'cancelled') return cancelledWords(isChanged);
  if (stage !== 'ahead') return byStage[stage];
  return isChanged ? changedWords(visit) : aheadWords(visit, clinic, at);
}

function cancelledWords(isChanged: boolean): Words {
  const text = isChanged ? words.cancelledMeanwhile : words.cancelledText;
  return { title: words.cancelledTitle, text };
}

function changedWords({ status }: PatientVisit): Words {
  const ask = status === 'scheduled' ? ` ${words.lookAgain}` : '';
  return { title: words.changedTitle, text: words.changedText + ask };
}

function aheadWords(visit: PatientVisit, clinic: Clinic, now: Date): Words {
  const { firstName, status, asksToMove, askedAt } = visit;
  if (status === 'held') return { title: words.heldTitle, text: words.heldText };
  if (asksToMove) {
    const by = askedAt && promisedBy(askedAt, clinic, visit.startsAt);
    const when = by ? howSoon(by, clinic, now, times) : '';
    return { title: words.movingTitle, text: words.movingText(when) };
  }
  if (status === 'confirmed') {
    return { title: words.confirmedTitle, text: words.confirmedText(firstName), isGood: true };
  }
  return { title: words.title, text: words.aheadText(firstName) };
}

/** 'Wednesday, November 18' */
export function dayOfVisit({ startsAt }: Span): string {
  return longDate(clinicDate(startsAt), times);
}

/** '9:00 AM to 10:00 AM' */
export function timeOfVisit({ startsAt, endsAt }: Span): string {
  return words.fromTo(clockLabel(startsAt, times), clockLabel(endsAt, times));
}

/** '1 hour', '1 hour 15 minutes' */
export function lengthOfVisit({ startsAt, endsAt }: Span): string {
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  return words.lengthText(Math.floor(minutes / 60), minutes % 60);
}
