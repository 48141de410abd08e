import { collection, getFirestore, limit, onSnapshot, orderBy, query } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { firebaseApp } from '#data/firebase/firebase.ts';
import { addCall, addNote, listActivity, setLeadStatus } from '#data/leads/activity-log.ts';
import { readLeadCounts } from '#data/leads/lead-counts.ts';
import { watchLeads } from '#data/leads/lead-feed.ts';
import {
  allLeads,
  findDuplicates,
  getLead,
  type LeadQuery,
  lastLeadChange,
  listLeads,
  listLongestWaiting,
} from '#data/leads/leads.ts';
import type { LeadStatus } from '#domain/leads/lead.ts';
import { searchKeys } from '#domain/leads/lead-search.ts';
import { isStepForward } from '#domain/leads/lead-status.ts';
import { leadViews } from '#domain/leads/lead-view.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { repair } from '../../scripts/repair.ts';
import type { StoredValue } from '../../scripts/seed/document.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator } from './stored.ts';

const start = new Date('2026-11-18T16:00:00Z').getTime();
const hoursAgo = (hours: number) => new Date(start - hours * 3_600_000);

type Stored = { name: string; createdAt: Date } & Record<string, StoredValue>;

async function storeLeads(leads: Record<string, Stored>): Promise<void> {
  await emulator.store(
    Object.entries(leads).map(([id, { name, createdAt, ...rest }]) => {
      const lead = { type: 'contact', email: '', phone: '', injury: '', status: 'new', ...rest };
      const keys = searchKeys({ name, ...lead });
      return {
        path: `leads/${id}`,
        data: { ...lead, name, createdAt, updatedAt: createdAt, searchKeys: keys },
      };
    }),
  );
}

const idsOf = async (request: LeadQuery) => (await listLeads(request)).leads.map(({ id }) => id);

beforeEach(async () => {
  await emulator.wipe();
  await signInAs('admin');
});

describe('lists', () => {
  beforeEach(async () => {
    await storeLeads({
      maria: { name: 'Maria Olsen', createdAt: hoursAgo(1), spam: false },
      trent: { name: 'Trent Kimball', createdAt: hoursAgo(2), spam: false, status: 'contacted' },
      priya: { name: 'Priya Natarajan', createdAt: hoursAgo(3), spam: false, status: 'in_review' },
      luis: { name: 'Luis Herrera', createdAt: hoursAgo(4), spam: false, status: 'closed' },
      odd: { name: 'Mario Odd', createdAt: hoursAgo(5), spam: false, status: 'waiting_for_fax' },
      bot: { name: 'Maria Bot', createdAt: hoursAgo(6), spam: true },
      oldBot: { name: 'Old Bot', createdAt: hoursAgo(7), spam: true, status: 'dismissed' },
      gone: { name: 'Maria Gone', createdAt: hoursAgo(8), spam: false, status: 'dismissed' },
      guide: { name: 'Maria Guide', createdAt: hoursAgo(9), type: 'pip', status: 'guide_sent' },
    });
    // From before the fields spam, updatedAt and the new names.
    const legacy = { type: 'contact', fullName: 'Owen Marsh', typeOfInjury: 'Sciatica' };
    const data = { ...legacy, status: 'new', createdAt: hoursAgo(10) };
    await emulator.store([{ path: 'leads/legacy', data }]);
  });

  it.each([
    ['all', ['maria', 'trent', 'priya', 'luis', 'odd', 'legacy']],
    ['new', ['maria', 'odd', 'legacy']],
    ['contacted', ['trent', 'priya']],
    ['completed', ['luis']],
    ['spam', ['bot', 'oldBot']],
    ['dismissed', ['gone']],
  ] as const)('A-APPT-18 %s: of one type, newest first', async (view, ids) => {
    expect(await idsOf({ type: 'contact', view })).toEqual(ids);
  });

  it('counts the leads of each list, also those from before the field spam', async () => {
    await repair(localEnv);
    const { contact, pip } = await readLeadCounts();
    for (const view of leadViews) {
      expect([view, contact[view]]).toEqual([
        view,
        (await idsOf({ type: 'contact', view })).length,
      ]);
    }
    expect(pip).toMatchObject({ all: 1, new: 0, contacted: 1 });
  });

  it.each([
    ['Olsen, Maria', ['maria']],
    ['kimball trent', ['trent']],
    ['priyanatarajan', ['priya']],
    ['p', ['priya']],
    ['maria kimball', []],
  ])('B16 finds by %j', async (search, found) => {
    expect(await idsOf({ type: 'contact', view: 'all', search })).toEqual(found);
    const exported: string[] = [];
    for await (const leads of allLeads({ type: 'contact', view: 'all', search }))
      exported.push(...leads.map(({ id }) => id));
    expect(exported).toEqual(found);
  });

  it('B16 finds the oldest of many people of one first name on a short page', async () => {
    await storeLeads(
      Object.fromEntries(
        Array.from({ length: 150 }, (_, place) => [
          `mariana-${place}`,
          { name: `Mariana Number ${place}`, createdAt: hoursAgo(place / 100), spam: false },
        ]),
      ),
    );
    await storeLeads({ olsen: { name: 'Mariana Olsen', createdAt: hoursAgo(99), spam: false } });
    const search = { type: 'contact', view: 'all', pageSize: 5 } as const;
    expect(await idsOf({ ...search, search: 'mariana ols' })).toEqual(['olsen']);
  });

  it('B16 a repair gives older requests the keys of the search, and a second one writes nothing', async () => {
    const search = { type: 'contact', view: 'all', search: 'Marsh, O' } as const;
    expect(await idsOf(search)).toEqual([]);
    expect(await repair(localEnv)).toContain('searchKeys');
    expect(await idsOf(search)).toEqual(['legacy']);
    expect(await repair(localEnv)).toEqual([]);
  });

  it('searches within the view', async () => {
    expect(await idsOf({ type: 'contact', view: 'all', search: 'mari' })).toEqual(['maria', 'odd']);
    expect(await idsOf({ type: 'contact', view: 'spam', search: 'Maria' })).toEqual(['bot']);
    expect(await idsOf({ type: 'contact', view: 'all', search: 'nobody' })).toEqual([]);
  });

  it('reads a legacy lead', async () => {
    const legacy = await getLead('legacy');
    expect(legacy).toMatchObject({ name: 'Owen Marsh', injury: 'Sciatica', spam: false });
    expect(legacy?.updatedAt).toEqual(hoursAgo(10));
  });
});

