import { beforeAll, describe, expect, it } from 'vitest';
import { loadResponse } from '#admin/features/analytics/response/load-response.ts';
import { loadWaiting, mostWaiting } from '#admin/features/overview/load-overview.ts';
import { readLeadCounts } from '#data/leads/lead-counts.ts';
import {
  allLeads,
  findDuplicates,
  getLead,
  lastLeadChange,
  listLeads,
  listLeadsBetween,
  listLongestWaiting,
  mostOfMonth,
} from '#data/leads/leads.ts';
import { listDue } from '#data/people/due-requests.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { leadViews } from '#domain/leads/lead-view.ts';
import { monthRange } from '#domain/time/month.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { repair } from '../../scripts/repair.ts';
import { loadLeads } from '../../scripts/seed/sets/load.ts';
import { documentsOf } from './documents-read.ts';
import { signInAs } from './sign-in-as.ts';
import { emulator } from './stored.ts';

const now = new Date('2026-11-18T19:00:00Z');

async function storeLoad(count: number): Promise<void> {
  await emulator.wipe();
  await emulator.store(loadLeads(now, count));
  await repair(localEnv);
  await signInAs('admin');
}

/** The reads of the inbox: its page, the last change for the feed, and the counts. */
const openInbox = () =>
  Promise.all([listLeads({ type: 'contact', view: 'all' }), lastLeadChange(), readLeadCounts()]);

describe('documents read', () => {
  let withFew: number;

  // Stored once, because the tests only read.
  beforeAll(async () => {
    await storeLoad(300);
    withFew = await documentsOf(openInbox);
    await storeLoad(1200);
  });

  it('to open the inbox are one page with any number of leads', async () => {
    const withMany = await documentsOf(openInbox);
    console.log(`documents read to open the inbox: ${withMany}`);
    expect(withMany).toBe(withFew);
    // A page of 50, one more for 'has a next page', the last change, and a few more for dismissed ones.
    expect(withMany).toBeGreaterThan(50);
    expect(withMany).toBeLessThanOrEqual(75);
  });

  it('for a filter or a search are few, too, and pages continue in order', async () => {
    for (const view of leadViews) {
      for (const oldestFirst of [false, true]) {
        const read = await documentsOf(() => listLeads({ type: 'contact', view, oldestFirst }));
        expect(read, view).toBeLessThanOrEqual(75);
      }
    }
    const found = await listLeads({ type: 'contact', view: 'all', search: 'carla cruz' });
    expect(found.leads.length).toBeGreaterThan(0);
    expect(new Set(found.leads.map(({ name }) => name))).toEqual(new Set(['Carla Cruz']));

    expect(await documentsOf(() => listLongestWaiting('contact', 5))).toBe(10);

    const first = await listLeads({ type: 'contact', view: 'all' });
    const second = await listLeads({ type: 'contact', view: 'all', after: first.next });
    const ids = [...first.leads, ...second.leads].map(({ id }) => id);
    expect(new Set(ids).size).toBe(100);
    const times = [...first.leads, ...second.leads].map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('to find a request by its email are that one, however many have its words', async () => {
    const email = 'carla.adams.1@example.com';
    let found: Lead[] = [];
    const read = await documentsOf(async () => {
      found = (await listLeads({ type: 'contact', view: 'all', search: email })).leads;
    });
    expect(found.map((lead) => lead.email)).toEqual([email]);
    expect(read).toBe(1);
  });

  it('for the work list of the overview are at most twice its length for each type of lead', async () => {
    let waiting: Lead[] = [];
    const read = await documentsOf(async () => {
      waiting = await loadWaiting();
    });
    // The load has no law firms.
    expect(read).toBe(2 * 2 * mostWaiting);
    expect(waiting).toHaveLength(2 * mostWaiting);
  });

  it('to look for what is due are a few of each kind, with any number of leads', async () => {
    // Ten of each query at most; the load has no law firms, and its leads have no visits.
    const later = new Date('2036-11-18T19:00:00Z');
    const kept = { contact: 12, pip: 12, attorney: 12, spam: 12 };
    expect(await documentsOf(() => listDue(kept, later, 10))).toBeLessThanOrEqual(50);
    expect(await documentsOf(() => listDue(kept, new Date('2020-01-01'), 10))).toBe(0);
  });

  it('to open a lead are that lead and its duplicates', async () => {
    const read = await documentsOf(async () => {
      const lead = await getLead('load-1');
      if (lead) await findDuplicates(lead);
    });
    // The lead, and the same lead in the searches for its email and its phone.
    expect(read).toBe(3);
  });

  it('to export are each lead of the type once', async () => {
    const { all } = (await readLeadCounts()).contact;
    let exported = 0;
    const read = await documentsOf(async () => {
      for await (const leads of allLeads({ type: 'contact', view: 'all' }))
        exported += leads.length;
    });
    expect(exported).toBe(all);
    // A fifth of the 1,200 leads are PIP leads.
    expect(read).toBe(960);
  });
});

describe('documents read for how fast the clinic answers', () => {
  const october = monthRange('2026-10');

  /** Twenty requests of October, the first ten with a visit, before so many older ones. */
  async function storeOctober(count: number): Promise<void> {
    await storeLoad(count);
    const came = { type: 'contact', status: 'new', createdAt: october.from };
    const startsAt = october.to;
    await emulator.store(
      Array.from({ length: 20 }, (_, index) => [
        { path: `leads/october-${index}`, data: came },
        { path: `appointments/v-${index}`, data: { leadId: `october-${index % 10}`, startsAt } },
      ]).flat(),
    );
  }

  it('are those of two months, with any number of leads', async () => {
    const read = async () => documentsOf(() => loadResponse('2026-10'));
    await storeOctober(300);
    const withFew = await read();
    await storeOctober(1200);
    expect(await read()).toBe(withFew);
    // Twenty requests and their twenty visits, and the requests of a part of September: one each hour and a half.
    console.log(`documents read for two months: ${withFew}`);
    expect(withFew).toBeLessThan(400);
  }, 120_000);

  it('are at most a thousand requests a month', async () => {
    await storeLoad(1.1 * mostOfMonth);
    expect(await listLeadsBetween({ from: new Date(0), to: now })).toHaveLength(mostOfMonth);
  });
});
