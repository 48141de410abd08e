import { latestClinic } from '#data/clinic-settings.ts';
import { serverDate } from '#data/server-clock.ts';
import { type Settled, settled } from '#data/settled.ts';
import { listVisitsOf } from '#data/visits/visits.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { BookedType } from '#domain/clinic/visit-types.ts';
import type { WorkTime } from '#domain/clinic/work-time.ts';
import { clinicDay } from '#domain/time/clinic-day.ts';
import { freeSlots } from '#domain/visits/slots.ts';
import { takesPlace, type Visit } from '#domain/visits/visit.ts';

const days = 21;

export type Wish = {
  providerId: string;
  /** null for a provider who has left. */
  provider: (WorkTime & Pick<StaffMember, 'takesAppointments'>) | null;
  type: BookedType;
  /** A choice of the request form, or ''. */
  preferredTime: string;
  /** The visit to move, whose own time counts as free; null for a new one. */
  except: string | null;
  /** The earliest time to offer; null for now. */
  from: Date | null;
};

/** The next visit is on a later day. A replacement for a missed visit is as soon as possible. */
export function earliestNext(visit: Visit): Date | null {
  return takesPlace(visit, serverDate()) ? clinicDay(visit.startsAt).to : null;
}

/** The first free times of a provider within three weeks; none of one who can't be booked. */
export function findFreeTimes(wish: Wish): Promise<Settled<Date[]>> {
  return settled(readFreeTimes(wish), 'Failed to look for free times.');
}

async function readFreeTimes(wish: Wish) {
  const { providerId, provider, type, preferredTime, except, from } = wish;
  if (!provider?.takesAppointments) return [];
  const now = serverDate();
  const start = from && from > now ? from : now;
  const first = clinicDay(start).from;
  const end = new Date(first.getTime() + (days + 1) * 86_400_000);
  const [theirs, clinic] = await Promise.all([
    listVisitsOf(providerId, { from: first, to: end }),
    latestClinic(),
  ]);
  const taken = theirs.filter((visit) => takesPlace(visit, now) && visit.id !== except);
  return freeSlots({
    minutes: type.minutes,
    buffer: type.buffer,
    preferredTime,
    from: start,
    taken,
    days,
    clinic,
    provider,
  });
}
