import { signIn } from '../../scripts/local/sign-in.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';

const inbox = '/admin/dashboard/appointments';

test.use({ startsFresh: true });

test('what the front desk does, and what an owner changes, is in the activity log', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  const theirs = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await problems.watch(theirs);
  const desk = await theirs.newPage();
  await signIn(desk, { email: 'reception@clinic.example', next: inbox });
  await desk.getByRole('searchbox').fill('olsen');
  // The head of the list, and what the search found.
  await expect(desk.getByRole('row')).toHaveCount(2);
  await desk.getByRole('link', { name: 'Maria Olsen', exact: true }).click();
  const drawer = desk.getByRole('dialog', { name: 'Maria Olsen' });
  await drawer.getByRole('button', { name: /change status of Maria Olsen/ }).click();
  await desk.getByRole('menuitem', { name: 'Mark contacted' }).click();
  await expect(drawer.getByText('New → Contacted')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  const saved = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Export CSV' }).click();
  await saved;
  // Lines of looks go together, some seconds later.
  const looks = async () => (await readAll('users/reception/activity')).map(({ kind }) => kind);
  await expect.poll(looks).toEqual(expect.arrayContaining(['view', 'search', 'export']));
  // Lists of the front desk have no way to the log.
  await expect(desk.getByRole('link', { name: 'Activity log' })).toHaveCount(0);

  await signIn(page, { email: 'owner@clinic.example', next: '/admin/accounts' });
  const row = page.getByRole('row', { name: /editor@clinic\.example/ });
  await row.getByRole('button', { name: /^Change/ }).click();
  await page.getByRole('menuitem', { name: /Front desk/ }).click();
  await expect(page.getByText(/The role of .* is now Front desk/)).toBeVisible();

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Activity log' }).click();
  const log = page.getByRole('list', { name: 'Activity log' });
  const line = (text: string) => log.getByRole('listitem').filter({ hasText: text });
  const reception = 'reception@clinic.example';
  await expect(
    line(
      'owner@clinic.example changed the role of editor@clinic.example from Editor to Front desk',
    ),
  ).toBeVisible();
  await expect(line(`${reception} opened the request of Maria Olsen`)).toBeVisible();
  await expect(
    line(`${reception} moved the request of Maria Olsen from New to Contacted`),
  ).toBeVisible();
  await expect(line(`${reception} exported 1 appointment request`)).toBeVisible();
  await expect(line(`${reception} searched appointment requests`)).toBeVisible();
  await expect(page.getByText('olsen', { exact: true })).toHaveCount(0);

  // Who looked at one request.
  await page.goto(`${inbox}?q=olsen`);
  await page.getByRole('link', { name: 'Maria Olsen', exact: true }).click();
  await page.getByRole('link', { name: 'Who looked at this?' }).click();
  await expect(line(`${reception} opened the request of Maria Olsen`)).toBeVisible();
  await expect(line('changed the role')).toHaveCount(0);
  await page.getByLabel('About').selectOption('Requests');
  await expect(line('opened the request')).toHaveCount(0);
  await expect(line('from New to Contacted')).toBeVisible();
});
