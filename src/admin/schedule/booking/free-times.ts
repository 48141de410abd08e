import { report } from '#data/problems/report.ts';
import { listVisitsOf } from '#data/visits/visits.ts';
import { clinicDay } from '#domain/time/clinic-day.ts';
import { freeSlots } from '#domain/visits/slots.ts';
import { takesPlace, typeMinutes, type VisitType } from '#domain/visits/visit.ts';

const days = 21;

export type Wish = {
  providerId: string;
  type: VisitType;
  /** A choice of the request form, or ''. */
  preferredTime: string;
  /** The appointment that is to be moved, whose own time counts as free; null for a new one. */
  except: string | null;
};

export type FreeTimes = { ok: true; times: Date[] } | { ok: false };

/** The first free times of a provider within three weeks. Never rejects. */
export async function findFreeTimes(wish: Wish): Promise<FreeTimes> {
  const { providerId, type, preferredTime, except } = wish;
  const now = new Date();
  const { from } = clinicDay(now);
  const to = new Date(from.getTime() + (days + 1) * 86_400_000);
  try {
    const theirs = await listVisitsOf(providerId, { from, to });
    const taken = theirs.filter((visit) => takesPlace(visit) && visit.id !== except);
    const minutes = typeMinutes[type];
    return { ok: true, times: freeSlots({ minutes, preferredTime, from: now, taken, days }) };
  } catch (error) {
    report(error, 'Failed to load free times');
    return { ok: false };
  }
}
