import { originalVisitTypes, type VisitType } from '#domain/clinic/visit-types.ts';
import type { ChosenWish } from '#domain/leads/sooner-wish.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { lockIds } from '#domain/visits/slots.ts';
import { takesPlace, type VisitStatus } from '#domain/visits/visit.ts';
import { clinicTime, daysBefore } from './clock.ts';
import type { SeedDocument } from './document.ts';

type Visit = {
  id: string;
  /** 0 is this week. */
  week: 0 | 1;
  /** 1 is Monday. */
  weekday: 1 | 2 | 3 | 4 | 5;
  /** On the clinic's clock, in opening hours. */
  time: string;
  type: 'new_patient' | 're_examination' | 'treatment';
  provider: keyof typeof providers;
  patient: string;
  phone: string;
  leadId?: string;
  note?: string;
  /** Unless the status follows from the date. A no-show is one only after its time. */
  status?: 'cancelled' | 'no_show';
  /** On the waitlist since yesterday. */
  sooner?: ChosenWish;
};

/** Ids and names as in staff.ts. */
const providers = {
  avery: { providerId: 's2', providerName: 'Dr. Avery Lund' },
  jordan: { providerId: 's1', providerName: 'Jordan Taufa' },
};

const typesById = Object.fromEntries(originalVisitTypes.map((type) => [type.id, type])) as Record<
  Visit['type'],
  VisitType
>;

const visits: Visit[] = [
  {
    id: 'a1',
    week: 0,
    weekday: 1,
    time: '09:00',
    type: 'new_patient',
    provider: 'avery',
    patient: 'Owen Marsh',
    phone: '(801) 555-0109',
    leadId: 'c7',
  },
  {
    id: 'a2',
    week: 0,
    weekday: 1,
    time: '14:15',
    type: 'treatment',
    provider: 'jordan',
    patient: 'Ben Whitaker',
    phone: '(801) 555-0147',
  },
  {
    id: 'a3',
    week: 0,
    weekday: 2,
    time: '15:00',
    type: 're_examination',
    provider: 'avery',
    patient: 'Ivan Petrov',
    phone: '(801) 555-0125',
    status: 'no_show',
  },
  {
    id: 'a4',
    week: 0,
    weekday: 3,
    time: '10:30',
    type: 'treatment',
    provider: 'avery',
    patient: 'Sofia Lindqvist',
    phone: '(801) 555-0186',
  },
  {
    id: 'a5',
    week: 0,
    weekday: 3,
    time: '16:00',
    type: 'new_patient',
    provider: 'avery',
    patient: 'Rachel Dunn',
    phone: '(801) 555-0138',
    note: 'Brings the report of the emergency room.',
  },
  {
    id: 'a6',
    week: 0,
    weekday: 4,
    time: '14:30',
    type: 'treatment',
    provider: 'jordan',
    patient: 'Owen Marsh',
    phone: '(801) 555-0109',
  },
  {
    id: 'a7',
    week: 0,
    weekday: 5,
    time: '11:00',
    type: 're_examination',
    provider: 'avery',
    patient: 'Ben Whitaker',
    phone: '(801) 555-0147',
  },
  {
    id: 'a8',
    week: 1,
    weekday: 1,
    time: '10:00',
    type: 'new_patient',
    provider: 'avery',
    patient: 'Kaylee Jorgensen',
    phone: '(801) 555-0190',
    leadId: 'c6',
    note: 'Asked for a room without bright light.',
  },
  {
    id: 'a9',
    week: 1,
    weekday: 2,
    time: '14:00',
    type: 'treatment',
    provider: 'jordan',
    patient: 'Sofia Lindqvist',
    phone: '(801) 555-0186',
    status: 'cancelled',
    note: 'Out of town, will call.',
  },
  {
    id: 'a10',
    week: 1,
    weekday: 3,
    time: '09:30',
    type: 're_examination',
    provider: 'avery',
    patient: 'Rachel Dunn',
    phone: '(801) 555-0138',
    sooner: { days: [1, 2], parts: ['afternoon'] },
  },
  {
    id: 'a11',
    week: 1,
    weekday: 5,
    time: '15:15',
    type: 'treatment',
    provider: 'jordan',
    patient: 'Owen Marsh',
    phone: '(801) 555-0109',
  },
];

/** Visits of this week and the next; past ones have taken place. Each holds its locks. */
export function appointments(now: Date): SeedDocument[] {
  return visits.flatMap((visit) => {
    const startsAt = clinicTime(now, visit.week, visit.weekday, visit.time);
    const { name: typeName, minutes, buffer } = typesById[visit.type];
    const endsAt = minutesAfter(startsAt, minutes);
    const status = statusOf(visit, startsAt, now);
    const { providerId, providerName } = providers[visit.provider];
    const bookedAt = daysBefore(startsAt, 15);
    const { sooner } = visit;
    const locks = takesPlace({ status }, now)
      ? lockIds({ providerId, startsAt, endsAt, buffer })
      : [];
    return [
      {
        path: `appointments/${visit.id}`,
        data: {
          providerId,
          providerName,
          leadId: visit.leadId ?? null,
          patientName: visit.patient,
          patientPhone: visit.phone,
          patientEmail: '',
          type: visit.type,
          typeName,
          startsAt,
          endsAt,
          buffer,
          status,
          note: visit.note ?? '',
          sequence: 0,
          ...(sooner && { sooner: { ...sooner, than: startsAt, since: daysBefore(now, 1) } }),
          createdAt: bookedAt,
          updatedAt: bookedAt,
        },
      },
      ...locks.map((lock) => ({
        path: `slotLocks/${lock}`,
        data: { appointmentId: visit.id },
      })),
    ];
  });
}

function statusOf({ status }: Visit, startsAt: Date, now: Date): VisitStatus {
  if (status === 'cancelled') return 'cancelled';
  if (startsAt < now) return status ?? 'completed';
  return startsAt < minutesAfter(now, 2 * 24 * 60) ? 'confirmed' : 'scheduled';
}
