import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { sitePages } from '../scripts/feeds/sitemap.ts';
import { openApp } from '../scripts/local/open-app.ts';
import { signIn } from '../scripts/local/sign-in.ts';
import { localEmulator } from '../scripts/seed/emulator.ts';
import { seed } from '../scripts/seed.ts';
import { csvCells } from '../tests/csv-cells.ts';
import { firestore } from '../tests/emulator/stored.ts';
import { hostileTexts } from '../tests/hostile-texts.ts';
import { expect, test } from './support/fixtures.ts';
import { expectHarmless } from './support/harmless.ts';
import { hostileDocuments } from './support/hostile-data.ts';
import { openInApp, walkTo } from './support/open-in-app.ts';
import { overflowOf, setWidth } from './support/overflow.ts';

// Whatever is stored is shown as the text it is, on every page of visitors and of staff.

const script = '<script>window.pwned=1</script>';

test.use({
  startData: {
    async fill() {
      await seed({ empty: true });
      await localEmulator().store(hostileDocuments(new Date()));
    },
  },
});

test.beforeEach(({ page, problems }) => {
  page.on('dialog', (dialog) => {
    problems.found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  // An article may show a picture of elsewhere; the policy keeps the browser from asking for it.
  problems.expect(/^console: Loading the image '(https:\/\/evil\.example\/|https?:\/\/[^']*\/x)/);
  // Pictures of the texts, and files that built pages still refer to, do not exist.
  problems.expect(/status of (403|404)/);
});

/** The page has the texts, and has them as text. */
async function expectText(page: Page, text = script) {
  await expect(page.locator('body')).toContainText(text);
  await expectHarmless(page);
}

