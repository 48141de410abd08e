import type { Clinic } from '#domain/clinic/clinic.ts';
import { howSoon, promisedBy } from '#domain/requests/promise.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { longDate } from '#domain/time/week.ts';
import type { PatientVisit } from '#domain/visits/patient-visit.ts';
import type { ShownVisit, VisitState } from './use-visit.ts';

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

const words = {
  loading: { title: 'Your appointment', text: '' },
  dead: {
    title: 'This link no longer works',
    text: 'It may be from an older email. Please call us, and we’ll help you.',
  },
  unreachable: {
    title: 'We couldn’t load your appointment',
    text: 'Check your connection and try again, or call us.',
  },
  started: { title: 'Your appointment has started', text: 'Running late? Please call us.' },
  over: { title: 'This appointment is over', text: 'Any questions? Please call us.' },
} satisfies Record<string, Words>;

export function wordsOf(state: VisitState, clinic: Clinic): Words {
  if (state.phase !== 'shown') return words[state.phase];
  const { visit, at, isChanged } = state;
  const stage = stageOfVisit(state);
  if (stage === 'cancelled') return cancelledWords(isChanged);
  if (stage !== 'ahead') return words[stage];
  return isChanged ? changedWords(visit) : aheadWords(visit, clinic, at);
}

function cancelledWords(isChanged: boolean): Words {
  const text = isChanged
    ? 'It was cancelled while you had this page open.'
    : 'We hope to see you another time.';
  return { title: 'Your appointment is cancelled', text };
}

function changedWords({ status }: PatientVisit): Words {
  const text = 'It changed while you had this page open. Here is the appointment as it is now.';
  const ask = status === 'scheduled' ? ' Please look again before you answer.' : '';
  return { title: 'Your appointment has changed', text: text + ask };
}

function aheadWords(visit: PatientVisit, clinic: Clinic, now: Date): Words {
  const { firstName, status, asksToMove, askedAt } = visit;
  if (asksToMove) {
    const time = askedAt ? ` ${howSoon(promisedBy(askedAt, clinic), clinic, now)}` : '';
    return {
      title: 'We’ll find another time',
      text: `We got your message and will get back to you${time}. Until then, this time is still yours.`,
    };
  }
  if (status === 'confirmed') {
    return {
      title: 'You’re confirmed',
      text: `Thank you${firstName && `, ${firstName}`}. See you then!`,
      isGood: true,
    };
  }
  return {
    title: 'Your appointment',
    text: `${firstName && `Hi ${firstName}. `}Please confirm that this time works for you.`,
  };
}

/** 'Wednesday, November 18' */
export function dayOfVisit({ startsAt }: PatientVisit): string {
  return longDate(clinicDate(startsAt));
}

/** '9:00 AM to 10:00 AM' */
export function timeOfVisit({ startsAt, endsAt }: PatientVisit): string {
  return `${clockLabel(startsAt)} to ${clockLabel(endsAt)}`;
}

/** '1 hour', '1 hour 15 minutes' */
export function lengthOfVisit({ startsAt, endsAt }: PatientVisit): string {
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  const hours = Math.floor(minutes / 60);
  return [count(hours, 'hour'), count(minutes % 60, 'minute')].filter(Boolean).join(' ');
}

function count(number: number, unit: string): string {
  if (number === 0) return '';
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
