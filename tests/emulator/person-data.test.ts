import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bookVisit, changeVisit } from '#data/booking/book-visit.ts';
import { addNote, listActivity } from '#data/leads/activity-log.ts';
import { readLeadCounts } from '#data/leads/lead-counts.ts';
import { getLead, listLeads } from '#data/leads/leads.ts';
import { correctContact } from '#data/people/correct-contact.ts';
import { eraseDue, listDue } from '#data/people/due-requests.ts';
import { eraseRecord, finishErasure, listErasures } from '#data/people/erase-record.ts';
import { findPerson } from '#data/people/find-person.ts';
import { setLegalHold } from '#data/people/hold-request.ts';
import { readPerson } from '#data/people/read-person.ts';
import { readRetention, saveRetention } from '#data/people/retention-settings.ts';
import { mergePersons } from '#data/persons/merge-persons.ts';
import { listTrail } from '#data/trail/trail.ts';
import { noteReviewAsk } from '#data/visits/review-asks.ts';
import { getVisit } from '#data/visits/visits.ts';
import { leadFrom } from '#domain/leads/lead.ts';
import { leadSearchKeys } from '#domain/leads/new-lead.ts';
import type { ErasedRecord } from '#domain/trail/erasure.ts';
import { contactsOf, reviewAskId } from '#domain/visits/review-ask.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { repair } from '../../scripts/repair.ts';
import { typedTime } from '../type-fixtures.ts';
import { pathsWith } from './all-documents.ts';
import { intercept } from './intercept.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator, firestore } from './stored.ts';

const maria = { name: 'Marisol Quimby', email: 'm.quimby@example.com', phone: '(801) 555-0142' };
/** Whatever of her could be left: words, numbers, and the beginnings that searches look up. */
const traces = ['quimby', 'marisol', '555-0142', '8015550142'];

const request: ErasedRecord = { collection: 'leads', recordId: 'l1' };
const visit: ErasedRecord = { collection: 'appointments', recordId: 'v1' };
const contacts = contactsOf({ patientEmail: maria.email, patientPhone: maria.phone });

const store = (path: string, data: Record<string, unknown>) =>
  emulator.store([{ path, data: data as never }]);

async function storeLead(id: string, fields: Record<string, unknown> = {}) {
  const stored = {
    createdAt: new Date('2026-03-02T16:00:00Z'),
    type: 'contact',
    status: 'new',
    spam: false,
    injury: 'Neck pain',
    ...maria,
    ...fields,
  };
  await store(`leads/${id}`, {
    ...stored,
    details: { preferredTime: '', typeOfInjury: 'Neck pain', wasInAccident: true },
    notify: { clinic: 'sent', patient: 'sent' },
    updatedAt: stored.createdAt,
    searchKeys: leadSearchKeys(leadFrom(id, stored)),
  });
}

const tomorrow = () => new Date(Math.ceil(Date.now() / 900_000) * 900_000 + 86_400_000);

/** A request with a note, a visit that was cancelled with its mail, and an ask for a review. */
async function storePerson(startsAt = tomorrow()) {
  await emulator.store([{ path: 'staff/avery', data: { name: 'Dr. Avery' } }]);
  await storeLead('l1');
  await repair(localEnv);
  await addNote('l1', 'Marisol asks for mornings', dana, 'note');
  await bookVisit(
    {
      leadId: 'l1',
      personId: null,
      patientName: maria.name,
      patientPhone: maria.phone,
      patientEmail: maria.email,
      providerId: 'avery',
      ...typedTime(startsAt, 'new_patient'),
      note: 'Marisol likes room 2',
    },
    dana,
    'v1',
    true,
  );
  await noteReviewAsk(contacts, dana);
}

const cancel = () => changeVisit('v1', { status: 'cancelled' }, dana);

async function eraseAll() {
  await eraseRecord(visit, 'asked', dana);
  await eraseRecord(request, 'asked', dana);
}

