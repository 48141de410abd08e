import type { Browser, Page, Request } from 'playwright';
import { mostPhotos, photosPerPage } from '#domain/pictures/photo-filter.ts';
import { signIn } from '../local/sign-in.ts';
import { minutesBefore } from '../seed/clock.ts';
import { summariesOf } from '../seed/derived.ts';
import { localEmulator } from '../seed/emulator.ts';
import { media } from '../seed/pictures/media.ts';
import { renderPictures } from '../seed/pictures/pictures.ts';
import { siteMedia } from '../seed/pictures/site-media.ts';
import { loadArticles, loadLeads } from '../seed/sets/load.ts';
import { accounts, profiles } from '../seed/users.ts';
import { documentsIn, isRead } from './database-reads.ts';
import { mostGrowth, searches, workDay } from './long-use.ts';
import { memoryOf } from './memory.ts';
import { deskPage } from './profiles.ts';
import { markdownTable } from './tables.ts';

const inbox = '/admin/dashboard/appointments';
const leadsPerPage = 50;
const quietMs = 2000;

/** The fifth article exists at every size; its page is not among the built ones. */
const publicPages = {
  '/': '/',
  '/blog': '/blog',
  article: '/blog/article-5',
  '/gallery': '/gallery',
};

/** Reads per page view, and memory while paging. Replaces the stored data. */
export async function growthTables(browser: Browser, origin: string): Promise<string> {
  const sizes = [10, 1000, 10_000];
  const reads = new Map<string, string[]>();
  for (const size of sizes) {
    await storeMany(size);
    for (const [name, count] of await readsOfPages(browser, origin)) {
      reads.set(name, [...(reads.get(name) ?? []), count]);
    }
  }
  const memory = [
    ...(await pageThroughGallery(browser, origin)),
    ...(await pageThroughInbox(browser, origin)),
    ...(await workDay(browser, origin)),
  ];
  const found = await searches(browser, origin);
  return `Requests to the database in one page view, in brackets the documents in their answers, by the number of articles, of photos
and of leads. The pages were built with the demo data; the app reloads it. The gallery reads one document with its
${mostPhotos} newest photos. A view reads it twice: in idle time, because a built page lacks older photos, and at the first activity. The counts
of leads are one document, too. The inbox is a page
of 50 requests; its listeners bring a document each, the last change and the last erasure, which are not in the table.

${markdownTable(
  ['page', ...sizes.map((size) => size.toLocaleString('en-US'))],
  [...reads].map(([name, counts]) => [name, ...counts]),
)}

In memory after a garbage collection, while somebody pages through ${mostPhotos} photos and 10,000 leads: the heap of JavaScript, its compiled
code included, and every node that is still held, in the document or not. The front desk opens each tab, five weeks of the schedule, a
request that has just come in, an older page and a search, once in five minutes of a simulated clock (target: at most ${mostGrowth} MiB more after 8 hours).

${markdownTable(['place', 'heap, MiB', 'nodes'], memory)}

From Enter in the search of 10,000 requests, by an email or a phone number, to the frame with the one that is found, on a desk: ${found}.`;
}

async function readsOfPages(browser: Browser, origin: string): Promise<[string, string][]> {
  const counts: [string, string][] = [];
  for (const [name, path] of Object.entries(publicPages)) {
    const page = await deskPage(browser, origin);
    const opened = async () => {
      await page.goto(path);
      // A passive visitor's page reloads after a delay.
      await page.mouse.wheel(0, 200);
    };
    counts.push([name, await readsOf(page, opened)]);
    await page.context().close();
  }
  const page = await deskPage(browser, origin);
  await readsOf(page, () => signIn(page, { next: inbox }));
  counts.push(['inbox', await readsOf(page, () => page.reload())]);
  await page.context().close();
  return counts;
}

