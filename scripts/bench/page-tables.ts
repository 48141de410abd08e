import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from 'playwright';
import { limitPage } from './limit-page.ts';
import { type Load, loadPage, type Traffic } from './load-page.ts';
import { markdownTable } from './markdown-table.ts';
import { openLink, type Step } from './open-link.ts';
import { median } from './percentile.ts';

const everyPath = ['/', '/blog', '/blog/how-utah-pip-pays', '/pip-guide', '/contact', '/gallery'];
const steps: Step[] = [
  { from: '/', link: '/contact' },
  { from: '/', link: '/blog' },
  { from: '/blog', link: '/blog/how-utah-pip-pays' },
];

type Options = {
  origin: string;
  /** Where it is served from; pages to compare with are written there. */
  dist: string;
  runs: number;
  /** All of them if there is none. */
  paths: string[];
};

/** How fast the public pages come up, beside hand-written ones, and the next page after a tap. */
export async function pageTables(browser: Browser, options: Options): Promise<string> {
  const { origin, dist, runs } = options;
  const paths = options.paths.length > 0 ? options.paths : everyPath;
  const loads = new Map<string, { page: Load[]; limit: Load[]; scrolled: Traffic | null }>();
  for (const path of paths) {
    // A first load warms the server, and tells which picture the limit has to carry.
    const { picture, scrolled } = await loadPage(browser, origin + path, { scroll: true });
    writeFileSync(resolve(dist, `${limitOf(path)}.html`), limitPage(picture || null));
    loads.set(path, { page: [], limit: [], scrolled });
  }
  const taps = new Map(steps.map((step) => [step, [] as number[]]));
  for (let run = 0; run < runs; run++) {
    for (const [step, times] of taps) times.push(await openLink(browser, origin, step));
    for (const [path, { page, limit }] of loads) {
      page.push(await loadPage(browser, origin + path));
      limit.push(await loadPage(browser, `${origin}/${limitOf(path)}`));
    }
  }
  return `Phone of 412×823, CPU at a quarter, 1.6 Mbit/s, 150 ms a round trip, cold cache. In brackets: the ratio to a hand-written page without
script that carries the same picture, loaded in turn with it. Milliseconds; KiB over the wire, everything that comes before anybody does anything.
What may have changed since the build is read anew once the visitor scrolls, touches, types, moves the pointer or has stayed for five seconds: the
last columns are the sum when all is quiet after a first scroll, with the database's answers, which the emulator does not compress, and documents in them.

${markdownTable(
  [
    'page',
    ...['FCP', 'LCP', 'largest', 'TBT', 'CLS', 'requests', 'JS', 'total'],
    ...['scrolled: total', 'reads', 'documents'],
  ],
  [...loads].map(([path, { page, limit, scrolled }]) => [
    ...rowOf(path, page, limit),
    ...laterFigures.map((key) => scrolled?.[key].toFixed(0) ?? ''),
  ]),
)}

From the tap on a link to the frame with the next page's title:

${markdownTable(
  ['from', 'to', 'ms'],
  [...taps].map(([{ from, link }, times]) => [from, link, median(times).toFixed(0)]),
)}`;
}

const laterFigures = ['total', 'reads', 'documents'] as const;

type Figure = Exclude<keyof Load, 'picture' | 'scrolled'>;

function rowOf(path: string, page: Load[], limit: Load[]): string[] {
  const middle = (all: Load[], key: Figure) => median(all.map((each) => each[key]));
  const whole = (key: Figure) => middle(page, key).toFixed(0);
  const ratio = (key: Figure) => (middle(page, key) / middle(limit, key)).toFixed(2);
  return [
    path,
    `${whole('fcp')} (${ratio('fcp')})`,
    `${whole('lcp')} (${ratio('lcp')})`,
    page[0]?.picture ? 'picture' : 'text',
    whole('tbt'),
    middle(page, 'cls').toFixed(3),
    whole('requests'),
    whole('script'),
    whole('total'),
  ];
}

const limitOf = (path: string) => `limit${path.replaceAll('/', '-')}`;
