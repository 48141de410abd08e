import { setEmulatorClock } from '../../scripts/local/emulator-clock.ts';
import { signIn } from '../../scripts/local/sign-in.ts';
import { clearCooldowns, readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailsTo, visitLinkIn } from '../support/mails.ts';

const name = 'Zelda Sentinel';
const email = 'zelda.es@example.com';

test('a request in Spanish is answered in Spanish, from the form to the page of the visit', async ({
  page,
  browser,
  problems,
}) => {
  await clearCooldowns();
  await page.clock.install();
  await page.goto('/es/contacto');
  await page.getByLabel('Nombre completo').fill(name);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('radio', { name: 'Sí' }).check();
  await page.clock.fastForward(3000);
  await page.getByRole('button', { name: 'Pedir una cita' }).click();
  await expect(page.getByRole('heading', { name: '¡Recibimos su solicitud!' })).toBeFocused();
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  const [received] = await mailsTo(email);
  expect(received?.subject).toBe('Recibimos su solicitud de cita');

  // Staff work in English, and see what the person speaks.
  const desk = await browser.newContext();
  await problems.watch(desk);
  const staff = await desk.newPage();
  await signIn(staff, { next: '/admin/dashboard/appointments' });
  await staff.getByRole('link', { name }).first().click();
  const drawer = staff.getByRole('dialog', { name });
  await expect(drawer.getByText('Speaks Spanish.')).toBeVisible();
  await drawer.getByRole('link', { name: /^Schedule/ }).click();
  const booking = staff.getByRole('dialog', { name: `Schedule ${name}` });
  await booking
    .getByRole('group', { name: /^Next free times/ })
    .getByRole('button')
    .last()
    .click();
  await booking.getByRole('button', { name: 'Book visit' }).click();
  await expect(staff.getByText(`Booked ${name} for`)).toBeVisible();
  const visit = (await readAll('appointments')).find(({ patientName }) => patientName === name);
  await staff.goto(`/admin/schedule?visit=${visit?.id}`);
  const details = staff.getByRole('dialog', { name });
  await details.getByRole('button', { name: 'Send now' }).click();
  await expect(details.getByText(/^Told \w+ \d+:\d+ [AP]M$/)).toBeVisible();

  const [, booked] = await mailsTo(email);
  expect(booked?.subject).toMatch(/^Su cita: /);
  expect(booked?.text).toContain('Usted tiene una cita en');
  await page.goto(visitLinkIn(booked));
  await expect(page.getByText('Hola, Zelda.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  // The desk hears of what is later than its last change.
  await setEmulatorClock();
  await page.getByRole('button', { name: 'Confirmar la cita' }).click();
  await expect(page.getByRole('heading', { name: 'Su cita está confirmada' })).toBeFocused();
  await expect(details.getByText('Confirmed by patient')).toBeVisible();
  await desk.close();
});
