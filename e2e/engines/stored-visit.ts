import { randomUUID } from 'node:crypto';
import { visitLinkAddress } from '../../netlify/lib/visit-signature.ts';
import { minutesAfter } from '../../src/domain/time/wall-clock.ts';
import { lockIds } from '../../src/domain/visits/slots.ts';
import { firestore } from '../../tests/emulator/stored.ts';

/** Stores a visit with a provider of its own, so that no story takes the time of another. */
export async function storeVisit(patientName: string, startsAt: Date) {
  const id = randomUUID();
  const providerId = randomUUID();
  const visit = firestore.doc(`appointments/${id}`);
  await visit.set({
    providerId,
    providerName: 'Jordan Taufa',
    leadId: null,
    patientName,
    patientPhone: '',
    patientEmail: '',
    type: 'treatment',
    typeName: 'Treatment',
    buffer: 0,
    status: 'scheduled',
    note: '',
    sequence: 0,
    createdAt: new Date(),
  });
  const moveTo = async (startsAt: Date) => {
    const endsAt = minutesAfter(startsAt, 15);
    const locks = lockIds({ providerId, startsAt, endsAt, buffer: 0 });
    for (const lock of locks) await firestore.doc(`slotLocks/${lock}`).set({ appointmentId: id });
    await visit.update({ startsAt, endsAt, updatedAt: new Date() });
  };
  await moveTo(startsAt);
  return { id, path: visitLinkAddress(id, '', 'en'), moveTo };
}
