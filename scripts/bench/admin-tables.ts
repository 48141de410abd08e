import type { Browser, Page } from 'playwright';
import { signIn } from '../local/sign-in.ts';
import { localEmulator } from '../seed/emulator.ts';
import { marksScript } from './load-page.ts';
import { desk, slowDown } from './profiles.ts';
import { markdownTable, median, percentile } from './tables.ts';
import { timeToTitle } from './time-to.ts';

const rounds = 5;
/** At most, in milliseconds. */
const seenBefore = 50;
const words = 5000;
const typed = 'The neck is supported by small muscles that tire within days. ';

/** Milliseconds to change the back office's tab, and long tasks while typing in the editor. */
export async function adminTables(browser: Browser, origin: string): Promise<string> {
  const tabs = new Map<string, { first: number[]; again: number[] }>();
  for (let round = 0; round < rounds; round++) {
    const seen = new Set<string>();
    for (const [tab, time] of await changeTabs(browser, origin)) {
      const times = tabs.get(tab) ?? { first: [], again: [] };
      tabs.set(tab, times);
      times[seen.has(tab) ? 'again' : 'first'].push(time);
      seen.add(tab);
    }
  }
  const again = [...tabs.values()].flatMap((times) => times.again);
  const typing: string[][] = [];
  for (const slowness of [1, 4]) {
    const { longest, over50 } = await typeIntoEditor(browser, origin, slowness);
    typing.push([`1/${slowness}`, `${typed.length}`, longest.toFixed(0), `${over50}`]);
  }
  return `From the click on a tab to the frame with its title, signed in, on a desk (1350×940, 10 Mbit/s, 40 ms a round trip), a moment after signing in,
and once more when it has been seen before (p95 of all: ${percentile(again, 0.95).toFixed(0)} ms; target: ${seenBefore}):

${markdownTable(
  ['tab', 'ms', 'seen before, ms'],
  [...tabs].map(([tab, times]) => [
    tab,
    median(times.first).toFixed(0),
    median(times.again).toFixed(0),
  ]),
)}

Typing at the end of an article of ${words} words, a key each 80 ms, with the preview beside it:

${markdownTable(['CPU', 'keys', 'longest task, ms', 'tasks over 50 ms'], typing)}`;
}

/** Each tab twice: the second time it has been seen before. */
async function changeTabs(browser: Browser, origin: string): Promise<[string, number][]> {
  const page = await signedIn(browser, origin, '/admin/dashboard');
  const times: [string, number][] = [];
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  const round = [...(await links.all()).slice(1), links.first()];
  for (const link of [...round, ...round]) {
    // The prefetch of the tabs and all reads have ended by then.
    await page.waitForTimeout(1500);
    const path = (await link.getAttribute('href')) ?? '';
    times.push([path, await timeToTitle(page, () => link.click())]);
  }
  await page.context().close();
  return times;
}

async function typeIntoEditor(browser: Browser, origin: string, slowness: number) {
  await localEmulator().store([
    {
      path: 'blogPosts/long',
      data: {
        title: 'A long article',
        slug: 'a-long-article',
        content: article(),
        status: 'draft',
      },
    },
  ]);
  const page = await signedIn(browser, origin, '/admin/dashboard/blog-posts/long');
  await slowDown(page, { ...desk, slowness });
  const content = page.getByLabel('Content');
  await content.focus();
  await page.keyboard.press('Control+End');
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    window.marks.tasks.length = 0;
  });
  await page.keyboard.type(typed, { delay: 80 });
  await page.waitForTimeout(1500);
  // Only tasks over 50 ms are recorded.
  const tasks = await page.evaluate(() => window.marks.tasks.map(([, duration]) => duration));
  await page.context().close();
  return { longest: Math.max(0, ...tasks), over50: tasks.length };
}

function article(): string {
  const sentence =
    'After a crash the *neck* often hurts **days later**, and rest alone seldom helps. ';
  const paragraph = sentence.repeat(5);
  const paragraphs = Math.ceil(words / paragraph.trim().split(' ').length);
  return Array.from({ length: paragraphs }, (_, number) =>
    number % 4 ? paragraph : `## Part ${number / 4 + 1}\n\n${paragraph}`,
  ).join('\n\n');
}

async function signedIn(browser: Browser, baseURL: string, next: string): Promise<Page> {
  const context = await browser.newContext({ ...desk.device, baseURL });
  const page = await context.newPage();
  await page.addInitScript({ path: marksScript });
  await slowDown(page, desk);
  await signIn(page, { next });
  await page.getByRole('navigation', { name: 'Admin' }).waitFor();
  return page;
}