/** 'requests (documents)' of the pages that `open` opens, until two seconds pass without a request. */
async function readsOf(page: Page, open: () => Promise<unknown>): Promise<string> {
  const underWay = new Set<Request>();
  const bodies: Promise<string>[] = [];
  let lastChange = Date.now();
  const begin = (request: Request) => {
    lastChange = Date.now();
    if (isRead({ url: request.url(), method: request.method() })) underWay.add(request);
  };
  const end = (request: Request) => {
    lastChange = Date.now();
    if (underWay.delete(request)) bodies.push(bodyOf(request));
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await open();
  while (underWay.size > 0 || Date.now() - lastChange < quietMs) await page.waitForTimeout(100);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);

  const documents = documentsIn((await Promise.all(bodies)).join());
  return `${bodies.length} (${documents})`;
}

const bodyOf = async (request: Request) => (await (await request.response())?.text()) ?? '';

async function pageThroughGallery(browser: Browser, origin: string): Promise<string[][]> {
  const page = await deskPage(browser, origin);
  const pages = mostPhotos / photosPerPage;
  const pager = page.getByRole('navigation', { name: 'Pages' });
  const arrive = (number: number) => pager.getByText(`Page ${number} of ${pages}`).waitFor();
  await page.goto('/gallery');
  await arrive(1);
  const rows = [['gallery, page 1', ...(await memoryOf(page))]];
  for (let number = 2; number <= pages; number++) {
    await pager.getByRole('link', { name: 'Next' }).click();
    await arrive(number);
    if ([10, 20, pages].includes(number)) {
      rows.push([`gallery, page ${number}`, ...(await memoryOf(page))]);
    }
  }
  for (let number = pages - 1; number >= 1; number--) {
    await pager.getByRole('link', { name: 'Previous' }).click();
    await arrive(number);
  }
  rows.push(['gallery, page 1 again', ...(await memoryOf(page))]);
  await page.context().close();
  return rows;
}

async function pageThroughInbox(browser: Browser, origin: string): Promise<string[][]> {
  const page = await deskPage(browser, origin);
  const pager = page.getByRole('navigation', { name: 'Pages' });
  const arrive = (steps: number) => {
    const first = (steps * leadsPerPage + 1).toLocaleString('en-US');
    return pager.getByText(new RegExp(`^${first}–`)).waitFor();
  };
  await signIn(page, { next: inbox });
  await arrive(0);
  const rows = [['inbox, page 1', ...(await memoryOf(page))]];
  for (let steps = 1; steps <= 50; steps++) {
    await pager.getByRole('link', { name: 'Older' }).click();
    await arrive(steps);
    if ([20, 50].includes(steps)) {
      rows.push([`inbox, page ${steps + 1}`, ...(await memoryOf(page))]);
    }
  }
  await pager.getByRole('link', { name: 'Newest' }).click();
  await arrive(0);
  rows.push(['inbox, page 1 again', ...(await memoryOf(page))]);
  await page.context().close();
  return rows;
}

/** Replaces all documents by as many articles, photos and leads. The photos share the stored files. */
async function storeMany(count: number): Promise<void> {
  const emulator = localEmulator();
  const now = new Date();
  const pictures = await renderPictures();
  const photos = media(now, pictures, emulator.urlOf)
    .documents.map(({ data }) => data)
    .filter(({ status, visibility }) => status === 'published' && visibility === 'public');
  const numbers = Array.from({ length: count }, (_, index) => index + 1);

  await emulator.wipe();
  await Promise.all(accounts.map(emulator.createAccount));
  const documents = [
    ...siteMedia(now, pictures, emulator.urlOf).documents,
    ...loadArticles(now, count),
    ...numbers.map((number) => ({
      path: `media/m${number}`,
      data: { ...photos[number % photos.length], createdAt: minutesBefore(now, number) },
    })),
    ...loadLeads(now, count),
  ];
  await emulator.store([...profiles, ...documents, ...summariesOf(documents)]);
}
