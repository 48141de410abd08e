import type { Locator, Page } from 'playwright/test';
import { addressLine } from '#domain/clinic/address-lines.ts';
import { visitLinkAddress } from '../netlify/lib/visit-signature.ts';
import { signIn } from '../scripts/local/sign-in.ts';
import { clinic } from '../scripts/seed/sample-clinic.ts';
import { readAll } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { openInApp } from './support/open-in-app.ts';

/** Texts that paper would not show as black on white. */
function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const colorOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)'
        ? colorOf(element.parentElement)
        : backgroundColor;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale: string[] = [];
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      const { color } = getComputedStyle(element);
      const ground = colorOf(element);
      if (color !== 'rgb(0, 0, 0)' || ground !== 'rgb(255, 255, 255)') {
        pale.push(`${text}: ${color} on ${ground}`);
      }
    }
    return pale;
  });
}

async function expectBlackOnWhite(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => paleTexts(page), page.url()).toEqual([]);
  await expect(page.getByRole('navigation')).toHaveCount(0);
}

/** The sheets of US Letter that the page prints on. */
async function sheetsOf(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'Letter' });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Who the clinic is, above everything else. */
async function expectLetterhead(page: Page): Promise<void> {
  const head = page.getByText(`${clinic.name}${addressLine(clinic.address)} · ${clinic.phone}`);
  await expect(head).toBeVisible();
  expect(await topOf(head)).toBeLessThan(await topOf(page.getByRole('main')));
}

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

test('pages print black on white, without buttons and navigation', async ({ page }) => {
  const paths = [
    ...['/blog/how-utah-pip-pays', '/contact', '/pip-guide', '/privacy'],
    ...['/notice-of-privacy-practices', '/good-faith-estimate', '/accessibility', '/language-help'],
    ...['/es/contacto', '/es/aviso-de-practicas-de-privacidad'],
  ];
  for (const path of paths) {
    await page.goto(path);
    await expectBlackOnWhite(page);
    await expectLetterhead(page);
    await expect(page.getByRole('link', { name: /^Call|Request Appointment|^Llam/ })).toHaveCount(
      0,
    );
    await expect(page.getByRole('button')).toHaveCount(0);
  }
});

test('an article prints whole, on three sheets at most', async ({ page }) => {
  for (const slug of ['how-utah-pip-pays', 'what-whiplash-feels-like']) {
    await page.goto(`/blog/${slug}`);
    await page.emulateMedia({ media: 'print' });
    for (const width of [739, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const date = await page.locator('header time').boundingBox();
      const picture = await page.locator('article img[fetchpriority="high"]').boundingBox();
      for (const words of [title, date]) {
        expect((words?.y ?? 0) + (words?.height ?? 0), `${slug}, ${width} px`).toBeLessThanOrEqual(
          picture?.y ?? 0,
        );
      }
    }
    expect(await sheetsOf(page), slug).toBeLessThanOrEqual(3);
  }
});

test('Patient Info in Spanish, which is longer, prints on five sheets at most', async ({
  page,
}) => {
  await page.goto('/es/pacientes');
  await expectBlackOnWhite(page);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(5);
});

test('Patient Info prints the 911 box first, in a border, on four sheets at most', async ({
  page,
}) => {
  await page.goto('/patient-info');
  await expectBlackOnWhite(page);
  const box = page.getByRole('region', { name: /^Call 911/ });
  await expect(box).toHaveCSS('border', '2px solid rgb(0, 0, 0)');
  await expect(box.getByRole('link', { name: 'Call 911' })).toBeHidden();
  expect(await topOf(box)).toBeLessThan(await topOf(page.getByRole('heading', { level: 1 })));
  await expectLetterhead(page);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(4);
});

test('a visit prints with the clinic’s phone, and without what only buttons answer', async ({
  page,
}) => {
  const visits = await readAll('appointments');
  const ahead = visits.find(
    ({ status, startsAt }) => status === 'scheduled' && (startsAt as Date) > new Date(),
  );
  await page.goto(visitLinkAddress(ahead?.id ?? '', '', 'en'));
  await expect(page.getByRole('button', { name: 'Confirm appointment' })).toBeVisible();
  await expectBlackOnWhite(page);
  for (const words of [clinic.name, clinic.phone]) {
    const shown = page.getByRole('banner').getByText(words, { exact: true });
    await expect(shown.filter({ visible: true })).toHaveCount(1);
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Can’t make it?')).toBeHidden();
});

test('an open request prints whole, without the list below it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await signIn(page, { next: '/admin/dashboard/appointments/c1' });
  const record = page.getByRole('dialog', { name: 'Maria Olsen' });
  await expect(record.getByText('Rear-ended on State Street')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => paleTexts(page)).toEqual([]);
  await expect(page.locator('h1')).toBeHidden();
  const body = record.locator('.drawer-body');
  const cut = () => body.evaluate((part) => part.scrollHeight - part.clientHeight);
  await expect.poll(cut).toBe(0);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
});

test('the list of requests prints their phone numbers', async ({ page }) => {
  await signIn(page, { next: '/admin/dashboard/appointments' });
  await page.emulateMedia({ media: 'print' });
  for (const width of [739, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText('(801) 555-0161').filter({ visible: true })).toHaveCount(1);
  }
});

test('the schedule prints black on white in the dark theme, too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await signIn(page, { next: '/admin/schedule' });
  await expectBlackOnWhite(page);
});

test('a page of the back office fills a sheet, also one on its long side', async ({ page }) => {
  await signIn(page, { next: '/admin/schedule' });
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/admin/schedule', '/admin/settings/reviews']) {
    await openInApp(page, path);
    await page.setViewportSize({ width: 1440, height: 900 });
    const part = page.getByRole('main').getByRole('region').last();
    await expect.poll(async () => (await part.boundingBox())?.width).toBeGreaterThan(1000);
  }
});
