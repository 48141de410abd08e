import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turnOffNotices } from '#admin/shared/notices/notice-choice.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { axe } from '../axe.ts';
import { backend, feeds } from '../fake-clinic/backend.ts';
import { openPage } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { heard } from '../reports.ts';
import { lead } from './lead-fixtures.ts';

type Shown = { title: string; body: string | undefined; click: () => void };

class FakeNotification {
  static permission: NotificationPermission;
  static answer: NotificationPermission;
  static shown: Shown[];

  static async requestPermission() {
    FakeNotification.permission = FakeNotification.answer;
    return FakeNotification.answer;
  }

  onclick = () => {};

  constructor(title: string, { body }: NotificationOptions) {
    FakeNotification.shown.push({ title, body, click: () => this.onclick() });
  }

  close() {}
}

beforeEach(async () => {
  vi.stubGlobal('Notification', FakeNotification);
  FakeNotification.permission = 'default';
  FakeNotification.answer = 'granted';
  FakeNotification.shown = [];
  await turnOffNotices('dana');
});

/** This many new requests, and a new PIP lead. */
const waiting = (requests: number) => [
  lead({ id: 'pip', type: 'pip' }),
  ...Array.from({ length: requests }, (_, place) => lead({ id: `lead-${place}` })),
];

async function open(path: string) {
  backend.leads = waiting(2);
  const router = await openPage(path);
  await waitFor(() => expect(feeds.leads.isWatched).toBe(true));
  return router;
}

/** As in another tab. */
function chooseElsewhere(choice: string) {
  localStorage.setItem('leadNotices', choice);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'leadNotices' })));
}

const turnOn = () => press('Turn on');
const turnOff = () => press('Turn off');
const state = (text: RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').some((each) => text.test(each.textContent))).toBe(true),
  );
const lookAway = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

async function arrive(requests: number) {
  backend.leads = waiting(requests);
  await waitFor(() => expect(document.title).toContain(`(${requests + 1})`));
}

describe('notices of an open page', () => {
  it('announce only the number of new requests while the tab is hidden, and link to the overview', async () => {
    const router = await open('/admin/notices');
    await turnOn();
    await state(/^On, while this page is open/);
    lookAway();
    await arrive(3);
    await waitFor(() =>
      expect(FakeNotification.shown).toMatchObject([
        { title: 'A new request has come in', body: '4 requests are waiting.' },
      ]),
    );
    const go = vi.spyOn(router, 'navigate').mockResolvedValue();
    FakeNotification.shown.at(-1)?.click();
    expect(go).toHaveBeenCalledWith('/admin/dashboard', expect.anything());
  });

  it('announce only the number of call backs that are due, and link to the overview', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const router = await open('/admin/notices');
    await turnOn();
    await state(/^On/);
    const callBackAt = new Date(Date.now() + 60_000);
    backend.leads = [lead({ callBackAt }), lead({ id: 'trent', callBackAt })];
    await waitFor(() => expect(document.title).toContain('(2)'));
    lookAway();
    // The page looks at the clock whenever it reads again.
    vi.setSystemTime(Date.now() + 2 * 60_000);
    backend.leads = [...backend.leads];
    await waitFor(() =>
      expect(
        FakeNotification.shown.filter(({ title }) => title === 'Time to call back'),
      ).toMatchObject([{ body: '2 call backs are due.' }]),
    );
    const go = vi.spyOn(router, 'navigate').mockResolvedValue();
    FakeNotification.shown.at(-1)?.click();
    expect(go).toHaveBeenCalledWith('/admin/dashboard', expect.anything());
  });

  it('stay silent while the tab is visible, and when the number goes down', async () => {
    await open('/admin/notices');
    await turnOn();
    await state(/^On/);
    await arrive(3);
    lookAway();
    await arrive(1);
    expect(FakeNotification.shown).toEqual([]);
  });

  it('are off until the person turns them on, and can be turned off again', async () => {
    await open('/admin/notices');
    await state(/^Off/);
    await turnOn();
    await state(/^On/);
    await turnOff();
    await state(/^Off/);
    lookAway();
    await arrive(3);
    expect(FakeNotification.shown).toEqual([]);
  });

  it('stay on for a person who turned them on in an earlier build', async () => {
    FakeNotification.permission = 'granted';
    await open('/admin/notices');
    chooseElsewhere('on');
    await state(/^On, while this page is open/);
  });

  it('say so when the browser refuses', async () => {
    FakeNotification.answer = 'denied';
    await open('/admin/notices');
    await turnOn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your browser blocks notifications');
    await state(/^Off/);
  });

  it('are not offered without Notification', async () => {
    Reflect.deleteProperty(globalThis, 'Notification');
    await open('/admin/notices');
    await state(/^This browser has no notices/);
    expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
  });

  it('don’t ask for the permission with each page: Chromium takes milliseconds to answer', async () => {
    const asked = vi.fn(() => 'granted' as const);
    vi.stubGlobal(
      'Notification',
      class extends FakeNotification {
        static override get permission() {
          return asked();
        }
      },
    );
    await open('/admin/dashboard/media');
    chooseElsewhere('page');
    asked.mockClear();
    await follow(/^Schedule/);
    expect(await screen.findByRole('heading', { name: 'Schedule' })).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  it('have a link on the overview that says whether they are on', async () => {
    FakeNotification.permission = 'granted';
    const router = await open('/admin/dashboard');
    expect(screen.getByRole('link', { name: 'Notices: off' })).toBeVisible();
    chooseElsewhere('page');
    await follow('Notices: on');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/notices'));
  });
});

/** What a browser keeps: the worker's subscription with the push service. */
const browser = {
  endpoint: null as string | null,
  /** The key of the subscription, as the browser tells it. */
  key: null as string | null,
  tellsKey: true,
  listeners: [] as ((event: { data: unknown }) => void)[],
};

const bytesOf = (key: string) => Uint8Array.from(Buffer.from(key, 'base64url'));

function subscription(endpoint: string) {
  return {
    endpoint,
    options: browser.tellsKey ? { applicationServerKey: bytesOf(browser.key ?? '').buffer } : {},
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      browser.endpoint = null;
      return true;
    },
  };
}

