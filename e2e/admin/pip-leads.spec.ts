import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { signIn } from '../../scripts/local/sign-in.ts';
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
  'A-PIP-14 A-PIP-15 A-PIP-16 A-PIP-17 a lead comes in live, is sent the guide and exported',
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
    // The badge turns at once; the link is handed over and the status is stored a moment later.
    await expect(page.getByText('Marked guide sent')).toBeVisible();
    await expect.poll(() => mails.length).toBe(1);
    const [mail] = mails;
    expect(mail?.pathname).toBe(email);
    expect(mail?.searchParams.get('subject')).toBe('Your free Utah PIP guide');
    expect(mail?.searchParams.get('body')).toMatch(/^Hello Ivy,\r\n[\s\S]*\/pip-guide\.pdf/);

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
      'Guide Sent',
    ]);

    const [stored] = (await readAll('leads')).filter((each) => each.email === email);
    expect(stored?.status).toBe('guide_sent');
  },
);
