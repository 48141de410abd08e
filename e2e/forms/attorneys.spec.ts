import { expectAccessible } from '../support/axe.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillInRecordsForm, openRecordsForm, sendRecordsForm } from '../support/records-form.ts';

test(
  'a law firm asks for records, and the request is stored once',
  {
    tag: '@desktop',
  },
  async ({ page }, { project }) => {
    const email = `records.${project.name}@example.com`;
    await openRecordsForm(page);
    await sendRecordsForm(page);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByText('Client initials are required').first()).toBeVisible();
    await expectAccessible(page);

    await fillInRecordsForm(page, email);
    await sendRecordsForm(page);
    await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeFocused();
    await expectAccessible(page);
    const stored = (await readAll('leads')).filter((lead) => lead.email === email);
    expect(stored).toMatchObject([
      { type: 'attorney', name: 'Alex Example', status: 'new', spam: false },
    ]);
    expect(String(stored[0]?.message)).toContain('Client initials: J. D.');
  },
);

test(
  'without the function the typed values stay, and a second try stores one request',
  { tag: '@phone' },
  async ({ page, problems }, { project }) => {
    problems.expect(/ERR_FAILED/);
    const email = `retry.${project.name}@example.com`;
    await openRecordsForm(page);
    await fillInRecordsForm(page, email);
    await page.route('**/form-submission', (route) => route.abort());
    await sendRecordsForm(page);
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await expect(page.getByLabel('What is needed')).toHaveValue('Records from March to May.');
    await page.unroute('**/form-submission');
    await sendRecordsForm(page);
    await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
    expect((await readAll('leads')).filter((lead) => lead.email === email)).toHaveLength(1);
  },
);
