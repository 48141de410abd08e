import { readdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { sitePages } from '../../scripts/feeds/sitemap.ts';
import { openApp, startApp } from '../../scripts/local/open-app.ts';
import { localEmulator } from '../../scripts/seed/emulator.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/hold.ts';

test.use({ prefetches: true });

const article = '/blog/how-utah-pip-pays';
const title = 'How Utah PIP pays for your care, step by step';

/** The page stays as it was built, and the parts below its first screen undrawn. */
async function keepAppAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

test('the first paint has the first screen, and leaves out the content far below', {
  tag: '@phone',
}, async ({ page }) => {
  await keepAppAway(page);
  const drawing = (selector: string) =>
    page.locator(selector).evaluate((part) => getComputedStyle(part).contentVisibility);
  for (const path of ['/', '/pip-guide', '/blog', article]) {
    await page.goto(path);
    expect(await drawing('main > :has(h1)'), path).toBe('visible');
    expect(await drawing('footer'), path).toBe('auto');
  }
});

test('a page has the styles it needs: nothing moves when the style sheets load', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  problems.expect(/status of 404/);
  const sheets = readdirSync('dist/assets').filter((file) => /^(?!staff-).*\.css$/.test(file));
  await keepAppAway(page);
  const places = () =>
    page.locator('body *').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${element.className}: ${x} ${y} ${width} ${height}`;
      }),
    );
  // `document.fonts.ready` may come before the page has asked for a font. Stand-ins that this machine lacks fail.
  const allFonts = () =>
    page.evaluate(async () => {
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
    });
  for (const path of [...sitePages, article, '/no-such-page']) {
    await page.goto(path);
    await allFonts();
    const before = await places();
    for (const sheet of sheets) await page.addStyleTag({ url: `/assets/${sheet}` });
    await allFonts();
    const moved = (await places()).filter((place, index) => place !== before[index]);
    expect(moved, path).toEqual([]);
  }
});

test('P-ABOUT-08 a button scrolls to a footer that is not painted yet, and Tab continues from there', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The browser is idle once, so the rest of the page stays undrawn.
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (act, options) => {
      window.requestIdleCallback = () => 0;
      return whenIdle(act, options);
    };
  });
  await page.goto('/about');
  await expect(page.locator('[data-undrawn]')).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  await page.getByRole('button', { name: 'Hours and address' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-undrawn]')).toHaveCount(0);
  await expect(footer).toBeInViewport();
  await expect(footer).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(footer.getByRole('link', { name: '(801) 555-0142' }).first()).toBeFocused();
});

/** Scripts of the page, the database's answers and Google's tag: what it has asked for so far. */
const askedFor = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.js$|documents|googletagmanager/.test(request.url())) asked.push(request.url());
  });
  return asked;
};

test('a reader who only scrolls downloads no app, and asks the database once, and once for free times', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of ['/', '/gallery', article]) {
    const asked = askedFor(page);
    await page.goto(path);
    const hasTimes = path === '/';
    const questions = hasTimes ? 2 : 1;
    await expect
      .poll(() => asked.filter((url) => url.includes('documents')))
      .toHaveLength(questions);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 500) {
        scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
    });
    const menu = page.locator('summary').filter({ hasText: 'Menu' });
    await menu.click();
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden();
    const scripts = asked.filter((url) => url.endsWith('.js'));
    expect(scripts.map((url) => /assets\/(\w+)-/.exec(url)?.[1]).sort()).toEqual([
      'base',
      'hours',
      'openings',
      'page',
      'reader',
    ]);
    await expect(page.getByText(/^(Open now|Closed) · /).first()).toBeAttached();
    page.removeAllListeners('request');
  }
});

test('a button pressed before the app has loaded acts once it has', { tag: '@phone' }, async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Load more' }).click();
  const all = page.getByRole('region', { name: 'All Articles' });
  await expect(all.getByRole('article')).toHaveCount(10);
  release();
  await expect(all.getByRole('article')).toHaveCount(12);
});

test('a press is drawn before the app comes', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/pip-guide');
  // A frame draws after its callbacks.
  const isAway = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('focusin', () =>
          requestAnimationFrame(() =>
            resolve(document.querySelector<HTMLTemplateElement>('#app')?.content.hasChildNodes()),
          ),
        );
      }),
  );
  await page.getByLabel('Name').tap();
  expect(await isAway).toBe(true);
  await expect(page.locator('script[src*="/index-"]')).toBeAttached();
});

test('a visited page opens at its top; a reload keeps its scroll position', {
  tag: '@desktop',
}, async ({ page }) => {
  const top = () => page.evaluate(() => window.scrollY);
  await openApp(page, '/');
  await page.evaluate(() => window.scrollTo(0, 900));
  // About reads nothing; the blog does.
  for (const path of ['/about', '/blog']) {
    await openApp(page, path);
    await page.locator('[data-undrawn]').waitFor({ state: 'detached' });
    await expect.poll(top, path).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.reload();
    await startApp(page);
    await expect.poll(top, path).toBe(900);
  }
});

test('a visitor who scrolls on before the app runs stays there after a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  const top = () => page.evaluate(() => window.scrollY);
  await openApp(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 300));
  const release = await hold(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(top).toBe(300);
  // Until the page has loaded, the browser itself goes on scrolling to the last place, unless a person scrolls.
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBe(900);
  release();
  await startApp(page);
  expect(await top()).toBe(900);
});

test('built pages keep their content while the database is unreachable', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|RPC_ERROR|RestConnection/);
  await page.route('**/documents:*', (route) => route.abort());
  await page.route('**/documents/**', (route) => route.abort());
  const asked = page.waitForRequest('**/documents:batchGet*');
  await openApp(page, article);
  await asked;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('since the build', () => {
  const emulator = localEmulator();
  const post = (changes: object) => ({
    title: 'Walking again after a crash',
    slug: 'walking-again',
    summary: 'Short walks first.',
    content: 'Start with **five minutes**.',
    status: 'published',
    published: true,
    featured: false,
    // The newest, so it is on the first page of the list.
    createdAt: new Date(),
    updatedAt: new Date(),
    ...changes,
  });
  const store = (id: string, data: ReturnType<typeof post>) =>
    emulator.store([
      { path: `blogPosts/${id}`, data },
      { path: 'summaries/website', data: { changedAt: new Date() } },
    ]);

  test('a new article has its page, which is not a file yet; one that was changed shows its new text, one that was withdrawn is gone', {
    tag: '@desktop',
  }, async ({ page, problems }) => {
    // The database does not reveal whether an address belongs to a draft or to no article.
    problems.expect(/status of 40[34]/);
    await store('walking', post({}));
    await openApp(page, '/blog');
    await page.getByRole('link', { name: /Walking again after a crash/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Walking again/ })).toBeVisible();
    const answer = await page.reload();
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('five minutes')).toBeVisible();

    const slug = 'ice-or-heat';
    const [stored] = (await readAll('blogPosts')).filter((each) => each.slug === slug);
    const id = String(stored?.id);
    await store(id, post({ slug, title: 'Ice, heat, or neither' }));
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ice, heat, or neither');
    await expect(page).toHaveTitle(/^Ice, heat, or neither/);

    await store(id, post({ slug, status: 'draft', published: false }));
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole('heading', { name: '404 - Post Not Found' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });

  test('a page that was changed shows its new text while a slow phone still starts the app', {
    tag: '@phone',
  }, async ({ page }) => {
    const [stored] = (await readAll('blogPosts')).filter(({ slug }) => slug === 'ice-or-heat');
    await store(String(stored?.id), post({ slug: 'ice-or-heat', title: 'Heat, then ice' }));
    // A phone that is never idle: what waits for that starts at once, in the middle of other work.
    await page.addInitScript(() => {
      window.requestIdleCallback = (act) => window.setTimeout(act);
    });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/blog/ice-or-heat');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heat, then ice');
  });
});
