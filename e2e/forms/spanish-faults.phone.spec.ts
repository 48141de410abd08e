import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { openApp } from '../../scripts/local/open-app.ts';
import { clearCooldowns } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownLineEvents, setOnline } from '../support/line.ts';
import { bodyOf, catchPlainForms, endpoint, leadsOf } from '../support/plain-forms.ts';

test.use({ prefetches: true });

// The faults of e2e/forms/form-faults.phone.spec.ts in Spanish: each answer and each page that follows is Spanish, too.

const failed = 'Algo salió mal. Intente otra vez o llámenos.';
const injury = 'Cuello, desde el lunes';

const newVisitor = () => ({
  name: 'Inés Sentinel',
  email: `ines.${randomUUID().slice(0, 8)}@example.com`,
});
type Visitor = ReturnType<typeof newVisitor>;

async function fillIn(page: Page, { name, email }: Visitor) {
  await page.getByLabel('Nombre completo').fill(name);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('radio', { name: 'Sí' }).check();
  await page.getByLabel('Tipo de lesión').fill(injury);
}

async function expectKept(page: Page, { name, email }: Visitor) {
  await expect(page.getByLabel('Nombre completo')).toHaveValue(name);
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email);
  await expect(page.getByRole('radio', { name: 'Sí' })).toBeChecked();
  await expect(page.getByLabel('Tipo de lesión')).toHaveValue(injury);
}

const send = (page: Page) => page.getByRole('button', { name: 'Pedir una cita' }).click();
const received = (page: Page) => page.getByRole('heading', { name: '¡Recibimos su solicitud!' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the three Spanish forms go out as plain forms, in Spanish', async ({ page }) => {
    const visitor = newVisitor();
    const requests = await catchPlainForms(page, '/es/contacto/recibida');
    await page.goto('/es/contacto');
    await fillIn(page, visitor);
    await send(page);
    await expect(received(page)).toBeVisible();

    await page.unroute(endpoint);
    const guides = await catchPlainForms(page, '/es/guia-pip/recibida');
    await page.goto('/es/guia-pip');
    await page.getByLabel('Nombre completo').fill(visitor.name);
    await page.getByLabel('Correo electrónico').fill(visitor.email);
    await page.getByLabel('¿Tuvo un accidente?').selectOption('no');
    await page.getByRole('button', { name: 'Obtener la guía gratis' }).click();
    await page.waitForURL('/es/guia-pip/recibida');

    await page.unroute(endpoint);
    const records = await catchPlainForms(page, '/es/abogados/recibida');
    await page.goto('/es/abogados');
    await page.getByLabel('Bufete').fill('Salt & Partners');
    await page.getByRole('button', { name: 'Enviar la solicitud' }).click();
    await page.waitForURL('/es/abogados/recibida');
    await expect(received(page)).toBeVisible();

    const sent = [...requests, ...guides, ...records].map(bodyOf);
    expect(sent.map(({ type, lang }) => [type, lang])).toEqual([
      ['appointment', 'es'],
      ['pip', 'es'],
      ['attorney', 'es'],
    ]);
    expect(sent[0]?.typeOfInjury).toBe(injury);
    expect(sent[1]?.wasInAccident).toBe('no');
    expect(sent[2]?.firm).toBe('Salt & Partners');
  });
});

test('every script answers 404: a press goes out as a plain form, once', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const visitor = newVisitor();
  const sent = await catchPlainForms(page, '/es/contacto/recibida');
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/es/contacto');
  await fillIn(page, visitor);
  await send(page);
  await expect(received(page)).toBeVisible();
  expect(sent.map(bodyOf).map(({ lang, email }) => [lang, email])).toEqual([['es', visitor.email]]);
});

test('half-filled, offline, and with an answer that gets lost: the words stay, and it is stored once', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|RPC_ERROR|Failed to load/);
  const visitor = newVisitor();
  await ownLineEvents(page);
  await clearCooldowns();
  await page.clock.install();
  await openApp(page, '/es/contacto');
  await fillIn(page, visitor);
  await page.getByRole('form').getByRole('link', { name: 'Privacidad' }).click();
  await page.waitForURL('/es/privacidad');
  await page.goBack();
  await expectKept(page, visitor);
  await page.reload();
  await expectKept(page, visitor);
  await page.clock.fastForward(3000);

  await setOnline(page, false);
  await send(page);
  await expect(page.getByRole('alert')).toContainText(failed);
  await expect(page.getByRole('alert')).toBeFocused();
  await expectKept(page, visitor);
  expect(await leadsOf(visitor)).toEqual([]);

  let isLost = false;
  await page.route(endpoint, async (route) => {
    await route.fetch();
    await route.abort();
    isLost = true;
  });
  await setOnline(page, true);
  await expect.poll(() => isLost).toBe(true);
  expect(await leadsOf(visitor)).toHaveLength(1);
  await page.unroute(endpoint);
  await page.reload();
  await expectKept(page, visitor);
  await send(page);
  await expect(received(page)).toBeVisible();
  expect(await leadsOf(visitor)).toMatchObject([{ language: 'es', spam: false }]);
});
