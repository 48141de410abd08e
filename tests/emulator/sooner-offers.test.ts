import { beforeEach, expect, it, vi } from 'vitest';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { lockIds } from '#domain/visits/slots.ts';
import { offerLinkAddress } from '../../netlify/lib/visit-signature.ts';
import { clinicSettings } from '../../scripts/seed/sample-clinic.ts';
import { post } from '../netlify/post-form.ts';
import { mailServerOfTests } from './mail-catcher.ts';
import { emulator, storedIn } from './stored.ts';
import { ago, booked, noonIn, storeVisit, told, visitId } from './stored-visit.ts';

const free = noonIn(2);
const slot = `${free.getTime() / 900_000}_s2`;
const wish = {
  ...{ days: [0, 1, 2, 3, 4, 5, 6], parts: ['morning', 'afternoon', 'evening'] },
  since: ago(90),
};
const week = Object.fromEntries(wish.days.map((day) => [day, '00:00-24:00']));

const server = mailServerOfTests();

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await emulator.wipe();
  const settings = clinicSettings(new Date()).map(({ path, data }) =>
    path === 'settings/clinic'
      ? { path, data: { ...data, hours: week, closures: [] } }
      : { path, data },
  );
  await storeVisit({
    ...{ leadId: 'maria', sooner: { ...wish, than: booked.startsAt } },
    ...{ answer: { kind: 'move', words: 'Sooner', at: ago(90), open: true } },
    mail: { askedAt: null, state: 'sent', triedAt: ago(90), told },
  });
  const lead = { type: 'contact', name: 'Ben Carter', email: 'ben@example.com', phone: '' };
  const sooner = { ...wish, type: 're_examination' };
  await emulator.store([
    ...settings,
    { path: 'staff/s2', data: { name: 'Dr. Sample Avery', order: 0 } },
    { path: 'leads/maria', data: { ...lead, name: 'Maria Quill', updatedAt: ago(90) } },
    {
      path: 'leads/ben',
      data: { ...lead, status: 'contacted', personId: 'ben', sooner, updatedAt: ago(90) },
    },
  ]);
});

async function take(kind: 'visit' | 'request', id: string): Promise<string> {
  const link = offerLinkAddress({ kind, id, slot }, 'https://clinic.example', 'en').split('#')[1];
  const { offer } = await (await post({ type: 'offer', link, take: true })).json();
  return offer.state;
}

const holders = async () => (await storedIn('slotLocks')).map(({ appointmentId }) => appointmentId);

it('moves the visit of the patient who takes it, with its locks and one mail', async () => {
  expect(await take('visit', visitId)).toBe('yours');
  expect(await take('visit', visitId)).toBe('yours');
  const [visit] = await storedIn('appointments');
  expect(visit).toMatchObject({
    ...{ startsAt: free, endsAt: minutesAfter(free, 30), sequence: 4, sooner: null },
    ...{ note: booked.note, answer: { words: 'Sooner', open: false } },
  });
  const locks = lockIds({
    providerId: 's2',
    startsAt: free,
    endsAt: minutesAfter(free, 30),
    buffer: 0,
  });
  expect((await storedIn('slotLocks')).map(({ id }) => id).sort()).toEqual(locks.sort());
  expect(server.mails).toHaveLength(1);
});

it('is one of two people’s who take it at once', async () => {
  const states = await Promise.all([take('visit', visitId), take('request', 'ben')]);
  expect([...states].sort()).toEqual(['taken', 'yours']);
  const visits = await storedIn('appointments');
  expect(visits).toHaveLength(states[0] === 'yours' ? 1 : 2);
  const atThatTime = visits.filter(({ startsAt }) => +(startsAt as Date) === free.getTime());
  expect(atThatTime).toHaveLength(1);
  expect((await holders()).filter((id) => id === atThatTime[0]?.id)).toHaveLength(2);
  expect(server.mails).toHaveLength(1);
});
