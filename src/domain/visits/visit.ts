/** A patient's visit in the calendar: what it is, where it stands, and what may become of it. */
import type { Author } from '../leads/lead-activity.ts';
import { storedDate, storedText } from '../stored-value.ts';

export const visitTypes = ['new_patient', 're_examination', 'treatment'] as const;
export type VisitType = (typeof visitTypes)[number];

export const typeLabels: Record<VisitType, string> = {
  new_patient: 'New patient',
  re_examination: 'Re-examination',
  treatment: 'Treatment',
};

/** How long each takes. */
export const typeMinutes: Record<VisitType, number> = {
  new_patient: 60,
  re_examination: 30,
  treatment: 15,
};

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

/** Statuses of appointments that take place, so that nothing else can at the same time. */
export const takingPlace: readonly VisitStatus[] = [
  'scheduled',
  'confirmed',
  'arrived',
  'completed',
];

export type Visit = {
  id: string;
  /** The request that led to it, or null. */
  leadId: string | null;
  patientName: string;
  /** '(801) 555-0100', or ''. */
  patientPhone: string;
  /** Lower case, or ''. */
  patientEmail: string;
  providerId: string;
  /** As it was when booked; readable after the member of staff has left. */
  providerName: string;
  type: VisitType;
  /** On a quarter of an hour. */
  startsAt: Date;
  endsAt: Date;
  status: VisitStatus;
  /** For staff alone; '' when none. */
  note: string;
  /** Counts the changes; calendars keep the version with the highest. */
  sequence: number;
  updatedAt: Date;
  /** Who made the last change; null for appointments of older versions. */
  updatedBy: Author | null;
};

/** When, how long and for whom: what decides whether two appointments collide. */
export type VisitTime = Pick<Visit, 'providerId' | 'startsAt' | 'endsAt' | 'status'>;

export function takesPlace({ status }: Pick<Visit, 'status'>): boolean {
  return takingPlace.includes(status);
}

/** Still to come or under way: the request that led to it shows as Scheduled. */
export function isLive({ status }: Pick<Visit, 'status'>): boolean {
  return takesPlace({ status }) && status !== 'completed';
}

const forward: Record<VisitStatus, readonly VisitStatus[]> = {
  scheduled: ['confirmed', 'arrived', 'no_show', 'cancelled'],
  confirmed: ['arrived', 'no_show', 'cancelled'],
  arrived: ['completed'],
  completed: [],
  cancelled: [],
  no_show: [],
};

/** One step on, or one back for what was pressed by mistake. */
export function canBecome(from: VisitStatus, to: VisitStatus): boolean {
  return forward[from].includes(to) || forward[to].includes(from);
}

export type StatusStep = { to: VisitStatus; label: string };

/** What staff are offered, the likeliest first; empty never. */
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

/** Minutes after its start. */
export function endOf(startsAt: Date, type: VisitType): Date {
  return new Date(startsAt.getTime() + typeMinutes[type] * 60_000);
}

/** Reads a stored document of any age; null without a start, since it has no place in a calendar. */
export function visitFrom(id: string, stored: Record<string, unknown>): Visit | null {
  const startsAt = storedDate(stored.startsAt);
  if (!startsAt) return null;
  const type = visitTypes.find((known) => known === stored.type) ?? 'treatment';
  return {
    id,
    leadId: storedText(stored.leadId) || null,
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
  };
}

function storedAuthor(value: unknown): Author | null {
  if (typeof value !== 'object' || value === null) return null;
  const { uid, name } = value as Record<string, unknown>;
  return storedText(name) ? { uid: storedText(uid), name: storedText(name) } : null;
}
