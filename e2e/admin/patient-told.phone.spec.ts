import type { Page } from 'playwright/test';
import { setEmulatorClock } from '../../scripts/local/emulator-clock.ts';
import { startPushStandIn } from '../../scripts/local/push-stand-in.ts';
import { signIn } from '../../scripts/local/sign-in.ts';
import { clinicDate } from '../../src/domain/time/clinic-day.ts';
import { fillIn, openAppointmentForm, send } from '../support/appointment-form.ts';
import { expectAccessible } from '../support/axe.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailsTo, visitLinkIn } from '../support/mails.ts';
import { expectReflow } from '../support/overflow.ts';
import { givePush, ring, tapNotice } from '../support/push-notices.ts';

const visitor = {
  name: 'Zelda Sentinel',
  email: 'zelda.sentinel@example.com',
  phone: '(801) 555-0188',
  injury: 'Sentinel headache',
};
const personal = /sentinel|555-0188|headache/i;

const mails = async () =>
  (await mailsTo(visitor.email)).filter(({ subject }) => subject?.startsWith('Your appointment'));
const storedVisit = async () =>
  (await readAll('appointments')).find(({ patientName }) => patientName === visitor.name);
const openLink = (page: Page, address: string) => page.goto(new URL(address).href);

test('from a request to a visit: the phone rings, the patient is told, confirms, and asks to move', async ({
  page,
  context,
  browser,
  problems,
}) => {
  // A phone of the staff with notices on.
  const service = await startPushStandIn();
  await givePush(context, service);
  await signIn(page, { next: '/admin/notices' });
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('On. This device tells you about a new request')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Devices' })).toContainText('(this device)');

  // A patient's phone.
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await problems.watch(other);
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  const form = await other.newPage();
  await openAppointmentForm(form);
  await fillIn(form, visitor);
  await send(form);
  await expect(form.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
  await form.close();

  // The staff's phone rings, and a tap opens the request.
  await expect.poll(() => service.pushed.length).toBe(1);
  const { message } = service.pushed[0] ?? {};
  expect(JSON.stringify(service.pushed)).not.toMatch(personal);
  const notice = await ring(page, message);
  expect(notice).toEqual({
    title: 'New request',
    body: 'Someone is waiting for a call.',
    data: message,
  });
  await tapNotice(page, (message as { path: string }).path);
  const drawer = page.getByRole('dialog', { name: visitor.name });
  await expect(drawer).toBeVisible();

  // They call, and book the first free time.
  await drawer.getByRole('button', { name: 'Reached' }).click();
  await expect(drawer.getByText('Call: Reached')).toBeVisible();
  await drawer.getByRole('link', { name: /^Schedule/ }).click();
  const booking = page.getByRole('dialog', { name: `Schedule ${visitor.name}` });
  await expect(booking.getByLabel('Email the patient about this')).toBeChecked();
  await booking
    .getByRole('group', { name: /^Next free times/ })
    .getByRole('button')
    .last()
    .click();
  await booking.getByRole('button', { name: 'Book visit' }).click();
  await expect(page.getByText(/^Booked Zelda Sentinel for/)).toBeVisible();

  // The mail goes out at once on request.
  const visit = await storedVisit();
  await page.goto(`/admin/schedule?visit=${visit?.id}`);
  const details = page.getByRole('dialog', { name: visitor.name });
  await expect(details.getByText('An email goes out in about two minutes')).toBeVisible();
  await details.getByRole('button', { name: 'Send now' }).click();
  await expect(details.getByText(/^Told \w+ \d+:\d+ [AP]M$/)).toBeVisible();
  const [first] = await mails();
  expect(first?.subject).not.toMatch(personal);
  expect(first?.attachments[0]?.mimeType).toBe('text/calendar');
  const link = visitLinkIn(first);

  // The patient opens the link and confirms. The calendar of the staff shows it.
  const patient = await other.newPage();
  asked.length = 0;
  await openLink(patient, link);
  await expect(patient.getByText('Hi Zelda.')).toBeVisible();
  await expect(patient.getByText('Sentinel')).toHaveCount(0);
  await expectAccessible(patient);
  // The desk hears of what is later than its last change.
  await setEmulatorClock();
  await patient.getByRole('button', { name: 'Confirm appointment' }).click();
  await expect(patient.getByRole('heading', { name: 'You’re confirmed' })).toBeFocused();
  await expect(details.getByText('Confirmed by patient')).toBeVisible();

  // Later the patient asks for another time.
  await patient.getByRole('button', { name: 'Ask for another time' }).click();
  await expectReflow(patient);
  await patient.getByLabel('Which days or times work for you?').fill('Any Friday morning');
  await patient.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(patient.getByRole('heading', { name: 'We’ll find another time' })).toBeFocused();
  await expect(details.getByText('“Any Friday morning”')).toBeVisible();

  // Staff move the visit from the overview, and the mail says so.
  await page.goto('/admin/dashboard');
  await page
    .getByRole('region', { name: 'From patients' })
    .getByRole('link', { name: new RegExp(visitor.name) })
    .click();
  await details.getByRole('link', { name: 'Move', exact: true }).click();
  const change = page.getByRole('dialog', { name: `Change the visit of ${visitor.name}` });
  await change
    .getByRole('group', { name: /^Next free times/ })
    .getByRole('button')
    .first()
    .click();
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(change).toBeHidden();
  await page.goto(`/admin/schedule?visit=${visit?.id}`);
  await details.getByRole('button', { name: 'Send now' }).click();
  await expect(details.getByText(/^Told/)).toBeVisible();
  const [, second] = await mails();
  expect(second?.subject).toMatch(/^Your appointment has (moved|changed)/);
  expect(second?.text).toContain(link.split('#')[1]);

  // The same link shows the new time, which waits for a confirmation. A forged one shows nothing.
  await patient.reload();
  await expect(patient.getByText('Hi Zelda.')).toBeVisible();
  expect(await storedVisit()).toMatchObject({ status: 'scheduled', answer: { open: false } });
  problems.expect(/status of 404/);
  await openLink(patient, `${link.slice(0, -1)}${link.endsWith('0') ? '1' : '0'}`);
  await expect(patient.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  // The list of that day has it.
  const moved = await storedVisit();
  await page.goto(`/admin/schedule/next-day?date=${clinicDate(moved?.startsAt as Date)}`);
  const unconfirmed = page.getByRole('region', { name: /^Not confirmed/ });
  await expect(unconfirmed.getByText(visitor.name)).toBeVisible();

  // The link is in no address that is asked for, and the patient's phone does not keep it.
  const id = String(visit?.id);
  expect(asked.filter((address) => address.includes(id))).toEqual([]);
  const kept = await patient.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain(id);
  await other.close();
  await service.stop();
});