/** At once: the SDK would try a lost connection again. */
function refuseCommitsAfter(most: number) {
  const refusal = { error: { status: 'PERMISSION_DENIED' } };
  let commits = 0;
  intercept((url) =>
    url.includes(':commit') && commits++ >= most
      ? Response.json(refusal, { status: 403 })
      : undefined,
  );
}

async function expectErased() {
  expect(await pathsWith(...traces)).toEqual([]);
  for (const contact of contacts) expect(await pathsWith(await reviewAskId(contact))).toEqual([]);
  expect(await pathsWith('slotLocks/')).toEqual([]);
  expect((await listErasures()).map(({ id, isDone }) => [id, isDone]).sort()).toEqual([
    ['appointments-v1', true],
    ['leads-l1', true],
    ['persons-l1', true],
  ]);
  expect(await readLeadCounts()).toMatchObject({ contact: { all: 0 } });
  expect(await repair(localEnv)).not.toContain('leads');
}

beforeEach(async () => {
  for (const [name, value] of Object.entries(localEnv)) vi.stubEnv(name, value);
  await emulator.wipe();
  await signInAs('admin');
});

describe('a person who is erased', () => {
  it('is found in no collection; the stubs and the counts are right', async () => {
    await storePerson();
    await cancel();
    expect(await pathsWith(...traces)).toEqual(
      expect.arrayContaining(['appointments/v1', 'leads/l1', 'leads/l1/activity/note']),
    );
    await eraseAll();
    await expectErased();
    const { entries } = await listTrail({
      by: null,
      appointmentId: null,
      leadIds: ['l1'],
      area: null,
      day: null,
      after: null,
    });
    expect(entries).toMatchObject([{ kind: 'erasure', leadId: 'l1', why: 'asked', by: dana }]);
  });

  it('leaves no lock of a visit that took place', async () => {
    await storePerson(new Date('2025-11-04T18:00:00Z'));
    expect(await pathsWith('slotLocks/')).toHaveLength(4);
    await eraseAll();
    await expectErased();
  });

  it('is erased by a repeat, whichever commit was the last before the browser died', async () => {
    // Commits of a whole run: two records and their person, each with stub, document and end, and two histories.
    for (let most = 0; most < 11; most++) {
      await emulator.wipe();
      await signInAs('admin');
      await storePerson();
      await cancel();
      refuseCommitsAfter(most);
      await expect(eraseAll(), `after ${most} commits`).rejects.toThrow();
      vi.unstubAllGlobals();
      for (const { collection, recordId, isDone } of await listErasures()) {
        if (!isDone) await finishErasure({ collection, recordId }, dana);
      }
      await eraseAll();
      await expectErased();
    }
  }, 120_000);

  it('and comes again under the same id keeps the new request when the old erasure is finished', async () => {
    await storePerson();
    const stub = { ...request, why: 'asked', by: dana, at: new Date('2026-03-03T16:00:00Z') };
    await store('erasures/leads-l1', { ...stub, state: 'running' });
    await storeLead('l1', { createdAt: new Date('2026-03-04T16:00:00Z') });
    await finishErasure(request, dana);
    expect(await getLead('l1')).toMatchObject(maria);
    await repair(localEnv);
    expect(await getLead('l1')).toMatchObject(maria);
    expect(await listErasures()).toMatchObject([{ isDone: true }]);
  });

  it('keeps the ask for a review of another one with the same phone', async () => {
    await storePerson();
    await cancel();
    await storeLead('l2', { name: 'Ben Quimby', email: '' });
    await eraseAll();
    const [byEmail = '', byPhone = ''] = await Promise.all(contacts.map(reviewAskId));
    expect(await pathsWith(byEmail)).toEqual([]);
    expect(await pathsWith(byPhone)).toEqual([`reviewAsks/${byPhone}`]);
    expect((await getLead('l2'))?.name).toBe('Ben Quimby');
  });

  it('keeps a visit that is still ahead until it is cancelled', async () => {
    await storePerson();
    await expect(eraseRecord(visit, 'asked', dana)).rejects.toThrow(
      expect.objectContaining({ code: 'visit-ahead' }),
    );
    expect(await listErasures()).toEqual([]);
  });

  it('stays while a legal hold protects the request, until it is lifted', async () => {
    await storePerson();
    await cancel();
    await setLegalHold('l1', 'Case 12-345', dana, null);
    await expect(eraseRecord(request, 'asked', dana)).rejects.toThrow(
      expect.objectContaining({ code: 'on-hold' }),
    );
    expect((await getLead('l1'))?.hold).toMatchObject({ why: 'Case 12-345', by: dana });
    await setLegalHold('l1', null, dana, 'Case 12-345');
    await eraseAll();
    await expectErased();
  });
});

