import type { Page } from 'playwright/test';
import { signIn } from '../../scripts/local/sign-in.ts';
import { fillIn, openAppointmentForm, send } from '../support/appointment-form.ts';
import { clearCooldowns, readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';

test(
  'P-FN-04 a request made on a phone appears in the open inbox without reload',
  { tag: '@phone' },
  async ({ page, browser, problems }, { project }) => {
    const email = `maria.olsen.${project.name}@example.com`;
    const frontDesk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await problems.watch(frontDesk);
    const inbox = await frontDesk.newPage();
    await signIn(inbox, { next: '/admin/dashboard/appointments' });
    const table = inbox.getByRole('table', { name: 'Appointment requests' });
    await expect(table).toBeVisible();

    await openAppointmentForm(page);
    await fillIn(page, {
      name: 'Maria Olsen',
      email,
      phone: '801 555 0161',
      injury: 'Whiplash, headaches',
    });
    await send(page);
    await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeFocused();

    const row = table.getByRole('row').filter({ hasText: email });
    await expect(row).toBeVisible();
    await expect(row.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+18015550161',
    );
    await expect(row).toContainText('Whiplash, headaches');
    await expect(row).toContainText('New');

    const stored = (await readAll('leads')).filter((lead) => lead.email === email);
    expect(stored).toMatchObject([
      {
        type: 'contact',
        name: 'Maria Olsen',
        phone: '(801) 555-0161',
        injury: 'Whiplash, headaches',
        wasInAccident: true,
        status: 'new',
        spam: false,
      },
    ]);
    await frontDesk.close();
  },
);

const times = (page: Page) => page.getByRole('group', { name: /^Hold a time/ });

test('a patient picks a time by keyboard, reads that it is held, and gives it back', async ({
  page,
}, { project }) => {
  await clearCooldowns();
  const email = `keyboard.${project.name}@example.com`;
  await openAppointmentForm(page);
  await fillIn(page, { name: 'Noor Haddad', email, phone: '' });
  await times(page).getByRole('radio', { name: 'Any time' }).focus();
  await page.keyboard.press('ArrowDown');
  const chosen = times(page).getByRole('radio', { checked: true });
  await expect(chosen).toHaveAccessibleName(/^\w{3}, \w{3} \d+, \d+:\d\d [AP]M$/);
  await expect(chosen).toBeFocused();
  await send(page);
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeFocused();
  await expect(
    page.getByText(/ is held for you( until .+)?\. We’ll confirm it with you\.$/),
  ).toBeVisible();
  const visits = await readAll('appointments');
  expect(visits.filter((visit) => visit.patientEmail === email)).toMatchObject([
    { status: 'held', patientName: 'Noor Haddad', type: 'new_patient' },
  ]);

  await page.getByRole('link', { name: 'I don’t need this time' }).click();
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment is cancelled' })).toBeFocused();
  const after = (await readAll('appointments')).filter((visit) => visit.patientEmail === email);
  expect(after).toMatchObject([{ status: 'cancelled' }]);
});

test('a time that is taken while the patient types: another one is held by one press', async ({
  page,
  request,
}, { project }) => {
  await clearCooldowns();
  const email = `too.late.${project.name}@example.com`;
  await openAppointmentForm(page);
  await fillIn(page, { name: 'Ana Reyes', email, phone: '' });
  await times(page).getByRole('radio').nth(2).check();
  // The list may have changed since: the choice stays.
  const slot = await times(page).getByRole('radio', { checked: true }).inputValue();
  // Each provider has the time once.
  const hold = async (nth: number) => {
    const data = { type: 'appointment', name: 'Kim', email: `${nth}.${email}`, phone: '', slot };
    const answer = await request.post('/.netlify/functions/form-submission', { data });
    await clearCooldowns();
    return ((await answer.json()) as { slot: string }).slot;
  };
  let nth = 0;
  while ((await hold(nth)) === 'held') nth++;
  expect(nth).toBeGreaterThan(0);

  await send(page);
  await expect(page.getByText(/^The time you chose was just taken\./)).toBeVisible();
  const offered = page.locator('[data-slot-result] button');
  await expect(offered).toHaveCount(3);
  await offered.first().click();
  await expect(page.getByText(/ is held for you/)).toBeFocused();
  const visits = await readAll('appointments');
  expect(visits.filter((visit) => visit.patientEmail === email)).toHaveLength(1);
});
