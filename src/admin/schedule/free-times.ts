import type { LoaderFunctionArgs } from 'react-router-dom';
import { listAppointmentsOf } from '#data/appointments.ts';
import {
  type AppointmentType,
  appointmentTypes,
  takesPlace,
  typeMinutes,
} from '#domain/appointment.ts';
import { clinicDay } from '#domain/clinic-day.ts';
import { freeSlots } from '#domain/slots.ts';
import { schedulePath } from './schedule-address.ts';

const days = 21;

type Wish = {
  providerId: string;
  type: AppointmentType;
  preferredTime: string;
  /** The appointment that is to be moved, whose own time counts as free; null for a new one. */
  except: string | null;
};

export function freeTimesPath({ providerId, type, preferredTime, except }: Wish): string {
  const params = new URLSearchParams({ provider: providerId, type, preferred: preferredTime });
  if (except) params.set('except', except);
  return `${schedulePath}/free-times?${params}`;
}

export type FreeTimes = { ok: true; times: Date[] } | { ok: false };

/** Read for the dialog alone: the first free times of a provider within three weeks. Never rejects. */
export async function loader({ request }: LoaderFunctionArgs): Promise<FreeTimes> {
  const params = new URL(request.url).searchParams;
  const type = appointmentTypes.find((known) => known === params.get('type')) ?? 'new_patient';
  const now = new Date();
  const { from } = clinicDay(now);
  const to = new Date(from.getTime() + (days + 1) * 86_400_000);
  try {
    const theirs = await listAppointmentsOf(params.get('provider') ?? '', { from, to });
    const taken = theirs.filter((visit) => takesPlace(visit) && visit.id !== params.get('except'));
    const preferredTime = params.get('preferred') ?? '';
    const minutes = typeMinutes[type];
    return { ok: true, times: freeSlots({ minutes, preferredTime, from: now, taken, days }) };
  } catch {
    return { ok: false };
  }
}
