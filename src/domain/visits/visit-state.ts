/** What staff read about the state of a visit: its status, and what the patient answered. */
import { clinicDate } from '../time/clinic-day.ts';
import { clockLabel, nearMoment } from '../time/clinic-time.ts';
import { isHold, takesPlace, type Visit, visitStatusLabels } from './visit.ts';

type Answered = Pick<Visit, 'status' | 'heldUntil' | 'startsAt' | 'mail' | 'answer'>;

/** 'Scheduled', 'Held until 11:00 AM', 'Confirmed by patient', 'Asks for another time'. */
export function stateLabel(visit: Answered, now: Date): string {
  const { status, answer } = visit;
  if (isHold(visit)) return holdLabel(visit, now);
  if (asksToMove(visit)) return 'Asks for another time';
  const isTheirs = status === 'confirmed' ? hasConfirmed(visit) : answer?.kind === status;
  return isTheirs ? `${visitStatusLabels[status]} by patient` : visitStatusLabels[status];
}

/** 'New patient · Dr. Avery Lund · Confirmed'; no line of it begins with a dot. */
export function visitLine(
  visit: Answered & Pick<Visit, 'typeName' | 'providerName'>,
  now: Date,
): string {
  const facts = [visit.typeName, visit.providerName, stateLabel(visit, now)];
  return facts.filter(Boolean).join('\u00a0· ');
}

type Held = Pick<Visit, 'status' | 'heldUntil' | 'startsAt'>;

/** 'Held until 11:00 AM', 'Held until Tue 11:00 AM', 'Hold has lapsed' */
function holdLabel(hold: Held, now: Date): string {
  return takesPlace(hold, now) ? `Held until ${heldUntilLabel(hold, now)}` : 'Hold has lapsed';
}

/** '11:00 AM' today, 'Tue 11:00 AM' on another day, 'it starts'. */
export function heldUntilLabel({ heldUntil, startsAt }: Held, now: Date): string {
  if (!heldUntil) return '';
  if (heldUntil >= startsAt) return 'it starts';
  const isToday = clinicDate(heldUntil) === clinicDate(now);
  return isToday ? clockLabel(heldUntil) : nearMoment(heldUntil, now);
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
