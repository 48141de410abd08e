import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import { limitPage } from './limit-page.ts';
import { type Load, loadPage, type Traffic } from './load-page.ts';
import { phone, slowDown } from './profiles.ts';
import { markdownTable, median } from './tables.ts';

const everyPath = ['/', '/blog', '/blog/how-utah-pip-pays', '/pip-guide', '/contact', '/gallery'];
const steps: Step[] = [
  { from: '/', link: '/contact' },
  { from: '/', link: '/blog' },
  { from: '/blog', link: '/blog/how-utah-pip-pays' },
];

/** At most: FCP to that of the same page without scripts, LCP to that of the hand-written page, KiB. */
const targets = { fcp: 1.05, lcp: 1.05, script: 12 };
/** AstroWind's home page: ratios to the same hand-written page, and KiB. Its source is in no package, so a run can't build it. */
const astroWind = { measured: '2026-11-22', fcp: 1.95, lcp: 1.57, script: 4.5, total: 126 };
const mostOf = (path: string) => (path.startsWith('/blog/') ? 90 : 110);

type Options = {
  origin: string;
  /** The served folder; pages for comparison are written there. */
  dist: string;
  runs: number;
  /** All of them if there is none. */
  paths: string[];
};

/** Load times of the public pages, beside hand-written ones, and of the next page after a tap. */
export async function pageTables(browser: Browser, options: Options): Promise<string> {
  const { origin, dist, runs } = options;
  const paths = options.paths.length > 0 ? options.paths : everyPath;
  type Loads = { page: Load[]; bare: Load[]; limit: Load[]; scrolled: Traffic | null };
  const loads = new Map<string, Loads>();
  for (const path of paths) {
    // A first load warms the server, and tells which picture the hand-written page needs.
    const { picture, scrolled } = await loadPage(browser, origin + path, { scroll: true });
    writeFileSync(resolve(dist, `${limitOf(path)}.html`), limitPage(picture || null));
    writeFileSync(resolve(dist, `${bareOf(path)}.html`), barePage(dist, path));
    loads.set(path, { page: [], bare: [], limit: [], scrolled });
  }
  const taps = new Map(steps.map((step) => [step, [] as number[]]));
  for (let run = 0; run < runs; run++) {
    for (const [step, times] of taps) times.push(await openLink(browser, origin, step));
    for (const [path, { page, bare, limit }] of loads) {
      page.push(await loadPage(browser, origin + path));
      bare.push(await loadPage(browser, `${origin}/${bareOf(path)}`));
      limit.push(await loadPage(browser, `${origin}/${limitOf(path)}`));
    }
  }
  return `Phone of 412×823, CPU at a quarter, 1.6 Mbit/s, 150 ms a round trip, cold cache. Milliseconds; KiB over the wire before anybody
does anything. In brackets: the ratio of FCP to the same page with every script taken out of its HTML (target: at most ${targets.fcp.toFixed(2)}), of LCP to a
hand-written page without script that carries the same picture (${targets.lcp.toFixed(2)}). JavaScript: at most ${targets.script} KiB, in all ${mostOf('/')}, an article ${mostOf('/blog/')}. **Bold** misses its target.
The three pages are loaded in turn. Beside the same hand-written page, AstroWind's home page had FCP ${astroWind.fcp.toFixed(2)} and LCP ${astroWind.lcp.toFixed(2)}, ${astroWind.script} KiB of JavaScript and ${astroWind.total} in all (${astroWind.measured}).
The last columns are the sum after a scroll, with the database's answers, which the emulator does not compress.

${markdownTable(
  [
    'page',
    ...['FCP', 'LCP', 'largest', 'TBT', 'CLS', 'requests', 'JS', 'total'],
    ...['scrolled: total', 'reads', 'documents'],
  ],
  [...loads].map(([path, { scrolled, ...each }]) => [
    ...rowOf(path, each),
    ...laterFigures.map((key) => scrolled?.[key].toFixed(0) ?? ''),
  ]),
)}

From the tap on a link to the first paint of the next page. DevTools, which Playwright speaks, keeps Chromium from rendering it ahead (decision 0051 has the figures with it):

${markdownTable(
  ['from', 'to', 'ms'],
  [...taps].map(([{ from, link }, times]) => [from, link, median(times).toFixed(0)]),
)}`;
}

const laterFigures = ['total', 'reads', 'documents'] as const;

type Figure = Exclude<keyof Load, 'picture' | 'scrolled'>;

function rowOf(
  path: string,
  { page, bare, limit }: { page: Load[]; bare: Load[]; limit: Load[] },
): string[] {
  const middle = (all: Load[], key: Figure) => median(all.map((each) => each[key]));
  const whole = (key: Figure) => middle(page, key).toFixed(0);
  const ratio = (key: 'fcp' | 'lcp', other: Load[]) => {
    const value = (middle(page, key) / middle(other, key)).toFixed(2);
    return `(${judged(value, targets[key])})`;
  };
  return [
    path,
    `${whole('fcp')} ${ratio('fcp', bare)}`,
    `${whole('lcp')} ${ratio('lcp', limit)}`,
    page[0]?.picture ? 'picture' : 'text',
    whole('tbt'),
    middle(page, 'cls').toFixed(3),
    whole('requests'),
    judged(whole('script'), targets.script),
    judged(whole('total'), mostOf(path)),
  ];
}

const judged = (value: string, target: number) => (Number(value) > target ? `**${value}**` : value);

/** A built page without its scripts. App shells have no other content. */
function barePage(dist: string, path: string): string {
  const file = resolve(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  if (!existsSync(file)) throw new Error(`${path} is not a page of the build`);
  return readFileSync(file, 'utf8').replaceAll(
    /<script\b.*?<\/script>|<template id="app">.*?<\/template>/gs,
    '',
  );
}

const bareOf = (path: string) => `bare${path.replaceAll('/', '-')}`;
const limitOf = (path: string) => `limit${path.replaceAll('/', '-')}`;

type Step = { from: string; link: string };

/** Milliseconds from the tap on a link, in a page without the app, to the first paint of the next document. */
async function openLink(browser: Browser, origin: string, step: Step): Promise<number> {
  const context = await browser.newContext(phone.device);
  try {
    const page = await context.newPage();
    await slowDown(page, phone);
    await page.goto(origin + step.from);
    const link = page.locator(`main a[href="${step.link}"]`).first();
    await link.scrollIntoViewIfNeeded();
    // A link in view may be fetched ahead.
    await page.waitForTimeout(2000);
    await page.evaluate(noteTap);
    await link.tap();
    await page.waitForURL(origin + step.link);
    return await timeToPaint(page);
  } finally {
    await context.close();
  }
}

/** The moment of the click, in milliseconds since 1970: the next document has a clock of its own. */
function noteTap() {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('tapped', `${performance.timeOrigin + timeStamp}`);
    },
    { capture: true, once: true },
  );
}

async function timeToPaint(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [document] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      activationStart?: number;
    })[];
    // A page that was rendered ahead is shown at its activation.
    const shown = Math.max(paint?.startTime ?? 0, document?.activationStart ?? 0);
    return performance.timeOrigin + shown - Number(sessionStorage.getItem('tapped'));
  });
}
