import type { Browser } from 'playwright';
import { signIn } from '../local/sign-in.ts';
import { loadLeads } from '../seed/sets/load.ts';
import { memoryOf } from './memory.ts';
import { percentile } from './percentile.ts';
import { desk, deskPage, slowDown } from './profiles.ts';
import { timeToText } from './time-to.ts';

const inbox = '/admin/dashboard/appointments';
const tries = 20;
/** At most, in milliseconds. */
const target = 80;
const hours = 8;
const pauseMinutes = 5;

/** '60 ms, p95 75 (at most 80)' */
export async function searches(browser: Browser, baseURL: string): Promise<string> {
  const page = await deskPage(browser, baseURL);
  await slowDown(page, desk);
  await signIn(page, { next: inbox });
  const box = page.getByRole('searchbox');
  const emails = loadLeads(new Date(), 10_000)
    .filter(({ data }) => data.type === 'appointment')
    .map(({ data }) => String(data.email));
  const times: number[] = [];
  for (let turn = 1; turn <= tries; turn++) {
    const email = emails[Math.floor((turn * emails.length) / (tries + 1))] ?? '';
    await box.fill(email);
    times.push(await timeToText(page, 'tbody', email, () => box.press('Enter')));
  }
  await page.context().close();
  return `${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} (at most ${target})`;
}

/** Memory before and after somebody has looked at another tab every five minutes. */
export async function workDay(browser: Browser, baseURL: string): Promise<string[][]> {
  const page = await deskPage(browser, baseURL);
  await page.clock.install();
  await signIn(page, { next: inbox });
  const links = await page.getByRole('navigation', { name: 'Admin' }).getByRole('link').all();
  const walk = async () => {
    for (const link of links) {
      await page.clock.fastForward(pauseMinutes * 60_000);
      await link.click();
      await page.locator('h1').first().waitFor();
    }
  };
  await walk();
  const rows = [['each tab once', ...(await memoryOf(page))]];
  for (let minutes = 0; minutes < hours * 60; minutes += links.length * pauseMinutes) await walk();
  rows.push([`the same after ${hours} hours`, ...(await memoryOf(page))]);
  await page.context().close();
  return rows;
}
