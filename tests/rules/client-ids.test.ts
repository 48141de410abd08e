import { assertFails } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { lockIds } from '#domain/visits/slots.ts';
import { adminUid, as, startWith } from './environment.ts';
import { writeLogged } from './logged.ts';
import { accepts, type Change } from './tables.ts';

/** The browser makes the ids of documents. A second create with one id must not overwrite the first. */
const id = '0b8f5c1e-6f5a-4a3e-9a57-2f0e9d1c7b42';
const now = serverTimestamp();
const by = { uid: adminUid, name: 'Dana Reyes' };

const created: Record<string, Change> = {
  [`leads/l1/activity/${id}`]: {
    ...{ kind: 'note', text: 'Prefers mornings.', leadId: 'l1', by, at: now },
  },
  [`staff/${id}`]: { name: 'Dana Reyes', title: 'DC', order: 0, createdAt: now, updatedAt: now },
  [`media/${id}`]: {
    ...{ type: 'clinicPhoto', status: 'published', visibility: 'public' },
    ...{ uploadedBy: adminUid, createdAt: now },
  },
  [`images/${id}`]: { alt: 'A road', createdAt: now },
};

/** Visitors see a photo at once. */
const deedOf = ({ status }: Change) => (status === 'published' ? 'published' : 'created');

startWith({
  'leads/l1': { type: 'contact', status: 'new' },
  'persons/p1': { name: 'Maria Olsen' },
  'summaries/gallery': {},
});

describe.each(Object.entries(created))('%s', (path, data) => {
  const isEntry = path.includes('/activity/');
  const told = { kind: 'content', deed: deedOf(data) };
  const create = (fields: object) =>
    isEntry
      ? setDoc(doc(as('admin').db, path), fields)
      : writeLogged(as('admin'), 'set', path, fields, told);
  accepts(create, data, { 'an id made by a browser': {} });
  it('refuses the same again', async () => {
    await create(data);
    await assertFails(create(data));
  });
});

describe(`appointments/${id}`, () => {
  const visit = {
    ...{ leadId: null, personId: 'p1' },
    ...{ patientName: 'Maria Olsen', patientPhone: '', patientEmail: '', note: '' },
    ...{ providerId: 's1', providerName: 'Dr. Sample Avery', type: 'treatment' },
    ...{ typeName: 'Treatment', buffer: 0 },
    startsAt: new Date('2026-11-18T16:00:00Z'),
    endsAt: new Date('2026-11-18T16:15:00Z'),
    ...{ status: 'scheduled', sequence: 0, createdAt: now, updatedAt: now, updatedBy: by },
  };
  const { leadId, status, startsAt } = visit;
  const entry = { kind: 'booking', leadId, to: { status, startsAt } };
  const book = (data: object) =>
    writeLogged(as('admin'), 'set', `appointments/${id}`, data, entry, (batch) => {
      for (const lock of lockIds(visit)) {
        batch.set(doc(as('admin').db, 'slotLocks', lock), { appointmentId: id });
      }
    });
  accepts(book, visit, { 'an id made by a browser': {} });
  it('refuses the same again', async () => {
    await book(visit);
    await assertFails(book(visit));
  });
});
