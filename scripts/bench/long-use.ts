import type { Browser, Page } from 'playwright';
import { leadListPaths } from '#domain/leads/lead-paths.ts';
import { signIn } from '../local/sign-in.ts';
import { localEmulator } from '../seed/emulator.ts';
import { leadDocuments } from '../seed/leads/lead-document.ts';
import { loadLeads } from '../seed/sets/load.ts';
import { memoryOf } from './memory.ts';
import { desk, deskPage, slowDown } from './profiles.ts';
import { percentile } from './tables.ts';
import { timeToText } from './time-to.ts';

const tries = 40;
/** At most, in milliseconds. */
const target = 80;
/** At most, in MiB. */
export const mostGrowth = 5;
const hours = 8;
const pauseMinutes = 5;
const weeks = 5;

/** '60 ms, p95 75 (target: 80)' */
export async function searches(browser: Browser, baseURL: string): Promise<string> {
  const page = await deskPage(browser, baseURL);
  await slowDown(page, desk);
  await signIn(page, { next: leadListPaths.contact });
  const box = page.getByRole('searchbox');
  const requests = listed();
  const times: number[] = [];
  for (let turn = 1; turn <= tries; turn++) {
    const { email, phone } = requests[Math.floor((turn * requests.length) / (tries + 1))] ?? {};
    const search = async () => {
      await box.fill(`${turn % 2 ? email : phone}`);
      await box.press('Enter');
    };
    times.push(await timeToText(page, 'tbody', `${email}`, search));
    await box.fill('');
    await box.press('Enter');
    await page.locator('tbody tr').nth(1).waitFor();
    // The visits of the rows have been read by then.
    await page.waitForTimeout(500);
  }
  await page.context().close();
  return `${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} (target: ${target})`;
}

/** The appointment requests of growth-tables.ts that the inbox lists. */
const listed = () =>
  loadLeads(new Date(), 10_000)
    .map(({ data }) => data)
    .filter(({ type, status }) => type === 'contact' && status !== 'dismissed');

/** Memory before, in the middle of and after a day in which somebody works through the back office every five minutes. */
export async function workDay(browser: Browser, baseURL: string): Promise<string[][]> {
  const page = await deskPage(browser, baseURL);
  await page.clock.install();
  await signIn(page, { next: leadListPaths.contact });
  const requests = listed();
  const rounds = (hours * 60) / pauseMinutes;
  const rows: string[][] = [];
  for (let round = 0; round <= rounds; round++) {
    await workThrough(page, round, `${requests[round]?.email}`);
    if (round % (rounds / 2) === 0) {
      rows.push([`front desk, after ${(round * hours) / rounds} hours`, ...(await memoryOf(page))]);
    }
    await page.clock.fastForward(pauseMinutes * 60_000);
  }
  await page.context().close();
  return rows;
}

/** Each tab, five weeks of the schedule, a request that comes in, its drawer, an older page and a search. */
async function workThrough(page: Page, round: number, email: string): Promise<void> {
  const rail = page.getByRole('navigation', { name: 'Admin' });
  for (const link of await rail.getByRole('link').all()) {
    await link.click();
    await page.locator('h1').first().waitFor();
  }
  await rail.getByRole('link', { name: 'Schedule' }).click();
  for (let week = 0; week < weeks; week++) {
    const next = page.getByRole('link', { name: 'Next week' });
    const href = await next.getAttribute('href');
    await next.click();
    await page.locator(`[aria-label="Next week"]:not([href="${href}"])`).waitFor();
  }
  await rail.locator(`[href="${leadListPaths.contact}"]`).click();
  const name = `Arrival ${round}`;
  const request = { id: `arrival-${round}`, age: 0, name };
  await localEmulator().store(leadDocuments('appointment', request, new Date()));
  await page.locator('tbody').getByRole('link', { name, exact: true }).click();
  await page.getByRole('dialog', { name }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name }).waitFor({ state: 'detached' });
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Older' })
    .click();
  await page.getByText(/^51–/).waitFor();
  const box = page.getByRole('searchbox');
  await box.fill(email);
  await box.press('Enter');
  await page.locator('tbody').getByText(email).waitFor();
  await box.fill('');
  await box.press('Enter');
  await page.locator('tbody tr').nth(1).waitFor();
}
