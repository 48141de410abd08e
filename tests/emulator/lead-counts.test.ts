import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bookVisit } from '#data/booking/book-visit.ts';
import { addCall, addNote, markNotSpam, setLeadStatus } from '#data/leads/activity-log.ts';
import { readLeadCounts } from '#data/leads/lead-counts.ts';
import { listLeads } from '#data/leads/leads.ts';
import { leadTypes } from '#domain/leads/lead.ts';
import { leadViews } from '#domain/leads/lead-view.ts';
import { trapName } from '#domain/requests/spam-signs.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { repair } from '../../scripts/repair.ts';
import { loadLeads } from '../../scripts/seed/sets/load.ts';
import { appointment, attorney, pip, post } from '../netlify/post-form.ts';
import { typedTime } from '../type-fixtures.ts';
import { documentsOf } from './documents-read.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator, firestore, storedAt } from './stored.ts';

beforeEach(async () => {
  for (const [name, value] of Object.entries(localEnv)) vi.stubEnv(name, value);
  for (const name of ['SMTP_URL', 'MAIL_TO', 'CAPTCHA_SECRET', 'URL']) vi.stubEnv(name, undefined);
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  await emulator.wipe();
  await signInAs('admin');
});

const storeLeads = (count: number) =>
  emulator.store(
    Array.from({ length: count }, (_, index) => ({
      path: `leads/l${index}`,
      data: { type: 'contact', status: 'new', spam: false, createdAt: new Date(index) },
    })),
  );

/** Every count is the length of its list, and the repair finds nothing to do. */
async function expectRight(): Promise<void> {
  const counts = await readLeadCounts();
  for (const type of leadTypes) {
    for (const view of leadViews) {
      const { leads } = await listLeads({ type, view, pageSize: 500 });
      expect([type, view, counts[type][view]]).toEqual([type, view, leads.length]);
    }
  }
  expect(await repair(localEnv)).not.toContain('leads');
}

describe('the counts are those of the lists after', () => {
  it('forms of visitors', async () => {
    await repair(localEnv);
    await post(appointment);
    await post(pip);
    await post(attorney);
    expect(await readLeadCounts()).toMatchObject({
      contact: { new: 1 },
      pip: { new: 1 },
      attorney: { new: 1 },
    });
    await expectRight();
  });

  it('spam', async () => {
    await repair(localEnv);
    await post({ ...appointment, [trapName]: 'https://spam.example' });
    expect((await readLeadCounts()).contact).toMatchObject({ all: 0, spam: 1 });
    await expectRight();
  });

  it('a form that is sent twice', async () => {
    await repair(localEnv);
    const form = { ...appointment, submissionId: crypto.randomUUID() };
    await Promise.all([post(form), post(form)]);
    expect((await readLeadCounts()).contact.new).toBe(1);
    await expectRight();
  });

  it('each step of staff', async () => {
    await storeLeads(3);
    await repair(localEnv);
    await setLeadStatus('l0', 'contacted', dana);
    await setLeadStatus('l0', 'in_review', dana);
    await addNote('l0', 'Called', dana, crypto.randomUUID());
    await addCall('l0', 'reached', dana, crypto.randomUUID());
    await expectRight();
    await setLeadStatus('l0', 'closed', dana);
    await setLeadStatus('l1', 'spam', dana);
    await setLeadStatus('l2', 'dismissed', dana);
    expect((await readLeadCounts()).contact).toEqual({
      ...{ all: 1, new: 0, contacted: 0, completed: 1, spam: 1, dismissed: 1 },
    });
    await expectRight();
    await markNotSpam('l1', dana, 'contacted');
    await setLeadStatus('l2', 'new', dana);
    await expectRight();
  });

  it('a booking', async () => {
    await storeLeads(1);
    const data = { name: 'Dr. Sample Avery', title: 'Physician', order: 0 };
    await emulator.store([{ path: 'staff/avery', data }]);
    await repair(localEnv);
    const booking = {
      leadId: 'l0',
      personId: null,
      patientName: 'Maria Olsen',
      patientPhone: '',
      patientEmail: '',
      providerId: 'avery',
      ...typedTime(new Date('2026-12-01T16:00:00Z'), 'new_patient'),
      note: '',
    };
    await bookVisit(booking, dana, crypto.randomUUID());
    expect((await readLeadCounts()).contact).toMatchObject({ new: 0, contacted: 1 });
    await expectRight();
  });

  it('many changes and forms at once', async () => {
    await storeLeads(20);
    await repair(localEnv);
    const move = (index: number) =>
      setLeadStatus(`l${index}`, index % 2 ? 'contacted' : 'dismissed', dana);
    const forms = Array.from({ length: 5 }, (_, index) =>
      post(
        { ...appointment, email: `p${index}@example.com`, phone: `(801) 555-010${index}` },
        `192.0.2.${index}`,
      ),
    );
    await Promise.all([...Array.from({ length: 20 }, (_, index) => move(index)), ...forms]);
    expect((await readLeadCounts()).contact).toMatchObject({
      ...{ new: 5, contacted: 10, dismissed: 10 },
    });
    await expectRight();
  });

  it('two people move one lead at once', async () => {
    await storeLeads(1);
    await repair(localEnv);
    await Promise.all([
      setLeadStatus('l0', 'contacted', dana),
      setLeadStatus('l0', 'closed', dana),
      setLeadStatus('l0', 'dismissed', dana),
    ]);
    await expectRight();
  });
});

it('a lead that is gone changes no count', async () => {
  await storeLeads(1);
  await repair(localEnv);
  await expect(setLeadStatus('none', 'contacted', dana)).rejects.toMatchObject({ code: 'gone' });
  await expectRight();
});

it.each([10, 600])('are read in one document with %i leads', async (count) => {
  await emulator.store(loadLeads(new Date(), count));
  await repair(localEnv);
  expect(await documentsOf(readLeadCounts)).toBe(1);
  const { contact, pip: guides } = await readLeadCounts();
  expect(contact.all + contact.dismissed + guides.all + guides.dismissed).toBe(count);
});

describe('a repair', () => {
  it('counts leads that were deleted by hand', async () => {
    await storeLeads(3);
    await repair(localEnv);
    await firestore.doc('leads/l0').delete();
    expect(await repair(localEnv)).toContain('leads');
    await expectRight();
  });

  it('beside changes ends with what is stored', async () => {
    await storeLeads(10);
    await Promise.all([
      repair(localEnv),
      ...Array.from({ length: 10 }, (_, index) => setLeadStatus(`l${index}`, 'contacted', dana)),
    ]);
    expect(await storedAt('summaries/leads')).toMatchObject({ contact: { new: 0, contacted: 10 } });
    await expectRight();
  });
});