describe('pages', () => {
  const ids = Array.from({ length: 120 }, (_, index) => `lead-${String(index).padStart(3, '0')}`);
  // Every third is spam or dismissed, so a page needs several reads. Two share each moment.
  const isListed = (index: number) => index % 3 !== 2;
  const listed = ids.filter((_, index) => isListed(index));

  beforeEach(async () => {
    const leads = ids.map((id, index) => {
      const spam = !isListed(index) && index % 2 === 0;
      const status = isListed(index) || spam ? 'new' : 'dismissed';
      const createdAt = hoursAgo(Math.ceil(index / 2));
      return [id, { name: `Patient ${index}`, createdAt, spam, status }];
    });
    await storeLeads(Object.fromEntries(leads));
  });

  it.each(['all', 'new'] as const)('%s: each lead once, 50 at a time', async (view) => {
    const sizes: number[] = [];
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await listLeads({ type: 'contact', view, after });
      sizes.push(page.leads.length);
      seen.push(...page.leads.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(sizes).toEqual([50, 30]);
    expect(seen.toSorted()).toEqual(listed);
  });

  it('has no next page when the last one is full', async () => {
    const page = await listLeads({ type: 'contact', view: 'all', pageSize: 80 });
    expect(page.leads).toHaveLength(80);
    expect(page.next).toBeNull();
  });

  it('continues at the same lead when newer leads come in', async () => {
    const { next } = await listLeads({ type: 'contact', view: 'all' });
    const second = await idsOf({ type: 'contact', view: 'all', after: next });
    await storeLeads({ fresh: { name: 'Just Now', createdAt: hoursAgo(-1), spam: false } });
    expect(await idsOf({ type: 'contact', view: 'all', after: next })).toEqual(second);
  });

  it('stops after ten reads, and returns a cursor', async () => {
    // No match is completed, and ten reads, at most 396 documents, do not reach the end.
    await storeLeads(
      Object.fromEntries(
        Array.from({ length: 400 }, (_, i) => [
          `open${i}`,
          { name: `Patient ${i}`, createdAt: hoursAgo(30 + i), spam: false },
        ]),
      ),
    );
    const request = { type: 'contact', view: 'completed', search: 'pati', pageSize: 5 } as const;
    const first = await listLeads(request);
    expect(first.leads).toEqual([]);
    expect(first.next).not.toBeNull();
    const second = await listLeads({ ...request, after: first.next });
    expect(second.leads).toEqual([]);
    expect(second.next).not.toBe(first.next);
  });

  it('reads all pages for an export', async () => {
    const all: string[] = [];
    for await (const leads of allLeads({ type: 'contact', view: 'all' })) {
      all.push(...leads.map(({ id }) => id));
    }
    expect(all.toSorted()).toEqual(listed);
  });
});

describe('who has waited the longest', () => {
  it('A-ROUTE-03 comes first, with spam, contacted and legacy leads in the database', async () => {
    const spam = Array.from({ length: 30 }, (_, index) => [
      `bot${index}`,
      { name: 'Bot', createdAt: hoursAgo(90 - index), spam: true },
    ]);
    await storeLeads({
      ...Object.fromEntries(spam),
      late: { name: 'Late', createdAt: hoursAgo(1), spam: false },
      early: { name: 'Early', createdAt: hoursAgo(50), spam: false, status: 'waiting_for_fax' },
      legacy: { name: 'From before spam was told apart', createdAt: hoursAgo(99) },
      known: { name: 'Known', createdAt: hoursAgo(80), spam: false, status: 'contacted' },
      guide: { name: 'Guide', createdAt: hoursAgo(80), spam: false, type: 'pip' },
      between: { name: 'Between', createdAt: hoursAgo(20), spam: false },
    });
    const idsOfLongest = async (...request: Parameters<typeof listLongestWaiting>) =>
      (await listLongestWaiting(...request)).map(({ id }) => id);
    expect(await idsOfLongest('contact', 3)).toEqual(['legacy', 'early', 'between']);
    expect(await idsOfLongest('contact', 9)).toEqual(['legacy', 'early', 'between', 'late']);
    expect(await idsOfLongest('pip', 9)).toEqual(['guide']);
    expect(await idsOfLongest('attorney', 9)).toEqual([]);
  });
});

describe('changes by staff', () => {
  beforeEach(() =>
    storeLeads({
      maria: { name: 'Maria Olsen', createdAt: hoursAgo(1), spam: false },
      bot: { name: 'Maria Bot', createdAt: hoursAgo(2), spam: true },
    }),
  );

  it('store a status with its history entry', async () => {
    expect(await setLeadStatus('maria', 'contacted', dana)).toBe('new');
    const lead = await getLead('maria');
    expect(lead?.status).toBe('contacted');
    expect(lead?.updatedAt.getTime()).toBeGreaterThan(hoursAgo(1).getTime());
    const [entry, ...others] = await listActivity('maria');
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: 'status', from: 'new', to: 'contacted', by: dana });
    expect(entry?.at).toEqual(lead?.updatedAt);
  });

  it('replace an old status of any length', async () => {
    const status = 'x'.repeat(90);
    await storeLeads({ old: { name: 'Old', createdAt: hoursAgo(9), status } });
    expect(await setLeadStatus('old', 'closed', dana)).toBe(status);
    expect((await getLead('old'))?.status).toBe('closed');
    expect(await listActivity('old')).toMatchObject([{ from: 'x'.repeat(40), to: 'closed' }]);
  });

  it('of a status have a history in the order of the writes', async () => {
    await setLeadStatus('maria', 'contacted', dana);
    await setLeadStatus('maria', 'closed', dana);
    const undo = setLeadStatus('maria', 'new', dana, (status) => status === 'contacted');
    expect(await undo).toBeNull();
    expect(await setLeadStatus('maria', 'closed', dana)).toBeNull();
    expect((await getLead('maria'))?.status).toBe('closed');
    expect(await listActivity('maria')).toMatchObject([
      { from: 'contacted', to: 'closed' },
      { from: 'new', to: 'contacted' },
    ]);
  });

  it('of a status at the same time are applied one after the other', async () => {
    const before = await Promise.all([
      setLeadStatus('maria', 'contacted', dana),
      setLeadStatus('maria', 'closed', dana),
    ]);
    const [last, first] = await listActivity('maria');
    expect(first).toMatchObject({ kind: 'status', from: 'new' });
    expect(last).toMatchObject({ from: first?.kind === 'status' && first.to });
    expect(before).toContain('new');
  });

  it('store notes and calls, newest first, with a new updatedAt of the lead', async () => {
    await addNote('maria', 'Prefers afternoons.', dana, crypto.randomUUID());
    await addCall('maria', 'left_message', dana, crypto.randomUUID());
    expect(await listActivity('maria')).toMatchObject([
      { kind: 'call', outcome: 'left_message', by: dana },
      { kind: 'note', text: 'Prefers afternoons.', by: dana },
    ]);
    const lead = await getLead('maria');
    expect(lead?.status).toBe('new');
    expect(lead?.updatedAt.getTime()).toBeGreaterThan(hoursAgo(1).getTime());
  });

  it('are refused in another person’s name', async () => {
    const other = { uid: 'sam', name: 'Sam' };
    await expect(setLeadStatus('maria', 'closed', other)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect((await getLead('maria'))?.status).toBe('new');
    expect(await listActivity('maria')).toEqual([]);
  });
});

