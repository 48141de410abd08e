import { fillIn, openAppointmentForm, send } from '../support/appointment-form.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';

const endpoint = '**/.netlify/functions/form-submission';
const failureText = 'Something went wrong. Please try again or call us directly.';

test('P-CONTACT-17 P-CONTACT-20 P-CONTACT-28 function down: the typed values stay, the phone number is offered, a retry stores one lead', async ({
  page,
  problems,
}, { project }) => {
  const email = `priya.n.${project.name}@example.com`;
  problems.expect(/Failed to load resource/);
  await openAppointmentForm(page);
  await fillIn(page, { name: 'Priya Natarajan', email, injury: 'Low back' });

  await page.route(endpoint, (route) => route.abort());
  await send(page);
  await expect(page.getByRole('alert')).toContainText(failureText);
  await expect(page.getByRole('main').getByRole('link', { name: /^Call \(801\)/ })).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Priya Natarajan');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Type of injury')).toHaveValue('Low back');
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();

  await page.unroute(endpoint);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
  const stored = (await readAll('leads')).filter((lead) => lead.email === email);
  expect(stored).toHaveLength(1);
});

test('P-CONTACT-04 P-CONTACT-07 P-CONTACT-08 bad input is named, linked and kept, and nothing is sent', async ({
  page,
}) => {
  await openAppointmentForm(page);
  await page.route(endpoint, () => {
    throw new Error('a refused form was sent');
  });
  await fillIn(page, { name: '   ', email: 'maria@example', phone: '801-555' });
  await send(page);

  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Name is required',
    'Please enter a valid email address',
    'Please enter a valid phone number',
  ]);
  await summary.getByRole('link', { name: 'Please enter a valid phone number' }).click();
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('maria@example');
});
