import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { startAnalyticsStandIn } from './local/analytics-stand-in.ts';
import { runTool, stopAllGroups, stopGroupsOnEnd } from './local/child-group.ts';
import { launchChromium, testBrowserPath } from './local/chromium.ts';
import { startEmulators } from './local/emulators.ts';
import { localBuildEnv, localEnv, previewPort } from './local/local-env.ts';
import { netlifyPorts, startNetlify } from './local/netlify-runtime.ts';
import { requirePorts } from './local/ports.ts';
import { endBySentence, optionsAndWords } from './local/run-command.ts';
import { signIn } from './local/sign-in.ts';
import { hashesFile, hashOf, storedHashes } from './screenshots/screen-hashes.ts';
import { type Shot, siteShots, staffShots } from './screenshots/shots.ts';
import { seed } from './seed.ts';

/** `npm run screenshots` renews the pictures of docs/; `-- guide/visit` those whose names begin so. */
endBySentence();
const { positionals: wanted } = optionsAndWords({});
const shots = [...siteShots, ...staffShots].map(({ file }) => file);
const unknown = wanted.filter((name) => !shots.some((file) => file.startsWith(name)));
if (unknown.length > 0) {
  throw new Error(
    `No picture’s name begins with ${unknown.join(', ')}. There are ${shots.join(', ')}.`,
  );
}

const sizes: Record<NonNullable<Shot['size']>, { width: number; height: number }> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 800 },
};

/** KiB. Pictures are loaded together with the page that shows them. */
const budget = 100;

stopGroupsOnEnd();
Object.assign(process.env, localEnv, localBuildEnv);
try {
  await requirePorts(netlifyPorts);
  await startEmulators('strict');
  await seed({});
  if (!(await runTool('vite', ['build']))) throw new Error('The build failed.');
  const analytics = await startAnalyticsStandIn();
  await startNetlify({ env: analytics.env });
  const browser = await launchChromium(testBrowserPath());
  await shootAll(browser, siteShots);
  await shootAll(browser, staffShots, signIn);
  await joinPictures('screenshots/home-phone', 'guide/requests', 'screenshots/readme');
  await browser.close();
  analytics.stop();
} finally {
  await stopAllGroups();
}

async function shootAll(browser: Browser, shots: Shot[], begin?: (page: Page) => Promise<void>) {
  const context = await browser.newContext({
    baseURL: `http://localhost:${previewPort}`,
    locale: 'en-US',
    timezoneId: 'America/Denver',
    reducedMotion: 'reduce',
  });
  // No banner over what the picture is about.
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'denied'));
  const page = await context.newPage();
  await begin?.(page);
  for (const shot of shots) {
    if (wanted.length === 0 || wanted.some((name) => shot.file.startsWith(name))) {
      await shoot(page, shot);
    }
  }
  await context.close();
}

async function shoot(page: Page, shot: Shot) {
  const { file, address, until, size = 'desktop', act } = shot;
  await page.setViewportSize(sizes[size]);
  await page.goto(address);
  await page.getByText(until).filter({ visible: true }).first().waitFor();
  await act?.(page);
  await page.waitForFunction(areFontsAndPicturesThere);
  await save(file, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  const hashes = { ...storedHashes(), [file]: hashOf(shot) };
  writeFileSync(hashesFile, `${JSON.stringify(hashes, null, 2)}\n`);
}

/** Runs in the page. Pictures below the screen are not loaded. */
async function areFontsAndPicturesThere(): Promise<boolean> {
  await document.fonts.ready;
  return [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
  );
}

async function save(file: string, picture: Buffer) {
  const webp = await sharp(picture).webp({ quality: 82, effort: 6 }).toBuffer();
  const kib = Math.ceil(webp.length / 1024);
  if (kib > budget) throw new Error(`${file} has ${kib} KiB, more than ${budget}.`);
  mkdirSync(dirname(`docs/${file}`), { recursive: true });
  writeFileSync(`docs/${file}.webp`, webp);
  console.log(`docs/${file}.webp: ${kib} KiB`);
}

async function joinPictures(left: string, right: string, file: string) {
  const gap = 32;
  const height = 720;
  const [first, second] = await Promise.all(
    [left, right].map((part) =>
      sharp(`docs/${part}.webp`).resize({ height }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!first || !second) return;
  const joined = sharp({
    create: {
      width: first.info.width + gap + second.info.width,
      height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  }).composite([
    { input: first.data, left: 0, top: 0 },
    { input: second.data, left: first.info.width + gap, top: 0 },
  ]);
  await save(file, await joined.png().toBuffer());
}
