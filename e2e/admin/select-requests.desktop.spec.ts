import { signIn } from '../../scripts/local/sign-in.ts';
import { expect, test } from '../support/fixtures.ts';

const inbox = '/admin/dashboard/appointments';

test.use({ startsFresh: true });

test('a click anywhere on a row opens its request; three are marked contacted by a bar in one line', async ({
  page,
  context,
}) => {
  await signIn(page, { next: `${inbox}?status=new&sort=date` });
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(6);
  // Beth's status is unknown, so a selection with her has no Undo.
  await page.getByRole('checkbox', { name: 'Select Kaylee Jorgensen' }).check();
  await page.getByRole('checkbox', { name: 'Select Maria Olsen' }).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected requests' });
  // Between the rail and the edge of the smallest desk.
  await page.setViewportSize({ width: 1024, height: 900 });
  const rail = await page.getByRole('link', { name: 'Overview' }).boundingBox();
  await expect
    .poll(async () => (await bar.boundingBox())?.x)
    .toBeGreaterThan((rail?.x ?? 0) + (rail?.width ?? 1024));
  await expect(bar.getByText('3 selected')).toBeVisible();
  const { width = 1024, height = 900 } = (await bar.boundingBox()) ?? {};
  expect(width).toBeLessThan(1024 - 280);
  expect(height, 'one line').toBeLessThan(72);

  await bar.getByRole('button', { name: 'Mark contacted' }).click();
  await expect(page.getByText('Marked 3 requests contacted')).toBeVisible();
  await expect(rows).toHaveCount(3);
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(6);

  // Another tab, a control of the row, and the row itself.
  const row = page.getByRole('row', { name: /Maria Olsen/ });
  await page.setViewportSize({ width: 1440, height: 900 });
  const injury = await row.getByText('Whiplash, headaches').boundingBox();
  if (!injury) throw new Error('The injury is not on the page.');
  const at = [injury.x + 5, injury.y + 5] as const;

  const opened = context.waitForEvent('page');
  await page.keyboard.down('ControlOrMeta');
  await page.mouse.click(...at);
  await page.keyboard.up('ControlOrMeta');
  const tab = await opened;
  await expect(tab).toHaveURL(/appointments\/[\w-]+/);
  await tab.close();

  await row.getByRole('button', { name: /change status/ }).click();
  await page.getByRole('menuitem', { name: 'Dismiss' }).click();
  await expect(row).toBeHidden();
  // The newest message comes first.
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(row).toBeVisible();

  await page.mouse.click(...at);
  await expect(page.getByRole('dialog', { name: 'Maria Olsen' })).toBeVisible();
});
