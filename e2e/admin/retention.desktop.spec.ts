import { signIn } from '../../scripts/local/sign-in.ts';
import { pathsWith } from '../../tests/emulator/all-documents.ts';
import { firestore } from '../../tests/emulator/stored.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ startsFresh: true });

const longAgo = new Date('2024-03-04T17:00:00Z');
const person = { name: 'Wilhelmina Quist', email: 'w.quist@example.com', phone: '(385) 555-0918' };

/** A request that nobody has touched for years, with its visit. */
async function storeOldRequest() {
  await firestore.doc('leads/old').set({
    ...{ ...person, type: 'contact', status: 'closed', spam: false, searchKeys: ['quist'] },
    ...{ details: { typeOfInjury: 'Neck pain' }, createdAt: longAgo, updatedAt: longAgo },
  });
  await firestore.doc('leads/old/activity/note').set({
    ...{ kind: 'note', text: 'Wilhelmina prefers mornings', leadId: 'old', at: longAgo },
    by: { uid: 'dana', name: 'Dana Reyes' },
  });
  await firestore.doc('appointments/old-visit').set({
    ...{ leadId: 'old', patientName: person.name, patientPhone: person.phone, patientEmail: '' },
    ...{ providerId: 'avery', providerName: 'Dr. Avery', type: 'treatment', status: 'completed' },
    ...{ startsAt: longAgo, endsAt: new Date(longAgo.getTime() + 900_000), sequence: 0 },
    ...{ note: '', updatedAt: longAgo },
  });
}

test('a period is set, what is due is listed, and goes when an owner erases it', async ({
  page,
}) => {
  await storeOldRequest();
  await signIn(page, { email: 'owner@clinic.example', next: '/admin/settings/retention' });
  await page.getByLabel('Appointment requests').selectOption('1 year');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. You decide about each request')).toBeVisible();
  expect((await firestore.doc('settings/retention').get()).data()).toMatchObject({ contact: 12 });

  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('1 request is due for deletion')).toBeVisible();
  await page.getByRole('link', { name: 'Look through them' }).click();
  await expect(page.getByRole('heading', { name: 'Due now' })).toBeVisible();
  expect(await pathsWith('quist', 'wilhelmina')).toHaveLength(3);

  await page.getByRole('checkbox', { name: `Select ${person.name}` }).check();
  await page.getByRole('button', { name: 'Erase 1 request' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('You can’t undo it.');
  await asked.getByRole('button', { name: 'Erase 1 request' }).click();
  await expect(page.getByText('Erased 1 request.')).toBeVisible();
  await expect(page.getByText('Nothing is due.')).toBeVisible();
  expect(await pathsWith('quist', 'wilhelmina')).toEqual([]);

  await page.getByRole('link', { name: 'Erasures' }).click();
  const stubs = page.getByRole('list', { name: 'Erasures' });
  await expect(stubs).toContainText('the request old: its retention period is over');
  await expect(stubs).toContainText('the visit old-visit: its retention period is over');
});
