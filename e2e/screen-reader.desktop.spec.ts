import { openApp } from '../scripts/local/open-app.ts';
import { signIn } from '../scripts/local/sign-in.ts';
import { fillIn, openAppointmentForm, send } from './support/appointment-form.ts';
import { clearCooldowns } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { walkTo } from './support/open-in-app.ts';

// The walks of docs/screen-reader.md.

test('home begins with the way to skip, the menu, and two ways to the clinic', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "Wasatch Spine & Auto Injury, home"
      - navigation "Main"
      - link "(801) 555-0142"
      - link "Request Appointment"
    - main:
      - paragraph: /opens|Open/
      - heading "Hurt in a car crash? Start here." [level=1]
      - link "Request Appointment"
      - link "Call Us (801) 555-0142"
  `);
  const hours = page.getByRole('contentinfo').getByRole('definition');
  await expect(hours.filter({ hasText: '9:00 AM – 12:00 PM' })).toBeVisible();
});

test('the contact form names its errors and its fields, and its answer takes the focus', async ({
  page,
}) => {
  await openAppointmentForm(page);
  await send(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Request an appointment" [level=1]
    - alert:
      - paragraph: 2 things need another look
      - list:
        - listitem:
          - link "Name is required"
        - listitem:
          - link "Either email or phone number is required"
    - form "Appointment request":
      - textbox "Full name" [invalid]
      - group "Give us an email address, a phone number, or both.":
        - textbox "Email" [invalid]
        - textbox "Phone"
      - group "Was this a car accident?":
        - radio "Yes"
        - radio "No" [checked]
      - button "Request Appointment"
  `);
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Name is required');

  await fillIn(page, { name: 'Iris Holt', email: 'iris.holt@example.com' });
  await send(page);
  const heading = page.getByRole('heading', { name: 'Request Received!' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Request Received!" [level=1]
    - paragraph: /^Thank you/
  `);
});

test('in Spanish, home, the form, its errors and its answer are heard in Spanish', async ({
  page,
}) => {
  await clearCooldowns();
  await page.clock.install();
  await page.goto('/es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Saltar al contenido"
    - banner:
      - link "Wasatch Spine & Auto Injury, página de inicio"
      - navigation "Principal"
      - link "(801) 555-0142"
      - link "English"
      - link "Pedir una cita"
    - main:
      - paragraph: /[Aa]bre|Abierto/
      - heading "¿Tuvo un accidente? Llámenos." [level=1]
      - link "Pedir una cita"
      - link "Llamar al (801) 555-0142"
  `);
  const switches = page.getByRole('link', { name: 'English', exact: true });
  for (const link of await switches.all()) await expect(link).toHaveAttribute('lang', 'en');

  await openApp(page, '/es/contacto');
  const send = page.getByRole('button', { name: 'Pedir una cita' });
  await page.clock.fastForward(3000);
  await send.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Pida una cita" [level=1]
    - alert:
      - paragraph: Hay 2 cosas por corregir
      - list:
        - listitem:
          - link "Escriba su nombre"
        - listitem:
          - link "Escriba su correo electrónico o su número de teléfono"
    - form "Solicitud de cita":
      - textbox "Nombre completo" [invalid]
      - group "Denos un correo electrónico, un número de teléfono o los dos.":
        - textbox "Correo electrónico" [invalid]
        - textbox "Teléfono"
      - group "¿Fue un accidente de auto?":
        - radio "Sí"
        - radio "No" [checked]
      - button "Pedir una cita"
  `);
  await page.getByLabel('Nombre completo').fill('Iris Robles');
  await page.getByLabel('Correo electrónico').fill('iris.robles@example.com');
  await send.click();
  await expect(page.getByRole('heading', { name: '¡Recibimos su solicitud!' })).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "¡Recibimos su solicitud!" [level=1]
    - paragraph: /^Gracias/
  `);
});

test('overview, requests and drawer name each person, deadline and action', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - region "Needs attention":
      - heading "Needs attention" [level=2]
      - paragraph: /\\d+ requests/
  `);
  const waiting = page.getByRole('listitem').filter({ hasText: 'Hannah Whitlock' });
  await expect(waiting).toMatchAriaSnapshot(`
    - listitem:
      - paragraph:
        - link "Hannah Whitlock"
        - text: /Request/
      - link "Call (801) 555-0154, Hannah Whitlock"
      - link "Schedule Hannah Whitlock"
  `);

  // The keys of the list mark who has the focus.
  const list = page.getByRole('region', { name: 'Needs attention' });
  const first = list.getByRole('listitem').locator('[id^="lead-"]').first();
  await expect(async () => {
    await page.keyboard.press('k');
    await expect(first).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(first).toHaveCSS('outline-style', 'solid');

  // A row of requests is named by its person, and the drawer reads from name to note.
  await walkTo(page, '/admin/dashboard/appointments');
  const requests = page.getByRole('table', { name: 'Appointment requests' });
  await expect(requests.getByRole('row', { name: /Maria Olsen/ })).toMatchAriaSnapshot(`
    - row:
      - rowheader /^Maria Olsen/:
        - link "Maria Olsen"
      - cell "(801) 555-0161"
      - cell "Whiplash, headaches"
  `);
  await requests.getByRole('link', { name: 'Maria Olsen', exact: true }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Maria Olsen":
      - heading "Maria Olsen" [level=2]
      - button "Close"
      - 'button "New: change status of Maria Olsen"'
      - term: Phone
      - definition:
        - link "(801) 555-0161"
      - region "Message":
        - heading "Message" [level=3]
      - group "How did the call go?":
        - button "Reached"
      - textbox "Add a note"
      - button "Save note"
      - region "History":
        - heading "History" [level=3]
  `);
});
