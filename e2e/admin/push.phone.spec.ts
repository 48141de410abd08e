import { startPushStandIn } from '../../scripts/local/push-stand-in.ts';
import { signIn } from '../../scripts/local/sign-in.ts';
import { expectAccessible } from '../support/axe.ts';
import { clearCooldowns, readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { givePush, ring, tapNotice } from '../support/push-notices.ts';

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

test('a new request rings a phone, and a tap opens it', async ({ page, context }) => {
  const service = await startPushStandIn();
  await givePush(context, service);

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

  expect(await ring(page, pushed?.message)).toEqual({
    title: 'New request',
    body: 'Someone is waiting for a call.',
    data: { path },
  });
  await tapNotice(page, path);
  await expect(page.getByRole('dialog', { name: request.name })).toBeVisible();

  await page.goto('/admin/notices');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText(/^None rings yet/)).toBeVisible();
  await service.stop();
});