describe('a request whose retention period is over', () => {
  const none = { contact: null, pip: null, attorney: null, spam: null };
  const lastYear = new Date('2025-11-04T18:00:00Z');

  /** As nobody touched it since March. */
  async function storeDue() {
    await storePerson(lastYear);
    await storeLead('l1', { status: 'contacted', personId: 'l1' });
    await saveRetention({ ...none, contact: 2 }, dana, none);
  }
  const listed = async () =>
    (await listDue(await readRetention(), new Date(), 50)).due.map(({ request }) => request.id);

  it('is listed, and goes with everything that belongs to it', async () => {
    await storeDue();
    expect(await listed()).toEqual(['l1']);
    await eraseDue('l1', dana);
    expect(await listed()).toEqual([]);
    await expectErased();
    expect((await listErasures()).map(({ why, by }) => [why, by])).toEqual([
      ['retention', dana],
      ['retention', dana],
      ['retention', dana],
    ]);
  });

  it('is gone after a repeat, whichever commit was the last before the browser died', async () => {
    for (let most = 0; most < 8; most++) {
      await emulator.wipe();
      await signInAs('admin');
      await storeDue();
      refuseCommitsAfter(most);
      await expect(eraseDue('l1', dana), `after ${most} commits`).rejects.toThrow();
      vi.unstubAllGlobals();
      await eraseDue('l1', dana);
      await expectErased();
    }
  }, 120_000);

  it.each<[string, string, () => Promise<unknown>]>([
    ['a note since', 'not-due', () => addNote('l1', 'Called again', dana, 'later')],
    [
      'a longer period',
      'not-due',
      () => saveRetention({ ...none, contact: 600 }, dana, { ...none, contact: 2 }),
    ],
    [
      'a hold from before',
      'on-hold',
      () => storeLead('l1', { hold: { why: 'A case', by: dana, at: lastYear } }),
    ],
    [
      'a visit ahead',
      'visit-ahead',
      () =>
        store('appointments/v2', {
          ...{ leadId: 'l1', patientName: 'Marisol', providerId: 'avery', type: 'treatment' },
          ...{ startsAt: tomorrow(), endsAt: tomorrow(), status: 'confirmed' },
        }),
    ],
  ])('is not erased with %s', async (_, code, happens) => {
    await storeDue();
    await happens();
    await expect(eraseDue('l1', dana)).rejects.toThrow(expect.objectContaining({ code }));
    expect(await listErasures()).toEqual([]);
    expect(await getVisit('v1')).not.toBeNull();
  });

  it('is refused by the database when the clock of the computer is ahead', async () => {
    await storeDue();
    await saveRetention({ ...none, contact: 120 }, dana, { ...none, contact: 2 });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2046-01-01T18:00:00Z') });
    try {
      expect(await listed()).toEqual(['l1']);
      await expect(eraseDue('l1', dana)).rejects.toThrow(
        expect.objectContaining({ code: 'permission-denied' }),
      );
    } finally {
      vi.useRealTimers();
    }
    expect(await getVisit('v1')).not.toBeNull();
  });

  it('is found though it is from before the fields that the query asks for', async () => {
    await storeDue();
    await store('leads/fresh', { type: 'contact', name: 'Ben', createdAt: new Date() });
    await store('leads/old', { type: 'contact', name: 'Ben', createdAt: lastYear });
    expect((await listed()).sort()).toEqual(['l1', 'old']);
    await eraseDue('old', dana);
    expect(await getLead('old')).toBeNull();
  });
});

