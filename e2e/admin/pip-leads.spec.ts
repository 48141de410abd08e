import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { signIn } from '../../scripts/local/sign-in.ts';
import { expectAccessible } from '../support/axe.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillInGuideForm, openGuideForm, sendGuideForm } from '../support/guide-form.ts';

const pipLeads = '/admin/dashboard/pip-leads';

/** A row of the table, or its card on a phone. */
const leadWith = (page: Page, text: string) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text });

/** Keeps the mails that the page opens, instead of the mail program that this machine lacks. */
async function keepMails(page: Page): Promise<URL[]> {
  const mails: URL[] = [];
  await page.exposeFunction('keepMail', (href: string) => mails.push(new URL(href)));
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('[href^="mailto:"]');
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      (window as unknown as { keepMail: (href: string) => void }).keepMail(link.href);
    });
  });
  return mails;
}

test.use({ startsFresh: true });

test(
  'A-PIP-14 to A-PIP-21 a lead comes in live, is sent the guide, dismissed, restored, converted and exported',
  { tag: '@desktop' },
  async ({ page, browser, problems }, { project }) => {
    const name = 'Ivy Larsen';
    const email = `ivy.larsen.${project.name}@example.com`;
    const mails = await keepMails(page);
    await signIn(page, { next: pipLeads });
    await expect(page.getByRole('heading', { name: 'PIP Guide Leads', level: 1 })).toBeVisible();
    await expect(page.getByText('9 total leads', { exact: true })).toBeVisible();

    const home = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await problems.watch(home);
    const visitor = await home.newPage();
    await openGuideForm(visitor);
    await fillInGuideForm(visitor, { name, email });
    await sendGuideForm(visitor);
    await expect(
      visitor.getByRole('heading', { name: 'Success! Download Your Guide' }),
    ).toBeVisible();
    await home.close();

    const lead = leadWith(page, email);
    await expect(lead).toBeVisible();
    await expect(lead).toContainText('Not provided');
    await expect(lead.getByRole('button', { name: 'New: change status' })).toBeVisible();
    await expect(page.getByText('10 total leads', { exact: true })).toBeVisible();
    const recent = page.getByRole('region', { name: 'Recent Activity' });
    await expect(recent.getByRole('listitem').first()).toContainText('Ivy LarsenTodayCar accident');
    await expect(recent).toContainText('Showing 5 most recent leads • 10 total leads');

    await lead.getByRole('link', { name: `Send Guide to ${name}` }).click();
    await expect(lead.getByRole('button', { name: 'Guide Sent: change status' })).toBeVisible();
    // The badge turns at once; the browser hands the link over a moment later.
    await expect.poll(() => mails.length).toBe(1);
    const [mail] = mails;
    expect(mail?.pathname).toBe(email);
    expect(mail?.searchParams.get('subject')).toBe('Your free Utah PIP guide');
    expect(mail?.searchParams.get('body')).toMatch(/^Hello Ivy,\r\n[\s\S]*\/pip-guide\.pdf/);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lead.getByRole('button', { name: 'New: change status' })).toBeVisible();

    const dismiss = lead.getByRole('button', { name: `Dismiss ${name}` });
    await dismiss.click();
    const question = page.getByRole('alertdialog', { name: 'Dismiss this lead?' });
    await expect(question).toContainText(
      `Are you sure you want to dismiss ${name}? This will remove them from the active leads list.`,
    );
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(dismiss).toBeFocused();

    await dismiss.click();
    await question.getByRole('button', { name: 'Dismiss lead' }).click();
    await expect(lead).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lead).toBeVisible();

    await dismiss.click();
    await question.getByRole('button', { name: 'Dismiss lead' }).click();
    await expect(lead).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Devin Park' }).first()).toBeVisible();
    await expect(lead).toHaveCount(0);

    const filter = page.getByRole('navigation', { name: 'Filter by status' });
    await filter.getByRole('link', { name: 'Dismissed' }).click();
    await page.waitForURL(/status=dismissed/);
    await expect(lead).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
    await expectAccessible(page);
    await lead.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(lead).toHaveCount(0);

    await filter.getByRole('link', { name: 'All' }).click();
    await lead.getByRole('button', { name: 'New: change status' }).click();
    await page.getByRole('menuitem', { name: 'Mark converted' }).click();
    await expect(lead.getByRole('button', { name: 'Converted: change status' })).toBeVisible();
    // The badge changes at once; the export reads the stored data.
    await expect(page.getByText('Marked converted')).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^pip-leads-\d{4}-\d\d-\d\d\.csv$/);
    const rows = readFileSync(await download.path(), 'utf8')
      .replace('\ufeff', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => JSON.parse(`[${line}]`) as string[]);
    await expect(page.getByText('Exported 10 leads')).toBeVisible();
    expect(rows).toHaveLength(11);
    expect(rows.every((row) => row.length === rows[0]?.length)).toBe(true);
    expect(rows[1]?.slice(0, 7)).toEqual([
      name,
      email,
      '',
      '',
      'Yes',
      'Car accident: Yes',
      'Converted',
    ]);

    const [stored] = (await readAll('leads')).filter((each) => each.email === email);
    expect(stored?.status).toBe('converted');
  },
);

test('an attorney’s request is found in its section and answered from the drawer', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, { next: pipLeads });
  await page
    .getByRole('navigation', { name: 'Sections of leads' })
    .getByRole('link', { name: 'Attorneys' })
    .click();
  await expect(page.getByRole('heading', { name: 'Attorney Requests', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Caroline Voss', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Caroline Voss' });
  await expect(drawer).toContainText('Sample & Partners');
  await expect(drawer.getByRole('region', { name: 'Needed' })).toContainText('HIPAA authorization');
  await drawer.getByRole('button', { name: 'New: change status' }).click();
  await page.getByRole('menuitem', { name: 'In review' }).click();
  await expect(drawer.getByText('New → In review')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Caroline Voss', exact: true })).toBeFocused();
});
