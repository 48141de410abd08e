import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's Chromium, else the one that Playwright downloaded; undefined when there is neither. */
export function chromiumPath(): string | undefined {
  return [...SYSTEM, chromium.executablePath()].find(existsSync);
}
