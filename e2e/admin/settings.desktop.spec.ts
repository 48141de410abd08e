import { signIn } from '../../scripts/local/sign-in.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { openDayFrom, shortDay } from '../../src/domain/clinic/opening-hours.ts';
import { clinicDate } from '../../src/domain/time/clinic-day.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { overflowOf, setWidth } from '../support/overflow.ts';

const phone = '(801) 555-0177';
/** No space in it fits a small phone. */
const reason = 'Moving: example.com/OurNewHouseInDraperAndTheWayToIt';
const day = openDayFrom(clinicDate(new Date()), clinic) ?? '';

test('an owner closes the clinic and changes its phone number, and visitors and the schedule know', async ({
  page,
}) => {
  await signIn(page, { email: 'owner@clinic.example', next: '/admin/dashboard' });
  await page.getByRole('link', { name: 'Settings' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await page.getByLabel('Phone (optional)').fill('801 555 0177');
  await expect(preview).toContainText(phone);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();

  await page.getByRole('link', { name: 'Hours and closures' }).click();
  await page.getByRole('button', { name: 'Add a closure' }).click();
  const closure = page.getByRole('group', { name: 'Closure 1' });
  await closure.getByLabel('First day').fill(day);
  await closure.getByLabel('Reason (optional)', { exact: true }).fill(reason);
  await expect(preview).toContainText(`${shortDay(day)}Closed`);
  await expect(preview).not.toContainText('Open now');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Changes of the settings' })).toContainText(
    /owner@clinic\.example changed the settings: .*phone/,
  );
  await expect(page.getByRole('button', { name: 'Discard changes' })).toBeHidden();
  const stored = (await readAll('settings')).find(({ name }) => name === clinic.name);
  expect(stored).toMatchObject({ phone, closures: [`${day}/${day}||${reason}`] });

  await page.goto(`/admin/schedule/next-day?date=${day}`);
  await expect(page.getByText(`· Closed`)).toBeVisible();

  await page.goto('/contact');
  // A built page reads again once its visitor does something.
  await page.mouse.wheel(0, 100);
  await expect(page.getByRole('banner')).toContainText(phone);
  const hours = page.getByRole('table', { name: 'Office hours' }).first();
  await expect(hours).toContainText(reason);
  await expect(page.getByText(/^Open now/)).toHaveCount(0);
  await setWidth(page, 320);
  expect(await overflowOf(page)).toBe(0);
});

test('a refused address fits the smallest phone', async ({ page }) => {
  await setWidth(page, 320);
  await signIn(page, { email: 'owner@clinic.example', next: '/admin/publishing' });
  await page.getByLabel('Build hook').fill('https://clinic.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('https://api.netlify.com/build_hooks/');
  expect(await overflowOf(page)).toBe(0);
});
