import type { Browser, Locator, Page } from 'playwright';
import { sitePages } from '../feeds/sitemap.ts';
import { signIn } from '../local/sign-in.ts';
import { desk, type Profile, phone, slowDown } from './profiles.ts';
import { markdownTable, percentile } from './tables.ts';

declare global {
  interface Window {
    press: { from: number; ms: number };
  }
}

/** At most, in milliseconds: the slowest control, and three of four. */
const targets = { slowest: 100, p75: 50 };

/** What a press may open is closed again by Escape. Links load another page. */
const controls = 'button, summary, select, input, textarea, [role=tab], [role=button]';

/** An act that needs this long has no answer. */
const patience = 3000;

/** Interaction to Next Paint of each kind of control, on every page of visitors and of staff, at a quarter of the CPU. */
export async function pressTable(browser: Browser, origin: string): Promise<string> {
  // One after the other: a page of a slow CPU keeps a core busy while nothing happens in it.
  const visitors = await opened(browser, origin, phone);
  const ofVisitors = await pressAll(visitors, sitePages, 'tap');
  const staff = await opened(browser, origin, { ...desk, slowness: phone.slowness });
  await signIn(staff, { next: '/admin/settings' });
  const walks = [...ofVisitors, ...(await pressAll(staff, await staffPages(staff), 'click'))];
  const times = walks.flatMap(({ presses }) => presses.map(({ ms }) => ms));
  return `Interaction to Next Paint, milliseconds, at a quarter of the CPU: one press of each kind of control, visitors on the phone's line, staff on a desk's. A
first press of a built page also starts the app. Chromium counts in steps of 8, and tells nothing under 16. At most ${targets.slowest}, three of four
at most ${targets.p75}. **Bold** misses its target. All ${times.length}: p75 ${percentile(times, 0.75)}, over ${targets.slowest}: ${times.filter((ms) => ms > targets.slowest).length}.

${markdownTable(['page', 'controls', 'p75', 'slowest', 'which'], walks.map(rowOf))}`;
}

type Act = PerformanceEntry & { interactionId: number };
type Press = { name: string; ms: number };
type Walk = { path: string; presses: Press[] };

function rowOf({ path, presses }: Walk): string[] {
  const times = presses.map(({ ms }) => ms);
  const slowest = presses.toSorted((a, b) => b.ms - a.ms)[0];
  const judged = (ms: number, target: number) => (ms > target ? `**${ms}**` : `${ms}`);
  return [
    path,
    `${presses.length}`,
    judged(percentile(times, 0.75), targets.p75),
    judged(slowest?.ms ?? 0, targets.slowest),
    slowest?.name ?? '',
  ];
}

async function opened(browser: Browser, baseURL: string, profile: Profile): Promise<Page> {
  const page = await browser.newPage({ ...profile.device, baseURL });
  await slowDown(page, profile);
  await page.addInitScript(notePresses);
  return page;
}

/** Where the rail and the list of Settings lead. */
async function staffPages(settings: Page): Promise<string[]> {
  const links = settings.locator('nav a[href^="/admin"]');
  const paths = await links.evaluateAll((all) =>
    all.map((each) => (each as HTMLAnchorElement).pathname),
  );
  return [...new Set(paths)];
}

async function pressAll(page: Page, paths: string[], press: 'tap' | 'click'): Promise<Walk[]> {
  const walks: Walk[] = [];
  for (const path of paths) walks.push({ path, presses: await pressKinds(page, path, press) });
  await page.close();
  return walks;
}

/** One control of each kind: the rows of a list have the same. */
async function pressKinds(page: Page, path: string, press: 'tap' | 'click'): Promise<Press[]> {
  const presses: Press[] = [];
  const known = new Set<string>();
  await open(page, path);
  const address = page.url();
  for (;;) {
    const next = await unknownKind(page, known);
    if (!next) return presses;
    known.add(next.kind);
    await page.evaluate(() => {
      window.press = { from: performance.now(), ms: 0 };
    });
    const isPressed = await pressed(next.control, press);
    // Event timing is told after the frame.
    await page.waitForTimeout(500);
    if (isPressed)
      presses.push({ name: next.label, ms: await page.evaluate(() => window.press.ms) });
    await page.keyboard.press('Escape');
    if (page.url() !== address) await open(page, path);
  }
}

/** What is covered or gone by now is left out. Looking for that has scripts in the page, and is not a part of the press. */
async function pressed(control: Locator, press: 'tap' | 'click'): Promise<boolean> {
  try {
    await control[press]({ trial: true, timeout: patience });
    await control[press]({ force: true, timeout: patience });
    return true;
  } catch {
    return false;
  }
}

async function unknownKind(page: Page, known: Set<string>) {
  for (const control of await page.locator(controls).all()) {
    const found = await control
      .evaluate(kindOf, undefined, { timeout: patience })
      .catch(() => null);
    if (found && !known.has(found.kind)) return { control, ...found };
  }
  return null;
}

/** Null for what nobody can press. Rows differ in the name of their person, so a control is known by its look. */
function kindOf(control: HTMLElement): { kind: string; label: string } | null {
  if (!control.checkVisibility() || control.matches(':disabled, [tabindex="-1"], [type=file]')) {
    return null;
  }
  const look = control.getAttribute('name') || control.className || control.textContent;
  const label =
    control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent ?? '';
  return { kind: `${control.localName} ${look}`, label: label.trim().slice(0, 40) };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  // The page is quiet by then.
  await page.waitForTimeout(1500);
}

/**
 * Runs in a page before everything else: the longest act since `press.from`. An Escape that closes nothing is before it,
 * and lasts until the next frame, which is that of the press.
 */
function notePresses() {
  window.press = { from: 0, ms: 0 };
  new PerformanceObserver((list) => {
    const { press } = window;
    for (const entry of list.getEntries()) {
      const { interactionId, startTime, duration } = entry as Act;
      if (interactionId && startTime >= press.from) press.ms = Math.max(press.ms, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
