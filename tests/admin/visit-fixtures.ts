import { defaultStaff } from '#domain/clinic/staff-member.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { noMail, type VisitMail } from '#domain/visits/visit-mail.ts';
import { toTell } from '#domain/visits/visit-news.ts';
import { type OriginalId, typedTime } from '../type-fixtures.ts';
import { now } from './lead-fixtures.ts';

export const providers = [
  { ...defaultStaff, id: 's2', name: 'Dr. Sample Avery' },
  { ...defaultStaff, id: 's1', name: 'Sample Jordan T.' },
];

/** Sofia Lindqvist's visit on Thursday afternoon. */
export function visit(fields: Partial<Visit> = {}): Visit {
  const startsAt = fields.startsAt ?? new Date('2026-11-19T21:00:00Z');
  return {
    id: 'sofia',
    leadId: null,
    patientName: 'Sofia Lindqvist',
    patientPhone: '(801) 555-0186',
    patientEmail: 'sofia.lindqvist@example.com',
    providerId: 's2',
    providerName: 'Dr. Sample Avery',
    ...typedTime(startsAt, (fields.type as OriginalId) ?? 're_examination'),
    status: 'scheduled',
    note: '',
    sequence: 0,
    updatedBy: null,
    updatedAt: now,
    mail: noMail,
    answer: null,
    ...fields,
  };
}

/** The mail of a patient who was told of Sofia's visit, on Tuesday at 2:14 PM. */
export function told(fields: Partial<VisitMail> = {}): VisitMail {
  const triedAt = new Date('2026-11-17T21:14:00Z');
  return { askedAt: null, state: 'sent', triedAt, told: toTell(visit()), ...fields };
}
