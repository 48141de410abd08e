import type { Page } from 'playwright';

const idleMs = 2000;

/** The heap in MiB and the number of nodes, once the page is idle. */
export async function memoryOf(page: Page): Promise<string[]> {
  await page.waitForTimeout(idleMs);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return [(usedSize / 2 ** 20).toFixed(1), `${nodes}`];
}
