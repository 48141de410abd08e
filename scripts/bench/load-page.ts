import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { documentsIn, isRead } from './database-reads.ts';
import { phone, slowDown } from './profiles.ts';

/** KiB over the wire, and the number of database answers and documents in them. */
export type Traffic = {
  requests: number;
  script: number;
  total: number;
  reads: number;
  documents: number;
};

/** One load with a cold cache, in milliseconds, until 1.5 seconds pass without a request. */
export type Load = Traffic & {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Address of the picture that was the largest paint; '' for text. */
  picture: string;
  /** By the time all is idle again after a first scroll; null without a scroll. */
  scrolled: Traffic | null;
};

type Marks = { lcp: number; picture: string; cls: number; tasks: [number, number][] };

declare global {
  interface Window {
    marks: Marks;
  }
}

export const marksScript = fileURLToPath(new URL('marks.js', import.meta.url));
const quietMs = 1500;
const longestLoadMs = 20_000;

export async function loadPage(
  browser: Browser,
  url: string,
  { scroll = false } = {},
): Promise<Load> {
  const context = await browser.newContext(phone.device);
  try {
    const page = await context.newPage();
    const session = await slowDown(page, phone);
    const open = new Map<string, { isScript: boolean; isRead: boolean }>();
    let lastChange = Date.now();
    const sum: Traffic = { requests: 0, script: 0, total: 0, reads: 0, documents: 0 };
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (!request.url.startsWith('http')) return;
      open.set(requestId, { isScript: type === 'Script', isRead: isRead(request) });
      sum.requests += 1;
      lastChange = Date.now();
    });
    session.on('Network.loadingFinished', async ({ requestId, encodedDataLength }) => {
      const request = open.get(requestId);
      open.delete(requestId);
      lastChange = Date.now();
      if (!request) return;
      sum.total += encodedDataLength / 1024;
      if (request.isScript) sum.script += encodedDataLength / 1024;
      if (!request.isRead) return;
      const { body } = await session.send('Network.getResponseBody', { requestId });
      sum.reads += 1;
      sum.documents += documentsIn(body);
    });
    session.on('Network.loadingFailed', ({ requestId }) => {
      open.delete(requestId);
      lastChange = Date.now();
    });
    const quiet = async () => {
      const deadline = Date.now() + longestLoadMs;
      while (Date.now() < deadline && (open.size > 0 || Date.now() - lastChange < quietMs)) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return { ...sum };
    };
    await page.addInitScript({ path: marksScript });
    await page.goto(url, { waitUntil: 'load' });
    const traffic = await quiet();
    const { fcp, tasks, ...marks } = await page.evaluate(readMarks);
    const tbt = tasks
      .filter(([start]) => start > fcp)
      .reduce((total, [, duration]) => total + Math.max(0, duration - 50), 0);
    let scrolled = null;
    if (scroll) {
      await page.mouse.wheel(0, 200);
      lastChange = Date.now();
      scrolled = await quiet();
    }
    return { fcp, tbt, ...marks, ...traffic, scrolled };
  } finally {
    await context.close();
  }
}

function readMarks() {
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return { fcp, ...window.marks };
}
