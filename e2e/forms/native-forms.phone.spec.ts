import type { Browser, Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { clearCooldowns, readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { overflowOf } from '../support/overflow.ts';

/** The function's own pages, in a browser that runs no script. */
test.use({ javaScriptEnabled: false });

const address = '/.netlify/functions/form-submission';

/** A form of the site as it is before anything is typed; the function answers with the form as a visitor sees it. */
async function openForm(page: Page, type: string): Promise<void> {
  const form = `<form method="post" action="${address}"><input type="hidden" name="type" value="${type}"><button>Send</button></form>`;
  await page.route('**/empty-form', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>x</title>${form}` }),
  );
  await page.goto('/empty-form');
  await page.getByRole('button').click();
}

/** axe needs a script, so a page that runs one shows the same document. */
async function expectAccessibleCopy(page: Page, browser: Browser): Promise<void> {
  const body = await page.content();
  const viewport = page.viewportSize();
  const copy = await browser.newPage({ javaScriptEnabled: true, viewport });
  await copy.route('**/copy', (route) => route.fulfill({ contentType: 'text/html', body }));
  await copy.goto(new URL('/copy', page.url()).href);
  await expectAccessible(copy);
  await copy.close();
}

/** Presses the form's button; the answer's status and where it leads. */
async function press(page: Page, button: string): Promise<[number, string | undefined]> {
  const answer = page.waitForResponse((response) => response.url().endsWith(address));
  await page.getByRole('button', { name: button }).click();
  const response = await answer;
  return [response.status(), response.headers().location];
}

async function fillInAttorney(page: Page, email: string, request: string): Promise<void> {
  await page.getByLabel('Firm').fill('Ward & Ward');
  await page.getByLabel('Attorney').fill('Lee Ward');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Client initials').fill('j. d.');
  await page.getByLabel('Date of loss').fill('2026-01-05');
  await page.getByLabel('What is needed').fill(request);
}

test.beforeEach(async ({ problems }) => {
  await clearCooldowns();
  problems.expect(/Failed to load resource/);
});

test('an appointment request without a script: errors are shown, words kept, and it is stored once', async ({
  page,
  browser,
}, { project }) => {
  const email = `ines.quiroga.${project.name}@example.com`;
  await openForm(page, 'appointment');
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('2 things need another look');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: '(801) 555-0142' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  expect(await overflowOf(page)).toBe(0);
  await expectAccessibleCopy(page, browser);

  await page.getByLabel('Full name').fill('Inés "Q" <Quiroga>');
  await page.getByLabel('Email').fill('ines@example');
  await page.getByLabel('Phone').fill('555');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Type of injury').fill('Neck & back');
  await page.getByRole('radio', { name: 'Evening (5PM-7PM)' }).check();
  expect(await press(page, 'Request Appointment')).toEqual([400, undefined]);
  await summary.getByRole('link', { name: 'Please enter a valid email address' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('ines@example');
  await expect(page.getByLabel('Full name')).toHaveValue('Inés "Q" <Quiroga>');
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/valid phone number/);
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Evening (5PM-7PM)' })).toBeChecked();

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('801 555 0188');
  expect(await press(page, 'Request Appointment')).toEqual([303, '/contact/received']);
  const stored = (await readAll('leads')).filter((lead) => lead.email === email);
  expect(stored).toMatchObject([
    {
      name: 'Inés "Q" <Quiroga>',
      phone: '(801) 555-0188',
      injury: 'Neck & back',
      preferredTime: 'Evening (5PM-7PM)',
      wasInAccident: true,
      spam: false,
    },
  ]);
});

test('a time is held without a script, and one that was taken leads to others', async ({
  page,
  request,
  browser,
}) => {
  await page.goto('/contact');
  const times = page.getByRole('group', { name: /^Hold a time/ });
  await expect(page.getByRole('button', { name: 'More days' })).toBeHidden();
  const choice = times.getByRole('radio').nth(4);
  const other = { type: 'appointment', name: 'Kim', email: 'kim.native@example.com', phone: '' };
  const data = { ...other, slot: await choice.inputValue() };
  expect((await request.post(address, { data })).status()).toBe(200);
  await clearCooldowns();

  await page.getByLabel('Full name').fill('Ola Berg');
  await page.getByLabel('Email').fill('ola.berg@example.com');
  await choice.check();
  expect(await press(page, 'Request Appointment')).toEqual([200, undefined]);
  await expect(page.getByText(/^The time you chose was just taken\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hold / })).toHaveCount(3);
  await expectAccessibleCopy(page, browser);
  await page
    .getByRole('button', { name: /^Hold / })
    .first()
    .click();
  await expect(
    page.getByText(/ is held for you( until .+)?\. We’ll confirm it with you\.$/),
  ).toBeVisible();
  const visits = await readAll('appointments');
  expect(visits.filter((visit) => visit.patientName === 'Ola Berg')).toMatchObject([
    { status: 'held' },
  ]);
});

test('guide and records requests without a script; a visitor who is too quick waits and loses nothing', async ({
  page,
  browser,
}, { project }) => {
  const email = `lee.${project.name}@example.com`;
  await openForm(page, 'pip');
  await expectAccessibleCopy(page, browser);
  await page.getByLabel('Full Name').fill('Lee Ward');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Were you in an accident?').selectOption('No, but I want to be prepared');
  expect(await press(page, 'Get the free guide')).toEqual([303, '/pip-guide/received']);

  await openForm(page, 'attorney');
  await expect(page.getByRole('alert')).toContainText('6 things need another look');
  await expectAccessibleCopy(page, browser);
  await fillInAttorney(page, email, 'Records\nand bills');
  expect(await press(page, 'Send Request')).toEqual([303, '/attorneys/received']);

  await openForm(page, 'attorney');
  await fillInAttorney(page, email, 'Records\nand the bills');
  expect(await press(page, 'Send Request')).toEqual([429, undefined]);
  await expect(page.getByRole('alert')).toContainText('Please wait a moment');
  await expect(page.getByLabel('What is needed')).toHaveValue('Records\nand the bills');
  await expect(page.getByLabel('Date of loss')).toHaveValue('2026-01-05');
  const stored = (await readAll('leads')).filter((lead) => lead.email === email);
  expect(stored.map(({ type }) => type).sort()).toEqual(['attorney', 'pip']);

  // Reloading would send again; a visit to the address itself finds the forms.
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Request an appointment' })).toBeVisible();
  await expectAccessibleCopy(page, browser);
});
