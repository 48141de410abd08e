import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM = [
  // Made to run without a screen: the stories take it a quarter less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The system's Chromium, else the one that Playwright downloaded; undefined when there is neither. */
export function chromiumPath(): string | undefined {
  return [...SYSTEM, chromium.executablePath()].find(existsSync);
}