test('P-SEC pages of visitors show hostile texts as texts', async ({ page }) => {
  // Inside the app each page reads the stored data; as a document it first shows the built data.
  await openApp(page, '/privacy');
  await walkTo(page, '/blog');
  await expectText(page);
  const more = page.getByRole('button', { name: /more/i });
  const articles = page.getByRole('region', { name: 'All Articles' }).getByRole('listitem');
  for (let shown = 20; await more.isVisible(); shown += 10) {
    const before = await articles.count();
    await more.press('Enter');
    await expect.poll(() => articles.count()).toBeGreaterThan(before);
    // The address follows the list; a step elsewhere before that would be taken back.
    await expect(page).toHaveURL(new RegExp(`show=${shown}`));
  }
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await expectHarmless(page);
  for (const address of ['/', '/about', '/gallery']) {
    await walkTo(page, address);
    await expectText(page);
  }
  await openInApp(page, `/gallery?tag=${encodeURIComponent(script)}`);
  await expectText(page);
  await openInApp(page, `/gallery?q=${encodeURIComponent('"><img src=x onerror=window.pwned=1>')}`);
  await expect(page.getByText(/^Showing 0 images/)).toBeVisible();
  await expectHarmless(page);
  // As documents, too.
  for (const address of [
    '/blog',
    '/blog/%3Cscript%3Ewindow.pwned=1%3C%2Fscript%3E',
    '/%22onload=%22x',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectHarmless(page);
  }

  // Captions in the lightbox.
  const viewer = page.getByRole('dialog', { name: 'Clinic photo viewer' });
  await page.goto('/gallery?photo=h0');
  for (const index of [0, 1, 4, 21]) {
    await openInApp(page, `/gallery?photo=h${index}`);
    await expect(viewer.getByText(`${index + 1} of ${hostileTexts.length}`)).toBeVisible();
    await expectHarmless(page);
  }
});

test('a long word among the facts of the clinic makes no page too wide', async ({ page }) => {
  const word = 'W'.repeat(60);
  const facts = {
    name: 'Canyon Spine',
    email: `${word}@example.com`,
    arrival: word,
    insurers: [word],
    announcement: { text: word },
    closures: [`${clinicDate(new Date())}/2999-01-01||${word}`],
  };
  await firestore.doc('settings/clinic').set(facts);
  await firestore.doc('summaries/website').set({ changedAt: new Date() });
  await openApp(page, '/privacy');
  await expect(page.getByText(word).first()).toBeVisible();
  await setWidth(page, 320);
  for (const address of sitePages) {
    await walkTo(page, address);
    expect.soft(await overflowOf(page), address).toBe(0);
  }
});

/**
 * The sanitiser has to parse a text before it can clean it, and the policy already speaks up then,
 * although nothing of that document ever runs.
 */
const parsing =
  /^console: (Executing inline event handler|Applying inline style|Setting the document's base URI to 'https:\/\/evil\.example\/') violates/;

/** Texts with markup, as markup is the only danger in an article. */
const marked = [...hostileTexts.keys()].filter((index) =>
  /<|]\(|]:/.test(hostileTexts[index] ?? ''),
);

for (const [policy, isBypassed] of Object.entries({ with: false, without: true })) {
  test.describe(`${policy} the content security policy`, () => {
    test.use({ bypassCSP: isBypassed });

    test('P-SEC no article runs anything', async ({ page, problems }) => {
      test.slow();
      // Only the policy keeps the browser from a picture of elsewhere.
      problems.expect(
        isBypassed ? /^request: https:\/\/evil\.example\/pixel\.png$|ERR_FAILED/ : parsing,
      );
      // The build doesn't know these articles.
      problems.expect(/status of 404/);
      await openApp(page, '/blog');
      // The policy itself is the same for each.
      for (const index of isBypassed ? marked : [0, 6, 21]) {
        await openInApp(page, `/blog/h${index}`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(`(h${index})`);
        await expect(page.locator('.prose')).toBeAttached();
        await expectHarmless(page);
      }
      await page.goto('/blog/h0');
      await expect(page.locator('.prose')).toBeAttached();
      await expectHarmless(page);
    });
  });
}

const leadLists = {
  contact: '/admin/dashboard/appointments',
  pip: '/admin/dashboard/pip-leads',
  attorney: '/admin/dashboard/pip-leads/attorney-requests',
};

test('A-SEC lists, drawers, exported tables, the editor and names of files hold hostile texts as texts', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.expect(parsing);
  await signIn(page);
  await expectText(page);
  // None of the texts is one long word.
  await firestore.doc('leads/contact-h1').update({ message: 'W'.repeat(200) });
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const [type, list] of Object.entries(leadLists)) {
    await walkTo(page, list);
    await expectText(page);
    await setWidth(page, 390);
    expect(await overflowOf(page), list).toBe(0);
    await setWidth(page, width, height);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const rows = csvCells(readFileSync(await (await saved).path(), 'utf8'));
    expect(rows).toHaveLength(hostileTexts.length + 1);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);

    // React writes each of them in the same way.
    for (const index of [0, 21]) {
      await openInApp(page, `${list}/${type}-h${index}`);
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('heading').first()).toContainText(`(h${index})`);
      await expect(drawer.getByText('Received', { exact: true })).toBeVisible();
      await expectHarmless(page);
    }
  }

  for (const address of [
    '/admin/dashboard/blog-posts',
    '/admin/posts',
    '/admin/dashboard/media',
    '/admin/media',
  ]) {
    await walkTo(page, address);
    await expectText(page);
  }
  for (const address of [
    '/admin/schedule?view=list',
    `/admin/dashboard/appointments?q=${encodeURIComponent(script)}`,
  ]) {
    await walkTo(page, address);
    await expectHarmless(page);
  }

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  for (const typed of ['script', 'img']) {
    await palette.getByRole('combobox').fill(typed);
    await expect(
      palette.getByRole('option').filter({ hasText: new RegExp(typed, 'i') }),
    ).not.toHaveCount(0);
    await expectHarmless(page);
  }
  await page.keyboard.press('Escape');

  // The preview beside the editor.
  await walkTo(page, '/admin/posts');
  for (const index of [0, 6, 12, 21, 24]) {
    await openInApp(page, `/admin/posts/h${index}`);
    await expect(page.getByLabel('Slug')).toHaveValue(`h${index}`);
    await expect(page.locator('.prose').first()).toBeAttached();
    await expectHarmless(page);
  }

  const picture = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#1f7385' },
  })
    .png()
    .toBuffer();
  const name = '"><img src=x onerror=window.pwned=1>..\u202Egnp';
  await walkTo(page, '/admin/dashboard/media');
  await page.getByLabel('Clinic photos and files').setInputFiles([
    { name: `${name}.exe`, mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    { name: `${name}.png`, mimeType: 'image/png', buffer: picture },
  ]);
  await expect(page.getByText('Successfully uploaded 1 photo(s)!')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('onerror=window.pwned');
  await expectHarmless(page);
});
