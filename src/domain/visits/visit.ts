/** A patient's booked visit: what it is, its status, and the next steps. Stored in the collection `appointments`. */
import { type Author, storedAuthor } from '../account/author.ts';
import { typeMinutes, type VisitType, visitTypes } from '../clinic/visit-types.ts';
import { type VisitAnswer, visitAnswerFrom } from '../leads/visit-answer.ts';
import { personIdIn, storedDate, storedText } from '../stored-value.ts';
import { type VisitMail, visitMailFrom } from './visit-mail.ts';

export const visitStatuses = [
  'scheduled',
  'confirmed',
  'arrived',
  'completed',
  'cancelled',
  'no_show',
] as const;
export type VisitStatus = (typeof visitStatuses)[number];

export const visitStatusLabels: Record<VisitStatus, string> = {
  scheduled: 'Scheduled',
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  completed: 'Completed',
  cancelled: 'Cancelled',
  no_show: 'No show',
};

/** Statuses of visits that take place: their time is not free for another visit. */
export const takingPlace: readonly VisitStatus[] = [
  'scheduled',
  'confirmed',
  'arrived',
  'completed',
];

export type Visit = {
  id: string;
  /** The request it answers, or null. */
  leadId: string | null;
  /** Whose it is; absent on visits from before persons. */
  personId?: string;
  patientName: string;
  /** '(801) 555-0100', or ''. */
  patientPhone: string;
  /** Lower case, or ''. */
  patientEmail: string;
  providerId: string;
  /** The name at booking time; still readable after the provider has left. */
  providerName: string;
  type: VisitType;
  /** On a quarter of an hour. */
  startsAt: Date;
  endsAt: Date;
  status: VisitStatus;
  /** For staff only; '' when none. */
  note: string;
  /** Counts the changes. Calendars keep the version with the highest number. */
  sequence: number;
  updatedAt: Date;
  /** The author of the last change; null on visits of older versions. */
  updatedBy: Author | null;
  mail: VisitMail;
  /** The patient's last answer by the link of a mail; null before the first. */
  answer: VisitAnswer | null;
};

/** Provider, time and status: what decides whether two visits collide. */
export type VisitTime = Pick<Visit, 'providerId' | 'startsAt' | 'endsAt' | 'status'>;

export function takesPlace({ status }: Pick<Visit, 'status'>): boolean {
  return takingPlace.includes(status);
}

/** Ahead or under way: its request shows as Scheduled. Once its time is over it isn't, even if staff never closed it. */
export function isUpcoming(
  { status, endsAt }: Pick<Visit, 'status' | 'endsAt'>,
  now: Date,
): boolean {
  return takesPlace({ status }) && status !== 'completed' && endsAt > now;
}

const forward: Record<VisitStatus, readonly VisitStatus[]> = {
  scheduled: ['confirmed', 'arrived', 'no_show', 'cancelled'],
  confirmed: ['arrived', 'no_show', 'cancelled'],
  arrived: ['completed'],
  completed: [],
  cancelled: [],
  no_show: [],
};

/** One step forward, or one back to correct a mistake. */
export function canBecome(from: VisitStatus, to: VisitStatus): boolean {
  return forward[from].includes(to) || forward[to].includes(from);
}

/** The status of a visit after its start is set. A new start resets a confirmed visit to scheduled. */
export function statusAt({ status, startsAt }: VisitTime, start: Date): VisitStatus {
  const isMoved = startsAt.getTime() !== start.getTime();
  return isMoved && status === 'confirmed' ? 'scheduled' : status;
}

export type StatusStep = { to: VisitStatus; label: string };

/** The steps offered to staff, the likeliest first; never empty. */
export function statusSteps(status: VisitStatus): StatusStep[] {
  const arrived: StatusStep = { to: 'arrived', label: 'Arrived' };
  const noShow: StatusStep = { to: 'no_show', label: 'No show' };
  switch (status) {
    case 'scheduled':
      return [{ to: 'confirmed', label: 'Confirm' }, arrived, noShow];
    case 'confirmed':
      return [arrived, noShow, { to: 'scheduled', label: 'Not confirmed' }];
    case 'arrived':
      return [
        { to: 'completed', label: 'Complete' },
        { to: 'confirmed', label: 'Not arrived' },
      ];
    case 'completed':
      return [{ to: 'arrived', label: 'Not completed' }];
    case 'cancelled':
    case 'no_show':
      return [{ to: 'scheduled', label: 'Schedule again' }];
  }
}

/** The start plus the minutes of its type. */
export function endOf(startsAt: Date, type: VisitType): Date {
  return new Date(startsAt.getTime() + typeMinutes[type] * 60_000);
}

/** Reads a stored document of any age; null without a start, since the calendar cannot place it. */
export function visitFrom(id: string, stored: Record<string, unknown>): Visit | null {
  const startsAt = storedDate(stored.startsAt);
  if (!startsAt) return null;
  const type = visitTypes.find((known) => known === stored.type) ?? 'treatment';
  return {
    id,
    leadId: storedText(stored.leadId) || null,
    ...personIdIn(stored),
    patientName: storedText(stored.patientName) || 'No name',
    patientPhone: storedText(stored.patientPhone),
    patientEmail: storedText(stored.patientEmail).toLowerCase(),
    providerId: storedText(stored.providerId),
    providerName: storedText(stored.providerName),
    type,
    startsAt,
    endsAt: storedDate(stored.endsAt) ?? endOf(startsAt, type),
    status: visitStatuses.find((known) => known === stored.status) ?? 'scheduled',
    note: storedText(stored.note),
    sequence: typeof stored.sequence === 'number' ? stored.sequence : 0,
    updatedAt: storedDate(stored.updatedAt) ?? startsAt,
    updatedBy: storedAuthor(stored.updatedBy),
    mail: visitMailFrom(stored.mail),
    answer: visitAnswerFrom(stored.answer),
  };
}
