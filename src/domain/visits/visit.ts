/** A patient's booked visit: what it is, its status, and the next steps. Stored in the collection `appointments`. */
import { type Author, storedAuthor } from '../account/author.ts';
import { type BookedType, originalVisitTypes, typeBuffers } from '../clinic/visit-types.ts';
import { personIdIn } from '../leads/person-id.ts';
import {
  type SoonerOffer,
  type SoonerWish,
  soonerOfferFrom,
  soonerWishFrom,
} from '../leads/sooner-wish.ts';
import { type VisitAnswer, visitAnswerFrom } from '../leads/visit-answer.ts';
import { storedDate, storedText } from '../stored-value.ts';
import { minutesAfter } from '../time/wall-clock.ts';
import { type VisitMail, visitMailFrom } from './visit-mail.ts';

export const visitStatuses = [
  'held',
  'scheduled',
  'confirmed',
  'arrived',
  'completed',
  'cancelled',
  'no_show',
] as const;
export type VisitStatus = (typeof visitStatuses)[number];

export const visitStatusLabels: Record<VisitStatus, string> = {
  held: 'Held',
  scheduled: 'Scheduled',
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  completed: 'Completed',
  cancelled: 'Cancelled',
  no_show: 'No show',
};

/** Statuses of booked visits that take place: their time is not free for another visit. */
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
  /** The id of its type. */
  type: string;
  /** The name at booking time. */
  typeName: string;
  /** On a quarter of an hour. */
  startsAt: Date;
  /** The start plus the minutes of its type at booking time. */
  endsAt: Date;
  /** Minutes after the end in which the provider has no other visit, as at booking time. */
  buffer: number;
  status: VisitStatus;
  /** Of a visit that its patient has held, also once staff have confirmed it. */
  heldUntil?: Date;
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
  /** Its patient would come sooner. Null once taken back; absent if they never said so. */
  sooner?: SoonerWish | null;
  /** The last sooner time that was offered to them; absent before it. */
  offer?: SoonerOffer;
};

type Standing = Pick<Visit, 'status' | 'heldUntil'>;

/** Provider, time and status: what decides whether two visits collide. */
export type VisitTime = Pick<Visit, 'providerId' | 'startsAt' | 'endsAt' | 'buffer'> & Standing;

/** The patient has chosen the time, and staff have not confirmed it. */
export function isHold({ status }: Pick<Visit, 'status'>): boolean {
  return status === 'held';
}

/** Staff have booked or confirmed it, and it takes place. */
export function isBooked({ status }: Pick<Visit, 'status'>): boolean {
  return takingPlace.includes(status);
}

/** Whether its time is taken. A hold takes it until it lapses. now: of the server. */
export function takesPlace({ status, heldUntil }: Standing, now: Date): boolean {
  return isHold({ status }) ? heldUntil !== undefined && heldUntil > now : isBooked({ status });
}

/** Ahead or under way. Once its time is over it isn't, even if staff never closed it. */
export function isUpcoming(visit: Standing & Pick<Visit, 'endsAt'>, now: Date): boolean {
  return takesPlace(visit, now) && visit.status !== 'completed' && visit.endsAt > now;
}

/** Its request shows as Scheduled. */
export function isBookedAhead(visit: Parameters<typeof isUpcoming>[0], now: Date): boolean {
  return isUpcoming(visit, now) && isBooked(visit);
}

const forward: Record<VisitStatus, readonly VisitStatus[]> = {
  held: ['scheduled', 'cancelled'],
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
    case 'held':
      return [{ to: 'scheduled', label: 'Confirm' }];
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

/** When the patient gave the answer that a screen shows, for its form; '' without one. */
export const answeredAtOf = ({ answer }: Pick<Visit, 'answer'>): string =>
  answer ? String(answer.at.getTime()) : '';

/** When the provider is free again. */
export function freeFrom({ endsAt, buffer }: Pick<Visit, 'endsAt' | 'buffer'>): Date {
  return minutesAfter(endsAt, buffer);
}

/** The end of a visit that is as long as this one. */
export function endFrom(startsAt: Date, like: Pick<Visit, 'startsAt' | 'endsAt'>): Date {
  return new Date(startsAt.getTime() + like.endsAt.getTime() - like.startsAt.getTime());
}

/** Its type as it was booked. */
export function bookedType({ type, typeName, startsAt, endsAt, buffer }: Visit): BookedType {
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  return { id: type, name: typeName, minutes, buffer };
}

/** Reads a stored document of any age; null without a start, since the calendar cannot place it. */
export function visitFrom(id: string, stored: Record<string, unknown>): Visit | null {
  const startsAt = storedDate(stored.startsAt);
  if (!startsAt) return null;
  const type = storedText(stored.type) || 'treatment';
  // Versions before the clinic's own types stored no more than an id.
  const original = originalVisitTypes.find(({ id }) => id === type);
  const heldUntil = storedDate(stored.heldUntil);
  const offer = soonerOfferFrom(stored.offer);
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
    typeName: storedText(stored.typeName) || (original?.name ?? 'Visit'),
    startsAt,
    endsAt: storedDate(stored.endsAt) ?? minutesAfter(startsAt, original?.minutes ?? 15),
    buffer: typeBuffers.find((known) => known === stored.buffer) ?? 0,
    status: visitStatuses.find((known) => known === stored.status) ?? 'scheduled',
    ...(heldUntil && { heldUntil }),
    note: storedText(stored.note),
    sequence: typeof stored.sequence === 'number' ? stored.sequence : 0,
    updatedAt: storedDate(stored.updatedAt) ?? startsAt,
    updatedBy: storedAuthor(stored.updatedBy),
    mail: visitMailFrom(stored.mail),
    answer: visitAnswerFrom(stored.answer),
    ...('sooner' in stored && { sooner: soonerWishFrom(stored.sooner) }),
    ...(offer && { offer }),
  };
}
