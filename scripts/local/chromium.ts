import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium's headless shell, a quarter faster in tests. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The system's Chromium, else the one that Playwright downloaded; undefined when there is neither. */
export function chromiumPath(): string | undefined {
  return [...SYSTEM, chromium.executablePath()].find(existsSync);
}

/** The same Chromium for everything that a script draws, prints or measures. */
export function launchChromium(executablePath = chromiumPath()): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** For tests, which measure nothing: the system's headless shell, else as chromiumPath. */
export function testBrowserPath(): string | undefined {
  return existsSync(headlessShell) ? headlessShell : chromiumPath();
}
