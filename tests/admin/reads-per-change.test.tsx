import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leadFrom } from '#domain/leads/lead.ts';
import { backend, feeds } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { providers, visit } from './visit-fixtures.ts';

/** Tuesday 10:00 AM in Utah. */
const now = new Date('2026-11-17T17:00:00Z');
const minute = 60_000;

const maria = leadFrom('maria', {
  type: 'contact',
  status: 'new',
  name: 'Maria Olsen',
  phone: '(801) 555-0161',
  createdAt: new Date('2026-11-17T15:00:00Z'),
});

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  backend.leads = [maria];
  backend.visits = [visit()];
  backend.staff = providers;
});

const screens = {
  overview: ['/admin/dashboard', /Maria Olsen/, ['leads', 'visits']],
  requests: ['/admin/dashboard/appointments', 'Appointment Requests', ['leads']],
  drawer: ['/admin/dashboard/appointments/maria', 'Maria Olsen', ['leads']],
  schedule: ['/admin/schedule', 'Schedule', ['leads', 'visits']],
  'day list': ['/admin/schedule/next-day', 'Tomorrow', ['leads', 'visits']],
  media: ['/admin/dashboard/media', 'Media Manager', ['leads']],
  settings: ['/admin/settings', 'Name and contact', ['leads']],
} as const;

/** Opens a screen, and returns once it has loaded and its feeds are on. */
async function openScreen(name: keyof typeof screens) {
  const [path, heading, watched] = screens[name];
  const router = openRoute(path);
  await screen.findByRole('heading', { name: heading });
  await waitFor(() => {
    for (const feed of watched) expect(feeds[feed].isWatched).toBe(true);
  });
  expect(router.state.revalidation).toBe('idle');
  backend.forgetCalls();
  return router;
}

/** Exactly these, until the reload has ended. */
const expectReads = (router: ReturnType<typeof openRoute>, reads: Record<string, number>) =>
  waitFor(() => {
    expect(backend.reads()).toEqual(reads);
    expect(router.state.revalidation).toBe('idle');
  });

const changes = {
  'a lead': () => {
    backend.leads = [{ ...maria, status: 'contacted' }];
  },
  'a visit': () => {
    backend.visits = [visit({ status: 'confirmed' })];
  },
  'a lead and a visit': () => {
    changes['a lead']();
    changes['a visit']();
  },
};

/** The rail and the notices. */
const frame = {
  readLeadCounts: 1,
  listCallBacks: 1,
  listSuspects: 1,
  lastLeadChange: 1,
  listOpenAnswers: 1,
};

const inbox = { ...frame, listLeads: 1, findScheduled: 1 };
const waiting = { ...frame, listCallBacks: 2, listLongestWaiting: 3 };
const day = { listVisits: 1, countVisits: 1, listHolds: 1, lastVisitChange: 1 };
const bookable = { listStaff: 1, readVisitTypes: 1 };
const week = {
  listVisits: 1,
  listLeads: 2,
  findScheduled: 1,
  ...bookable,
  lastVisitChange: 1,
  readWaitlist: 1,
};

describe('a change by a colleague reads what depends on it, and nothing else', () => {
  it.each([
    ['overview', 'a lead', { ...waiting, readWaitlist: 1 }],
    ['overview', 'a visit', { ...frame, ...day, readWaitlist: 1 }],
    ['overview', 'a lead and a visit', { ...waiting, ...day, readWaitlist: 1 }],
    ['requests', 'a lead', inbox],
    [
      'drawer',
      'a lead',
      {
        ...{ ...inbox, getLead: 1, listActivity: 1, findDuplicates: 1 },
        ...{ listVisitsOfLeads: 1, readKeptUntil: 1 },
      },
    ],
    ['schedule', 'a lead', { ...frame, ...week }],
    ['schedule', 'a visit', { ...frame, ...week }],
    ['day list', 'a lead', frame],
    ['day list', 'a visit', { ...frame, listVisits: 1, ...bookable, lastVisitChange: 1 }],
    ['media', 'a lead', frame],
    ['settings', 'a lead', frame],
  ] as const)('%s: %s', async (name, change, reads) => {
    const router = await openScreen(name);
    act(changes[change]);
    await expectReads(router, reads);
  });
});

describe('a return to the overview', () => {
  async function leaveFor(minutes: number) {
    const router = await openScreen('overview');
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    vi.setSystemTime(now.getTime() + minutes * minute);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    return router;
  }

  it('after a moment reads people and visits', async () => {
    await expectReads(await leaveFor(1), { ...waiting, ...day, readWaitlist: 1 });
  });

  it('after a while reads the figures of the website, too', async () => {
    await leaveFor(5);
    await waitFor(() =>
      expect(backend.reads()).toMatchObject({
        ...waiting,
        ...day,
        readClinic: 1,
        listTemplates: 1,
        // The clinic’s visits, and those of its two providers: none belongs to one who has left.
        countAllVisits: 3,
        countPosts: 1,
        countMediaItems: 1,
        readRetention: 1,
      }),
    );
  });
});
