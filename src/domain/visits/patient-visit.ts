/** A visit as its link shows it to the patient: of the person, the first name and no more. */
import type { Clinic } from '../clinic/clinic.ts';
import { storedDate, storedMap, storedText } from '../stored-value.ts';
import type { VisitStatus } from './visit.ts';

const patientStatuses = ['held', 'scheduled', 'confirmed', 'cancelled', 'over'] as const;
export type PatientStatus = (typeof patientStatuses)[number];

export type PatientVisit = {
  id: string;
  firstName: string;
  startsAt: Date;
  endsAt: Date;
  providerName: string;
  status: PatientStatus;
  /** The version that the patient sees; an answer to an older one is refused. */
  sequence: number;
  updatedAt: Date;
  /** The patient has asked for another time, and staff have not answered yet. */
  asksToMove: boolean;
  /** When they asked. */
  askedAt?: Date;
};

/** Whether the link may cancel; later, the patient has to call. A held time can be given back until it begins. */
export function mayCancel(
  { startsAt, status }: { startsAt: Date; status?: PatientStatus | VisitStatus },
  { cancelNoticeHours }: Pick<Clinic, 'cancelNoticeHours'>,
  now: Date,
): boolean {
  if (status === 'held') return startsAt > now;
  return startsAt.getTime() - now.getTime() >= cancelNoticeHours * 3_600_000;
}

/** Reads the function's answer; null when it is no visit. */
export function patientVisitFrom(answered: unknown): PatientVisit | null {
  const visit = storedMap(answered) ?? {};
  const startsAt = storedDate(visit.startsAt);
  const endsAt = storedDate(visit.endsAt);
  const updatedAt = storedDate(visit.updatedAt);
  const status = patientStatuses.find((known) => known === visit.status);
  if (!startsAt || !endsAt || !updatedAt || !status) return null;
  return {
    id: storedText(visit.id),
    firstName: storedText(visit.firstName),
    startsAt,
    endsAt,
    providerName: storedText(visit.providerName),
    status,
    sequence: typeof visit.sequence === 'number' ? visit.sequence : 0,
    updatedAt,
    asksToMove: visit.asksToMove === true,
    askedAt: storedDate(visit.askedAt) ?? undefined,
  };
}
