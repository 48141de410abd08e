/** What the function shows of a visit to the patient who has its link. */
import { firstName } from '../text/first-name.ts';
import type { PatientStatus, PatientVisit } from './patient-visit.ts';
import { isHold, takesPlace, type Visit } from './visit.ts';

export function patientVisitOf(visit: Visit, now: Date): PatientVisit {
  const { id, patientName, startsAt, endsAt, providerName, sequence, updatedAt, answer } = visit;
  const asksToMove = answer?.kind === 'move' && answer.open;
  return {
    id,
    firstName: firstName(patientName),
    startsAt,
    endsAt,
    providerName,
    status: patientStatusOf(visit, now),
    sequence,
    updatedAt,
    asksToMove,
    ...(asksToMove && { askedAt: answer.at }),
  };
}

function patientStatusOf(visit: Visit, now: Date): PatientStatus {
  const { status, endsAt } = visit;
  if (status === 'cancelled') return 'cancelled';
  if (endsAt <= now || (isHold(visit) && !takesPlace(visit, now))) return 'over';
  return status === 'held' || status === 'scheduled' || status === 'confirmed' ? status : 'over';
}