describe('a mail to a PIP lead', () => {
  const advance = (id: string, to: LeadStatus) =>
    setLeadStatus(id, to, dana, (status) => isStepForward(status, to));

  beforeEach(() =>
    storeLeads({
      fresh: { name: 'Devin Park', createdAt: hoursAgo(1), type: 'pip' },
      sent: { name: 'Nora Castillo', createdAt: hoursAgo(2), type: 'pip', status: 'guide_sent' },
      gone: { name: 'Yuki Sato', createdAt: hoursAgo(3), type: 'pip', status: 'dismissed' },
    }),
  );

  it('at the same time as another one leaves the later status', async () => {
    await Promise.all([advance('fresh', 'guide_sent'), advance('fresh', 'contacted')]);
    expect((await getLead('fresh'))?.status).toBe('guide_sent');
  });

  it('A-PIP-20 A-PIP-22 the list has PIP leads, newest first, without dismissed ones', async () => {
    await storeLeads({ maria: { name: 'Maria Olsen', createdAt: hoursAgo(0) } });
    expect(await idsOf({ type: 'pip', view: 'all' })).toEqual(['fresh', 'sent']);
    expect(await idsOf({ type: 'pip', view: 'dismissed' })).toEqual(['gone']);
  });
});

describe('duplicates', () => {
  const days = (count: number) => hoursAgo(count * 24);

  it('share e-mail or phone, whatever their type, within 180 days', async () => {
    const email = 'maria.olsen@example.com';
    const phone = '(801) 555-0161';
    await storeLeads({
      maria: { name: 'Maria Olsen', createdAt: days(100), email, phone },
      both: { name: 'Maria Olsen', createdAt: days(90), email, phone },
      later: { name: 'M. Olsen', createdAt: days(1), email },
      guide: { name: 'Maria', createdAt: days(120), type: 'pip', phone },
      tooOld: { name: 'Maria Olsen', createdAt: days(281), email, phone },
      other: { name: 'Maria Olsen', createdAt: days(100), email: 'other@example.com' },
    });
    const maria = await getLead('maria');
    expect(maria && (await findDuplicates(maria)).map(({ id }) => id)).toEqual([
      'later',
      'both',
      'guide',
    ]);
  });
});

