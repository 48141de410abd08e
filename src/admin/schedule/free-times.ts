import { listAppointmentsOf } from '#data/appointments.ts';
import { report } from '#data/report.ts';
import { type AppointmentType, takesPlace, typeMinutes } from '#domain/appointment.ts';
import { clinicDay } from '#domain/clinic-day.ts';
import { freeSlots } from '#domain/slots.ts';

const days = 21;

export type Wish = {
  providerId: string;
  type: AppointmentType;
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
    const theirs = await listAppointmentsOf(providerId, { from, to });
    const taken = theirs.filter((visit) => takesPlace(visit) && visit.id !== except);
    const minutes = typeMinutes[type];
    return { ok: true, times: freeSlots({ minutes, preferredTime, from: now, taken, days }) };
  } catch (error) {
    report(error, 'Failed to load free times');
    return { ok: false };
  }
}
