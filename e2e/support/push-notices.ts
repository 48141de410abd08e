/** Push notices in a browser without a window, and without the push service of its maker. */
import { type BrowserContext, expect, type Page } from 'playwright/test';
import type { startPushStandIn } from '../../scripts/local/push-stand-in.ts';

type Shown = { title: string; body?: string; data?: unknown };
type WorkerScope = {
  registration: ServiceWorkerRegistration;
  shown?: Shown;
  openRequest: (path: string) => Promise<unknown>;
};

/** The stand-in takes the place of the real push service. Worker, stored device, function and encryption are real. */
export async function givePush(
  context: BrowserContext,
  service: Awaited<ReturnType<typeof startPushStandIn>>,
): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript((subscription) => {
    let isOn = false;
    const known = {
      endpoint: subscription.endpoint,
      toJSON: () => subscription,
      unsubscribe: async () => {
        isOn = false;
        return true;
      },
    };
    const answers = {
      async subscribe() {
        isOn = true;
        return known;
      },
      getSubscription: async () => (isOn ? known : null),
    };
    Object.assign(PushManager.prototype, answers);
    // A browser without a window says 'denied' although the permission was given.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  }, service.subscription('phone'));
}

/**
 * Hands a message to the service worker, as a push service does, until it shows a notice, which is returned. Chrome can
 * lose a message, and stop and start the worker meanwhile.
 */
export async function ring(page: Page, message: unknown): Promise<Shown> {
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  const browser = await page.context().newCDPSession(page);
  let registrationId = '';
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin/'));
    if (own) registrationId = own.registrationId;
  });
  let shown: Shown | undefined;
  await expect(async () => {
    await workerOf(page).evaluate(keepNotice);
    // Chrome tells the registrations anew.
    await browser.send('ServiceWorker.disable');
    await browser.send('ServiceWorker.enable');
    expect(registrationId).not.toBe('');
    await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    shown = await workerOf(page).evaluate(() => (globalThis as unknown as WorkerScope).shown);
    expect(shown).toBeDefined();
  }).toPass();
  return shown as Shown;
}

/** A browser without a window shows no notices. Runs in the worker. */
function keepNotice(): void {
  const scope = globalThis as unknown as WorkerScope;
  scope.registration.showNotification = async (title, { body, data } = {}) => {
    scope.shown = { title, body, data };
  };
}

/** Only a real tap may bring a window to the front; the rest of the tap is the worker's. */
export async function tapNotice(page: Page, path: string): Promise<void> {
  await workerOf(page).evaluate(async (path) => {
    const { openRequest } = globalThis as unknown as WorkerScope;
    await openRequest(path).catch(() => {});
  }, path);
}

function workerOf(page: Page) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  return worker;
}