const pushManager = {
  getSubscription: async () => browser.endpoint && subscription(browser.endpoint),
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (browser.endpoint && browser.key !== applicationServerKey) {
      throw new DOMException('Another key', 'InvalidStateError');
    }
    browser.key = applicationServerKey;
    browser.endpoint = `https://push.example/${applicationServerKey}`;
    return subscription(browser.endpoint);
  },
};

const oldKey = localEnv.VITE_VAPID_PUBLIC_KEY;
const newKey = `${oldKey.slice(0, -1)}g`;

function offerPush() {
  vi.stubEnv('VITE_VAPID_PUBLIC_KEY', oldKey);
  vi.stubGlobal('PushManager', class {});
  Object.assign(browser, { endpoint: null, tellsKey: true, listeners: [] });
  const registration = { pushManager };
  let registered: typeof registration | undefined;
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: vi.fn(async () => {
        registered = registration;
        return registration;
      }),
      getRegistration: async () => registered,
      ready: Promise.resolve(registration),
      addEventListener: (_: string, listener: (typeof browser.listeners)[number]) =>
        browser.listeners.push(listener),
      removeEventListener: () => {},
    },
  });
}

const devices = () => (backend.devices.dana ?? []).map(({ label }) => label);
const rows = () => screen.findByRole('list', { name: 'Devices' });
const day = (date: string) => new Date(`${date}T16:00:00Z`);
const desk = {
  id: 'desk',
  label: 'Edge on Windows',
  createdAt: day('2026-11-02'),
  lastUsedAt: day('2026-11-10'),
};

