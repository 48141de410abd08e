import type { Page, Route } from 'playwright/test';
import sharp from 'sharp';
import { demoPassword } from '../scripts/local/demo-users.ts';
import { signIn } from '../scripts/local/sign-in.ts';
import { filesIn } from '../tests/emulator/bucket.ts';
import { readAll } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ prefetches: true });

// Failures between a browser and the clinic. None of them loses typed text.

test.describe('the editor of articles', () => {
  const tab = '/admin/dashboard/blog-posts';
  const signedOut = 'You’ve been signed out';

  test.use({ startsFresh: true });

  /** The page says so at once; it is true a moment later. */
  async function expectKept(page: Page, words: string) {
    await expect(page.getByText('Unsaved changes, kept in this browser')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join('\n')))
      .toContain(words);
  }

  /** The browser has no time for a word. */
  async function crash(page: Page) {
    const session = await page.context().newCDPSession(page);
    void session.send('Page.crash').catch(() => {});
    await page.waitForEvent('crash');
    await page.close();
  }

  test('two tabs of one browser: the one that saves later is asked first, and neither text is lost', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/status of (400|403|409)/);
    await signIn(page, { next: `${tab}/p1` });
    const other = await context.newPage();
    await other.goto(`${tab}/p1`);
    await other.getByLabel('Summary').fill('Typed in the other tab.');
    await expectKept(other, 'Typed in the other tab.');

    await page.getByLabel('Summary').fill('Typed in this tab.');
    await page.getByRole('button', { name: 'Update post' }).click();
    await expect(page.getByText('Blog post updated successfully!')).toBeVisible();

    // The other tab's text must not have gone with this one's copy.
    await crash(other);
    const again = await context.newPage();
    await again.goto(`${tab}/p1`);
    await again.getByRole('button', { name: 'Restore' }).click();
    await expect(again.getByLabel('Summary')).toHaveValue('Typed in the other tab.');
    await again.getByRole('button', { name: 'Update post' }).click();
    await expect(again.getByText('This post was changed elsewhere')).toBeVisible();
    await again.getByRole('button', { name: 'Keep mine' }).click();
    await expect(again.getByText('Blog post updated successfully!')).toBeVisible();
  });

  test('a session that ran out: nothing can be read any more, and a crash leaves the text to be restored', async ({
    page,
    context,
    problems,
  }) => {
    // The clock that jumps makes the listener believe that it has been waiting.
    problems.expect(/status of (400|401|403)|Could not reach Cloud Firestore backend/);
    const sentence = 'Nobody should have to type this twice.';
    await page.clock.install();
    await signIn(page, { next: `${tab}/p1` });
    await page.getByLabel('Summary').fill(sentence);
    await expectKept(page, sentence);
    // The account was disabled, or its password changed: no new token.
    await context.route('**/securetoken.googleapis.com/**', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: JSON.stringify({ error: { code: 400, message: 'TOKEN_EXPIRED' } }),
      }),
    );
    await page.clock.fastForward('01:10:00');
    const dialog = page.getByRole('dialog', { name: signedOut });
    await expect(dialog).toContainText('Sign in again in a new tab');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect(page.getByLabel('Summary')).toHaveCount(0);
    expect((await readAll('blogPosts')).find(({ id }) => id === 'p1')?.summary).not.toBe(sentence);

    await page.close();
    await context.unroute('**/securetoken.googleapis.com/**');
    const again = await context.newPage();
    await again.goto(`${tab}/p1`);
    await again.getByRole('link', { name: 'Login' }).click();
    await again.getByLabel('Email').fill('dana@clinic.example');
    await again.getByLabel('Password', { exact: true }).fill(demoPassword);
    await again.getByRole('button', { name: 'Login' }).click();
    await again.getByRole('button', { name: 'Restore' }).click();
    await expect(again.getByLabel('Summary')).toHaveValue(sentence);
    await again.getByRole('button', { name: 'Update post' }).click();
    await expect(again.getByText('Blog post updated successfully!')).toBeVisible();
  });
});

