import type { Page } from 'playwright/test';
import { startPushStandIn } from '../../scripts/local/push-stand-in.ts';
import { signIn } from '../../scripts/local/sign-in.ts';
import { expectAccessible } from '../support/axe.ts';
import { clearCooldowns, readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';

const request = {
  type: 'appointment',
  name: 'Priya Sentinel',
  email: 'priya.sentinel@example.com',
  phone: '(801) 555-0177',
  preferredTime: 'Any time',
  typeOfInjury: 'Sentinel neck',
  wasInAccident: true,
  message: 'Sentinel words',
  recaptchaToken: null,
};

/** Hands a message to the service worker, as the browser's push service does. */
async function deliver(page: Page, message: unknown) {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin/'));
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

test('a new request rings a phone, and a tap opens it', async ({ page, context }) => {
  const service = await startPushStandIn();
  await context.grantPermissions(['notifications']);
  // The real push service is out of reach here. All else is real: worker, stored device, function, encryption.
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

  await signIn(page, { next: '/admin/notices' });
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('On. This device tells you about a new request')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Devices' })).toContainText('(this device)');
  await expectAccessible(page);

  await clearCooldowns();
  const answer = await page.request.post('/.netlify/functions/form-submission', { data: request });
  expect(answer.status()).toBe(200);
  await expect.poll(() => service.pushed.length).toBe(1);
  const [pushed] = service.pushed;
  const lead = (await readAll('leads')).find(({ email }) => email === request.email);
  const path = `/admin/dashboard/appointments/${lead?.id}`;
  expect(pushed?.message).toEqual({ path });
  expect(JSON.stringify(pushed)).not.toMatch(/sentinel|555-0177/i);

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  // A browser without a window shows no notices.
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    registration.showNotification = async (title, { body, data } = {}) =>
      void shown.push({ title, body, data });
  });
  await deliver(page, pushed?.message);
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  await expect
    .poll(shown)
    .toEqual([{ title: 'New request', body: 'Someone is waiting for a call.', data: { path } }]);

  // Only a real tap may bring a window to the front; the rest of the tap is the worker's.
  await worker.evaluate(async (path) => {
    const { openRequest } = globalThis as unknown as {
      openRequest: (path: string) => Promise<unknown>;
    };
    await openRequest(path).catch(() => {});
  }, path);
  await expect(page.getByRole('dialog', { name: request.name })).toBeVisible();

  await page.goto('/admin/notices');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText(/^None rings yet/)).toBeVisible();
  await service.stop();
});
