import { readFileSync } from 'node:fs';
import { signIn } from '../../scripts/local/sign-in.ts';
import { addDays, clinicDate } from '../../src/domain/time/clinic-day.ts';
import { longDate, mondayOf } from '../../src/domain/time/week.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { openInApp } from '../support/open-in-app.ts';

/** The Monday in two weeks: nothing is booked there yet, and the clinic is open from nine. */
const monday = addDays(mondayOf(clinicDate(new Date())), 14);
const week = `/admin/schedule?week=${monday}`;
const inbox = '/admin/dashboard/appointments';

test.use({ startsFresh: true });

test.beforeEach(async ({ page }) => {
  await signIn(page, { next: week });
  await expect(page.getByRole('heading', { name: 'Schedule', level: 1 })).toBeVisible();
});

test('A-ROUTE-08 staff drag a request into the week, and a colleague cannot take the same time', async ({
  page,
  browser,
  problems,
}) => {
  const day = page.locator(`[data-day="${monday}"]`);
  const request = page.getByRole('listitem').filter({ hasText: 'Maria Olsen' });
  const from = await request.getByText('Maria Olsen').boundingBox();
  const to = await day.boundingBox();
  if (!from || !to) throw new Error('Request and day are on the page.');
  // From eight on, a quarter of an hour has 24 pixels: this is ten o'clock.
  const ten = { x: to.x + to.width / 2, y: to.y + 8 * 24 + 3 };
  await page.mouse.move(from.x + 10, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(ten.x, ten.y, { steps: 8 });
  await page.mouse.up();

  const dialog = page.getByRole('dialog', { name: 'Schedule Maria Olsen' });
  await expect(dialog.getByLabel('Start')).toHaveValue('10:00');
  await expect(dialog.getByLabel('Date')).toHaveValue(monday);
  // Staff see that a mail will go, however long the form is.
  await expect(dialog.getByLabel('Email the patient about this')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByLabel('Email the patient about this')).toBeChecked();

  // A colleague has the same time open in another browser.
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await problems.watch(other);
  const colleague = await other.newPage();
  await signIn(colleague, {
    email: 'front.desk@clinic.example',
    next: `${week}&lead=c2&book=${monday}T10:30`,
  });
  await expect(colleague.getByRole('dialog', { name: 'Schedule Trent Kimball' })).toBeVisible();
  await colleague.getByLabel('Note for staff').fill('On crutches.');

  await dialog.getByRole('button', { name: 'Book visit' }).click();
  await expect(page.getByText(/^Booked Maria Olsen for Mon/)).toBeVisible();
  const appointment = page.getByRole('link', { name: /^Maria Olsen .*New patient/ });
  await expect(appointment).toHaveAccessibleName(new RegExp(`10:00 AM, .*${longDate(monday)}`));

  await colleague.getByRole('dialog').getByRole('button', { name: 'Book visit' }).click();
  await expect(colleague.getByRole('alert')).toContainText('That time was just taken');
  await expect(colleague.getByLabel('Note for staff')).toHaveValue('On crutches.');
  await other.close();

  // By keyboard: half an hour later.
  await appointment.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Moved to Mon/)).toBeVisible();
  await expect(appointment).toHaveAccessibleName(/New patient, 10:30 AM, until 11:30 AM/);
  await expect(appointment).toBeFocused();

  const stored = (await readAll('appointments')).find(({ leadId }) => leadId === 'c1');
  expect(stored).toMatchObject({ status: 'scheduled', sequence: 1 });
  const locks = (await readAll('slotLocks')).filter(
    ({ appointmentId }) => appointmentId === stored?.id,
  );
  expect(locks).toHaveLength(4);

  // The calendar file.
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Maria Olsen' });
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Calendar file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`appointment-${monday}.ics`);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines).toContain(`DTSTART;TZID=America/Denver:${monday.replaceAll('-', '')}T103000`);
  expect(lines).toContain('SEQUENCE:1');
  expect(lines.join()).not.toMatch(/olsen|whiplash/i);

  // The inbox follows.
  await page.goto(inbox);
  await expect(
    page.getByRole('button', { name: 'Scheduled: change status of Maria Olsen' }),
  ).toBeVisible();
});

test('without a connection, an open visit says in full that its change failed', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|RPC_ERROR|Could not reach|cleardot/);
  await openInApp(page, `${week}&visit=a10`);
  const drawer = page.getByRole('dialog', { name: 'Rachel Dunn' });
  await expect(drawer.getByRole('button', { name: 'Cancel visit' })).toBeVisible();
  await context.setOffline(true);
  await drawer.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(page.getByText('Failed to load the schedule')).toBeVisible();
  const failure = drawer.getByRole('alert').filter({ hasText: 'Failed to change the visit' });
  await expect(failure).toBeInViewport({ ratio: 1 });
  expect((await failure.boundingBox())?.width).toBeGreaterThan(300);
  await context.setOffline(false);
});
