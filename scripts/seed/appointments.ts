import { originalVisitTypes } from '#domain/clinic/visit-types.ts';
import type { ChosenWish } from '#domain/leads/sooner-wish.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { lockIds } from '#domain/visits/slots.ts';
import { takesPlace, type VisitStatus } from '#domain/visits/visit.ts';
import { clinicTime, daysBefore } from './clock.ts';
import type { SeedDocument } from './document.ts';

/** Ids and names as in staff.ts. */
const avery = { providerId: 's2', providerName: 'Dr. Avery Lund' };
const jordan = { providerId: 's1', providerName: 'Jordan Taufa' };

const ben = { patientName: 'Ben Whitaker', patientPhone: '(801) 555-0147' };
const ivan = { patientName: 'Ivan Petrov', patientPhone: '(801) 555-0125' };
const kaylee = { patientName: 'Kaylee Jorgensen', patientPhone: '(801) 555-0190' };
const owen = { patientName: 'Owen Marsh', patientPhone: '(801) 555-0109' };
const rachel = { patientName: 'Rachel Dunn', patientPhone: '(801) 555-0138' };
const sofia = { patientName: 'Sofia Lindqvist', patientPhone: '(801) 555-0186' };

type More = {
  leadId?: string;
  note?: string;
  /** Unless the status follows from the date. A no-show is one only after its time. */
  status?: 'cancelled' | 'no_show';
  /** On the waitlist since yesterday. */
  sooner?: ChosenWish;
};

type Visit = [
  /** As clinicTime takes it, in opening hours. */
  at: [week: 0 | 1, weekday: 1 | 2 | 3 | 4 | 5, time: string],
  type: 'new_patient' | 're_examination' | 'treatment',
  provider: typeof avery,
  patient: typeof owen,
  more?: More,
];

/** a1 and so on. */
const visits: Visit[] = [
  [[0, 1, '09:00'], 'new_patient', avery, owen, { leadId: 'c7' }],
  [[0, 1, '14:15'], 'treatment', jordan, ben],
  [[0, 2, '15:00'], 're_examination', avery, ivan, { status: 'no_show' }],
  [[0, 3, '10:30'], 'treatment', avery, sofia],
  [
    [0, 3, '16:00'],
    'new_patient',
    avery,
    rachel,
    { note: 'Brings the report of the emergency room.' },
  ],
  [[0, 4, '14:30'], 'treatment', jordan, owen],
  [[0, 5, '11:00'], 're_examination', avery, ben],
  [
    [1, 1, '10:00'],
    'new_patient',
    avery,
    kaylee,
    { leadId: 'c6', note: 'Asked for a room without bright light.' },
  ],
  [
    [1, 2, '14:00'],
    'treatment',
    jordan,
    sofia,
    { status: 'cancelled', note: 'Out of town, will call.' },
  ],
  [
    [1, 3, '09:30'],
    're_examination',
    avery,
    rachel,
    { sooner: { days: [1, 2], parts: ['afternoon'] } },
  ],
  [[1, 5, '15:15'], 'treatment', jordan, owen],
];

/** Visits of this week and the next; past ones have taken place. Each holds its locks. */
export function appointments(now: Date): SeedDocument[] {
  return visits.flatMap(([at, typeId, provider, patient, more = {}], index) => {
    const id = `a${index + 1}`;
    const startsAt = clinicTime(now, ...at);
    const type = originalVisitTypes.find((each) => each.id === typeId);
    if (!type) throw new Error(`no type ${typeId}`);
    const { name: typeName, minutes, buffer } = type;
    const endsAt = minutesAfter(startsAt, minutes);
    const status = statusOf(more, startsAt, now);
    const bookedAt = daysBefore(startsAt, 15);
    const { leadId = null, note = '', sooner } = more;
    const locks = takesPlace({ status }, now)
      ? lockIds({ providerId: provider.providerId, startsAt, endsAt, buffer })
      : [];
    return [
      {
        path: `appointments/${id}`,
        data: {
          ...{ ...provider, ...patient, leadId, patientEmail: '' },
          ...{ type: typeId, typeName, startsAt, endsAt, buffer, status, note, sequence: 0 },
          ...(sooner && { sooner: { ...sooner, than: startsAt, since: daysBefore(now, 1) } }),
          createdAt: bookedAt,
          updatedAt: bookedAt,
        },
      },
      ...locks.map((lock) => ({ path: `slotLocks/${lock}`, data: { appointmentId: id } })),
    ];
  });
}

function statusOf({ status }: More, startsAt: Date, now: Date): VisitStatus {
  if (status === 'cancelled') return 'cancelled';
  if (startsAt < now) return status ?? 'completed';
  return startsAt < minutesAfter(now, 2 * 24 * 60) ? 'confirmed' : 'scheduled';
}
