import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

export type Profile = {
  device: BrowserContextOptions;
  /** Milliseconds per round trip, bytes per second down and up. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number };
  /** How many times slower than this machine. */
  slowness: number;
};

/** Lighthouse's phone: 412×823, a quarter of this machine's speed, 1.6 Mbit/s, 150 ms per round trip. */
export const phone: Profile = {
  device: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  network: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  slowness: 4,
};

/** Lighthouse's desktop: 1350×940, this machine's speed, 10 Mbit/s, 40 ms per round trip. */
export const desk: Profile = {
  device: { viewport: { width: 1350, height: 940 } },
  network: { latency: 40, downloadThroughput: 1_280_000, uploadThroughput: 1_280_000 },
  slowness: 1,
};

/** Returns the page's DevTools session. */
export async function slowDown(page: Page, { network, slowness }: Profile): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return session;
}

/** Of a browser of its own, with the desk's size. */
export async function deskPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ ...desk.device, baseURL });
  return context.newPage();
}