test.describe('an upload', () => {
  const storage = '**/v0/b/**';
  const commandOf = (route: Route) => route.request().headers()['x-goog-upload-command'] ?? '';
  const itemsCalled = async (fileName: string) =>
    (await readAll('media')).filter((item) => item.fileName === fileName);
  const row = (page: Page, name: string) =>
    page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });

  async function choose(page: Page, name: string, mimeType: string, buffer: Buffer) {
    await page.getByLabel('Clinic photos and files').setInputFiles({ name, mimeType, buffer });
  }

  const paper = () =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(3_000_000, 'x'),
      Buffer.from('\n%%EOF'),
    ]);

  /** Answers so instead of the storage, which never sees the request. */
  const refuse = (route: Route, status: number) =>
    route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, body: '{}' });

  /** Retry, after which the file is there once, and its document too. */
  async function retry(page: Page, name: string, stem: string, files: number) {
    await expect(row(page, name).getByRole('alert')).toContainText('Failed to upload photos');
    expect(await itemsCalled(name)).toEqual([]);
    await expect.poll(() => filesIn(`clinic/${stem}`)).toEqual([]);
    await page.unroute(storage);
    await row(page, name)
      .getByRole('button', { name: `Retry ${name}` })
      .click();
    await expect.poll(() => itemsCalled(name)).toHaveLength(1);
    expect(await filesIn(`clinic/${stem}`)).toHaveLength(files);
  }

  test('that is refused, loses its answer or its document leaves nothing over, and Retry stores it once; a busy storage is asked again', async ({
    page,
    problems,
  }) => {
    // The product then asks whether another file has the name.
    problems.expect(/status of (403|404|503)|RPC_ERROR/);
    await signIn(page, { next: '/admin/dashboard/media' });

    await test.step('refused before its last piece', async () => {
      let pieces = 0;
      await page.route(storage, (route) => {
        if (commandOf(route) === 'upload') pieces += 1;
        return commandOf(route).includes('finalize') ? refuse(route, 403) : route.continue();
      });
      await choose(page, 'paper.pdf', 'application/pdf', paper());
      await retry(page, 'paper.pdf', 'paper', 1);
      expect(pieces).toBeGreaterThan(1);
    });

    await test.step('stored, but without an answer to where: the file goes again', async () => {
      await page.route(storage, (route) => {
        const isQuestion =
          route.request().method() === 'GET' && route.request().url().includes('lost-paper');
        return isQuestion ? refuse(route, 403) : route.continue();
      });
      await choose(page, 'lost-paper.pdf', 'application/pdf', paper());
      await retry(page, 'lost-paper.pdf', 'lost-paper', 1);
    });

    await test.step('a picture whose last size is refused: the others go again', async () => {
      await page.route(storage, (route) => {
        const { url, method } = { url: route.request().url(), method: route.request().method() };
        return method === 'POST' && url.includes('256') ? refuse(route, 403) : route.continue();
      });
      const picture = sharp({
        create: { width: 1600, height: 900, channels: 3, background: '#1f7385' },
      });
      await choose(page, 'porch.png', 'image/png', await picture.png().toBuffer());
      await retry(page, 'porch.png', 'porch', 3);
    });

    await test.step('whose document the database refuses', async () => {
      const writes = '**/documents:commit*';
      await page.route(writes, (route) => refuse(route, 403));
      await choose(page, 'undocumented.pdf', 'application/pdf', paper());
      await expect(row(page, 'undocumented').getByRole('alert')).toBeVisible();
      await page.unroute(writes);
      await retry(page, 'undocumented.pdf', 'undocumented', 1);
    });

    await test.step('a storage that is busy for a moment', async () => {
      let refusals = 0;
      await page.route(storage, (route) => {
        if (!commandOf(route).includes('finalize') || refusals === 2) return route.continue();
        refusals += 1;
        return refuse(route, 503);
      });
      await choose(page, 'busy-paper.pdf', 'application/pdf', paper());
      await expect.poll(() => itemsCalled('busy-paper.pdf')).toHaveLength(1);
      expect(refusals).toBe(2);
      expect(await filesIn('clinic/busy-paper')).toHaveLength(1);
    });
  });
});
