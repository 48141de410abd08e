import { type Visit, visitFrom } from '#domain/visits/visit.ts';

/** Wednesday 9:00 AM at the clinic. */
export const startsAt = new Date('2026-11-25T16:00:00Z');
export const visitId = '7b3c1f8e-2f4a-4c8e-9d55-0f6a2b1c3d4e';

const stored = {
  patientName: 'Maria Quill',
  patientPhone: '(801) 555-0177',
  patientEmail: 'zelda.quill@example.com',
  providerId: 's2',
  providerName: 'Dr. Sample Avery',
  type: 'new_patient',
  startsAt,
  status: 'scheduled',
  note: 'sciatica, fainting',
  sequence: 3,
};

/** A visit whose patient was told nothing yet. */
export function bookedVisit(fields: Partial<Visit> = {}): Visit {
  const visit = visitFrom(visitId, stored);
  if (!visit) throw new Error('no visit');
  return { ...visit, ...fields };
}
