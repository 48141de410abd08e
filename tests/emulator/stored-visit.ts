import { addDays, clinicDate, clinicMoment } from '#domain/time/clinic-day.ts';
import { lockIds } from '#domain/visits/slots.ts';
import { visitLinkAddress } from '../../netlify/lib/visit-signature.ts';
import { post, send } from '../netlify/post-form.ts';
import { emulator, storedIn } from './stored.ts';

export const minute = 60_000;
export const day = 24 * 60 * minute;

/** At the clinic's noon, some days ahead. */
export const noonIn = (days: number) =>
  clinicMoment(addDays(clinicDate(new Date()), days), '12:00');

export const visitId = 'visit-1';
const startsAt = noonIn(4);
const endsAt = new Date(startsAt.getTime() + 30 * minute);

/** As the back office books it, with the words that no log may hold. */
export const booked = {
  leadId: null as string | null,
  patientName: 'Maria Quill',
  patientPhone: '(801) 555-0177',
  patientEmail: 'zelda.quill@example.com',
  providerId: 's2',
  providerName: 'Dr. Sample Avery',
  type: 're_examination',
  startsAt,
  endsAt,
  typeName: 'Re-examination',
  buffer: 0,
  status: 'scheduled',
  note: 'sciatica, fainting',
  sequence: 3,
  createdAt: new Date(Date.now() - day),
  updatedAt: new Date(Date.now() - day),
  updatedBy: { uid: 'dana', name: 'Dana Reyes' },
};

/** What a mail about it said. */
export const told = {
  startsAt,
  endsAt,
  providerName: booked.providerName,
  email: booked.patientEmail,
  cancelled: false,
};

export const ago = (minutes: number) => new Date(Date.now() - minutes * minute);

/** Stores the visit and, if it takes place, its locks. */
export async function storeVisit(fields: object = {}): Promise<void> {
  const data = { ...booked, ...fields };
  const takesPlace = !['cancelled', 'no_show'].includes(data.status);
  const locks = takesPlace ? lockIds(data as Parameters<typeof lockIds>[0]) : [];
  await emulator.store([
    { path: `appointments/${visitId}`, data },
    ...locks.map((id) => ({ path: `slotLocks/${id}`, data: { appointmentId: visitId } })),
  ]);
}

type StoredVisit = typeof booked & {
  mail: Record<string, unknown>;
  answer?: { kind: string; words: string; at: Date; open: boolean };
};

export async function storedVisit(): Promise<StoredVisit> {
  const [visit] = await storedIn('appointments');
  return visit as unknown as StoredVisit;
}

export const linkOf = (id = visitId) =>
  visitLinkAddress(id, 'https://clinic.example', 'en').split('#')[1] ?? '';

/** Answers by the link, as its page does. */
export function answer(kind: unknown, { words = '' as unknown, sequence = 3 as unknown } = {}) {
  return post({ type: 'visit-link', link: linkOf(), answer: kind, words, sequence });
}

/** Asks for the mail, as the back office does. */
export function askForMail(token: string | null, fields: object = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  const body = JSON.stringify({ type: 'visit', visitId, again: false, ...fields });
  return send({ method: 'POST', headers, body });
}
