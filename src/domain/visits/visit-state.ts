/** What staff read about the state of a visit: its status, and what the patient answered. */
import { type Visit, visitStatusLabels } from './visit.ts';

type Answered = Pick<Visit, 'status' | 'startsAt' | 'mail' | 'answer'>;

/** 'Scheduled', 'Confirmed by patient', 'Asks for another time'. */
export function stateLabel(visit: Answered): string {
  const { status, answer } = visit;
  if (asksToMove(visit)) return 'Asks for another time';
  const isTheirs = status === 'confirmed' ? hasConfirmed(visit) : answer?.kind === status;
  return isTheirs ? `${visitStatusLabels[status]} by patient` : visitStatusLabels[status];
}

/** The patient has asked for another time, and staff have not answered yet. */
export function asksToMove({ status, answer }: Pick<Visit, 'status' | 'answer'>): boolean {
  const isAhead = status === 'scheduled' || status === 'confirmed';
  return isAhead && answer?.kind === 'move' && answer.open;
}

/** The patient has confirmed this time: not one that staff have moved or told of since. */
export function hasConfirmed({ startsAt, mail, answer }: Answered): boolean {
  if (answer?.kind !== 'confirmed') return false;
  const isTold = mail.told?.startsAt.getTime() === startsAt.getTime();
  return isTold && (mail.triedAt ?? answer.at) <= answer.at;
}
