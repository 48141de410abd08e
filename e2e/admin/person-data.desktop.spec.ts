import { readFile } from 'node:fs/promises';
import { signIn } from '../../scripts/local/sign-in.ts';
import { pathsWith } from '../../tests/emulator/all-documents.ts';
import { firestore } from '../../tests/emulator/stored.ts';
import { fillIn, openAppointmentForm, send } from '../support/appointment-form.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ startsFresh: true });

const maria = { name: 'Marisol Quimby', email: 'm.quimby@example.com', phone: '(385) 555-0917' };
const traces = ['quimb', 'marisol', '555-0917', '3855550917'];

test('a person gets a copy, is corrected, and is then found in no collection', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  const theirs = await browser.newContext({ baseURL });
  await problems.watch(theirs);
  const visitor = await theirs.newPage();
  await openAppointmentForm(visitor);
  await fillIn(visitor, { ...maria, name: 'Marisol Quimbi', injury: 'Neck pain' });
  await send(visitor);
  await expect(visitor.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
  await theirs.close();
  const lead = firestore.collection('leads').where('email', '==', maria.email);
  await expect.poll(async () => (await lead.get()).size).toBe(1);
  const [{ id } = { id: '' }] = (await lead.get()).docs;

  await signIn(page, {
    email: 'owner@clinic.example',
    next: `/admin/dashboard/appointments/${id}`,
  });
  await page.getByLabel('Add a note').fill('Marisol prefers mornings');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Marisol prefers mornings')).toBeVisible();
  await page.getByRole('link', { name: 'This person’s data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marisol Quimbi' })).toBeVisible();
  expect(page.url()).not.toMatch(/quimb|marisol|555/i);

  const correct = page.getByRole('region', { name: 'Correct the contact' });
  await correct.getByLabel('Name').fill(maria.name);
  await correct.getByRole('button', { name: 'Save correction' }).click();
  await expect(page.getByText('Corrected. The history keeps what it was.')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /JSON/ }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file).requests).toMatchObject([
    {
      Number: id,
      Name: maria.name,
      Email: maria.email,
      Phone: maria.phone,
      History: expect.arrayContaining([
        expect.objectContaining({ Note: 'Marisol prefers mornings' }),
      ]),
    },
  ]);
  expect(file).toContain('Marisol Quimbi');
  await expect.poll(() => pathsWith('person_export')).toHaveLength(1);
  expect(await pathsWith(...traces)).toContain(`leads/${id}`);

  await page.getByLabel('Reason').selectOption('The person asked for it');
  await page.getByLabel('Type ERASE to confirm').fill('ERASE');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('heading', { name: 'Erasures' })).toBeVisible();
  for (const erased of ['request', 'person']) {
    await expect(page.getByText(`erased the ${erased} ${id}`)).toBeVisible();
  }
  expect(await pathsWith(...traces)).toEqual([]);
  await page.goto(`/admin/dashboard/appointments/${id}`);
  await expect(page.getByText('There is no such request')).toBeVisible();
});