describe('the feed', () => {
  const newsSince = (lastChange: string) =>
    new Promise<void>((resolve, reject) => {
      const stop = watchLeads(lastChange, () => resolve(stop()), reject);
    });

  it('reports a new lead and a change, but not the leads from before', async () => {
    await storeLeads({ maria: { name: 'Maria Olsen', createdAt: hoursAgo(1), spam: false } });
    let told = 0;
    let wake = () => {};
    const stop = watchLeads(
      await lastLeadChange(),
      () => {
        told += 1;
        wake();
      },
      (error) => expect.unreachable(error.message),
    );
    const nextChange = () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      });
    // A second listener to the query gets the first snapshot after the feed.
    await new Promise<void>((resolve) => {
      const leads = collection(getFirestore(firebaseApp()), 'leads');
      const latest = query(leads, orderBy('updatedAt', 'desc'), limit(1));
      const end = onSnapshot(latest, () => resolve(end()));
    });
    expect(told).toBe(0);

    const arrival = nextChange();
    await storeLeads({ trent: { name: 'Trent Kimball', createdAt: new Date(), spam: false } });
    await arrival;
    const change = nextChange();
    await setLeadStatus('maria', 'contacted', dana);
    await change;
    stop();
    expect(told).toBe(2);
  });

  it('reports the very first lead', async () => {
    const read = await lastLeadChange();
    expect(read).toBe('');
    await storeLeads({ maria: { name: 'Maria Olsen', createdAt: hoursAgo(1), spam: false } });
    await newsSince(read);
  });
});
