import { signIn } from '../../scripts/local/sign-in.ts';
import { clearCooldowns, readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailsTo, visitLinkIn } from '../support/mails.ts';

const patients = [
  { name: 'Zora Sentinel', email: 'zora.sooner@example.com' },
  { name: 'Yann Sentinel', email: 'yann.sooner@example.com' },
] as const;

test('two patients are offered a sooner time by one press: the first has it, the other stays on the list', async ({
  page,
  request,
  browser,
  problems,
}) => {
  test.slow();
  for (const patient of patients) {
    await clearCooldowns();
    const data = { type: 'appointment', phone: '', ...patient };
    expect(await request.post('/.netlify/functions/form-submission', { data })).toBeOK();
  }

  const desk = await browser.newContext();
  await problems.watch(desk);
  const staff = await desk.newPage();
  await signIn(staff, { next: '/admin/dashboard/appointments' });
  for (const { name } of patients) {
    await staff.getByRole('link', { name }).first().click();
    const drawer = staff.getByRole('dialog', { name });
    await drawer.getByRole('button', { name: 'Wants sooner' }).click();
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(drawer.getByText('Wants sooner: any day, any time')).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  }
  await staff.goto('/admin/dashboard');
  await staff
    .getByRole('link', { name: /is free: \d want it$/ })
    .first()
    .click();
  const time = staff.getByRole('dialog', { name: /is free$/ });
  // To all, or to 2 on a Monday or Tuesday: then Rachel Dunn, who has no address, wants it, too.
  await time.getByRole('button', { name: /^Offer it to/ }).click();
  await expect(time.getByText('Offered').first()).toBeVisible();

  const offers = await Promise.all(patients.map(({ email }) => offerLink(email)));
  await page.goto(offers[0] ?? '');
  await expect(page.getByText(/^Hi Zora\. We’ve asked others, too\./)).toBeVisible();
  await page.getByRole('button', { name: 'Take this time' }).click();
  await expect(page.getByRole('heading', { name: 'It’s yours' })).toBeFocused();
  await page.goto('/about');
  await page.goto(offers[1] ?? '');
  await expect(page.getByRole('heading', { name: 'Taken' })).toBeVisible();
  await expect(page.getByText('You stay on the list.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take this time' })).toHaveCount(0);

  const visits = await readAll('appointments');
  const emails: unknown[] = patients.map(({ email }) => email);
  expect(visits.filter(({ patientEmail }) => emails.includes(patientEmail))).toMatchObject([
    { patientName: 'Zora Sentinel' },
  ]);

  // The other one has found a time elsewhere.
  const [, { name }] = patients;
  await staff.goto('/admin/dashboard/appointments');
  await staff.getByRole('link', { name }).first().click();
  const drawer = staff.getByRole('dialog', { name });
  await drawer.getByRole('button', { name: 'Take off' }).click();
  await expect(drawer.getByText('Wants sooner: any day, any time')).toBeHidden();
  await desk.close();
});

const offerLink = async (email: string) => visitLinkIn((await mailsTo(email)).at(-1));