describe('a correction', () => {
  const right = { ...maria, name: 'Marisol Quimby-Lund', phone: '(801) 555-0177' };

  it('changes the request, its visits and what a search finds; the history keeps the old words', async () => {
    await storePerson();
    await correctContact('l1', right, dana, maria);
    expect(await getLead('l1')).toMatchObject(right);
    expect(await getVisit('v1')).toMatchObject({
      ...{ patientName: right.name, patientPhone: right.phone, patientEmail: maria.email },
    });
    const find = async (search: string) =>
      (await listLeads({ type: 'contact', view: 'all', search })).leads.length;
    expect([await find('lund'), await find('0177'), await find('0142')]).toEqual([1, 1, 0]);
    expect((await listActivity('l1'))[0]).toMatchObject({
      kind: 'correction',
      from: maria,
      to: right,
    });
    expect(await pathsWith('555-0142')).toEqual([expect.stringMatching(/^leads\/l1\/activity\//)]);
    await correctContact('l1', right, dana, maria);
    expect((await listActivity('l1')).filter(({ kind }) => kind === 'correction')).toHaveLength(1);
  });

  it('leaves what the patient has answered open', async () => {
    await storePerson();
    const answer = { kind: 'move', words: 'Mornings', at: new Date(), open: true };
    await firestore.doc('appointments/v1').update({ answer });
    await correctContact('l1', { ...maria, email: 'marisol@example.com' }, dana, maria);
    expect(await getVisit('v1')).toMatchObject({
      patientEmail: 'marisol@example.com',
      answer: { open: true },
    });
  });

  it('is stored for a request of an older form', async () => {
    await store('leads/old', {
      type: 'pip',
      fullName: 'Ben Carter',
      phone: '801.555.0142',
      createdAt: new Date(),
    });
    await correctContact('old', right, dana, { name: 'Ben Carter', email: '', phone: maria.phone });
    expect(await getLead('old')).toMatchObject(right);
  });
});

describe('a person', () => {
  it('is given to every request and visit by a repair; another one writes nothing', async () => {
    await storePerson();
    await storeLead('again', { name: 'marisol lund', email: '' });
    await storeLead('spam', { spam: true });
    await storeLead('son', { name: 'Ben Quimby', email: '' });
    expect(await repair(localEnv)).toContain('persons');
    expect(await repair(localEnv)).not.toContain('persons');
    const found = await findPerson('l1');
    expect(found?.leads.map(({ id }) => id).sort()).toEqual(['again', 'l1']);
    expect(found?.visits.map(({ id }) => id)).toEqual(['v1']);
    expect(found?.group).toMatchObject([{ name: maria.name, keys: [maria.phone, maria.email] }]);
    expect(found?.alike).toMatchObject([[{ id: 'son', keys: [maria.phone] }]]);
    expect((await findPerson('spam'))?.group).toMatchObject([{ name: '', keys: [] }]);
    expect(await findPerson('none')).toBeNull();
  });

  it('keeps what is merged together when one of the chain is erased', async () => {
    await storePerson();
    await storeLead('ben', { name: 'Ben Quimby', email: '' });
    await storeLead('bill', { name: 'Bill Quimby', email: '' });
    await repair(localEnv);
    await mergePersons('ben', 'l1', dana);
    await mergePersons('l1', 'bill', dana);
    await cancel();
    await eraseAll();
    expect((await findPerson('ben'))?.group.map(({ id }) => id)).toEqual(['bill', 'l1', 'ben']);
    expect(await pathsWith('marisol')).toEqual([]);
  });

  it('gets everything that is stored of them', async () => {
    await storePerson();
    const file = await readPerson([request, visit, { collection: 'leads', recordId: 'gone' }]);
    expect(file.requests).toMatchObject([
      { id: 'l1', fields: { ...maria, notify: { clinic: 'sent' } } },
    ]);
    expect(file.requests[0]?.history.map(({ kind }) => kind)).toContain('note');
    expect(file.visits).toMatchObject([
      { id: 'v1', fields: { note: 'Marisol likes room 2' }, history: [{ kind: 'booking' }] },
    ]);
    expect(file.reviewAsks).toHaveLength(2);
  });
});