describe('notices by push', () => {
  beforeEach(() => {
    offerPush();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36',
    );
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('are stored for this device, and its page stays silent', async () => {
    await open('/admin/notices');
    expect(await screen.findByText(/^None hears of new requests/)).toBeVisible();
    await turnOn();
    await state(/^On. This device tells you/);
    expect(await rows()).toHaveTextContent('Chrome on Android (this device)');
    expect(navigator.serviceWorker.register).toHaveBeenCalledWith('/admin/sw.js', {
      scope: '/admin/',
    });
    lookAway();
    await arrive(3);
    expect(FakeNotification.shown).toEqual([]);
    expect(await axe()).toEqual([]);
  });

  it('register no service worker before they are turned on', async () => {
    await open('/admin/notices');
    expect(await screen.findByText(/^None hears of new requests/)).toBeVisible();
    expect(navigator.serviceWorker.register).not.toHaveBeenCalled();
  });

  it('end with turning them off', async () => {
    await open('/admin/notices');
    await turnOn();
    await rows();
    await turnOff();
    await state(/^Off/);
    expect(devices()).toEqual([]);
    expect(browser.endpoint).toBeNull();
  });

  it('stay off when the device cannot be stored, and on when it cannot be removed', async () => {
    await open('/admin/notices');
    backend.fail('saveDevice');
    await turnOn();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to change notices on this device. Please try again.',
    );
    await state(/^Off/);
    backend.mend('saveDevice');
    await turnOn();
    await state(/^On/);
    backend.fail('removeDevice');
    await turnOff();
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    await state(/^On/);
    expect(devices()).toEqual(['Chrome on Android']);
  });

  it('of another device can be removed', async () => {
    backend.devices = { dana: [desk] };
    await open('/admin/notices');
    const row = within(await rows()).getByRole('listitem');
    expect(row).toHaveTextContent('Edge on WindowsLast used Nov 10, 9:00 AM');
    await userEvent.click(within(row).getByRole('button', { name: 'Remove Edge on Windows' }));
    expect(await screen.findByText(/^None hears of new requests/)).toBeVisible();
    expect(devices()).toEqual([]);
  });

  it('of a device that cannot be removed stay listed', async () => {
    backend.devices = { dana: [desk] };
    backend.fail('removeDevice');
    await open('/admin/notices');
    await press('Remove Edge on Windows');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to remove the device');
    expect(devices()).toEqual(['Edge on Windows']);
  });

  it('work although the list cannot be read', async () => {
    backend.fail('listDevices');
    await open('/admin/notices');
    expect(await screen.findByText('Failed to load your devices')).toBeVisible();
    await turnOn();
    await state(/^On/);
  });

  it('note each start of the back office, and end on a device that was removed elsewhere', async () => {
    await open('/admin/notices');
    await turnOn();
    await rows();
    cleanup();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    await open('/admin/dashboard');
    await waitFor(() => expect(backend.devices.dana?.[0]?.lastUsedAt).toEqual(new Date()));
    vi.useRealTimers();
    cleanup();
    backend.devices = {};
    await open('/admin/notices');
    await state(/^Off/);
    expect(browser.endpoint).toBeNull();
  });

  it('are renewed when the browser has dropped its subscription', async () => {
    await open('/admin/notices');
    await turnOn();
    await rows();
    cleanup();
    browser.endpoint = null;
    backend.devices = {};
    await open('/admin/dashboard');
    await waitFor(() => expect(devices()).toEqual(['Chrome on Android']));
  });

  describe('after the clinic got a new key', () => {
    beforeEach(async () => {
      await open('/admin/notices');
      await turnOn();
      await rows();
      cleanup();
      vi.stubEnv('VITE_VAPID_PUBLIC_KEY', newKey);
    });

    it('go on with the new one at the next start', async () => {
      await open('/admin/notices');
      await waitFor(() => expect(browser.key).toBe(newKey));
      await state(/^On/);
      expect(devices()).toEqual(['Chrome on Android']);
    });

    it('are off when that fails, and can be turned on again', async () => {
      backend.fail('removeDevice');
      await open('/admin/notices');
      await waitFor(() => expect(heard).toHaveBeenCalled());
      await state(/^Off/);
      expect(browser.key).toBe(oldKey);
      backend.mend('removeDevice');
      await turnOn();
      await state(/^On/);
      expect(browser.key).toBe(newKey);
      expect(devices()).toEqual(['Chrome on Android']);
    });
  });

  it('can be turned on again where the browser doesn’t tell the old key', async () => {
    browser.tellsKey = false;
    Object.assign(browser, { endpoint: 'https://push.example/old', key: oldKey });
    await navigator.serviceWorker.register('/admin/sw.js');
    vi.stubEnv('VITE_VAPID_PUBLIC_KEY', newKey);
    await open('/admin/notices');
    await turnOn();
    await state(/^On/);
    expect(browser.key).toBe(newKey);
  });

  it.each([
    (key: string) => `${key}=`,
    (key: string) => ` ${key}\n`,
    (key: string) => key.replaceAll('-', '+').replaceAll('_', '/'),
  ])('know the key as %s', async (written) => {
    vi.stubEnv('VITE_VAPID_PUBLIC_KEY', written(oldKey));
    await open('/admin/notices');
    await turnOn();
    await state(/^On/);
    expect(browser.key).toBe(oldKey);
  });

  it('open their request in the page that is open', async () => {
    const router = await open('/admin/dashboard');
    for (const listener of browser.listeners) {
      listener({ data: { open: '/admin/dashboard/appointments/lead-1' } });
    }
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/admin/dashboard/appointments/lead-1'),
    );
  });
});
