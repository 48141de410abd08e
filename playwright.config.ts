import { defineConfig } from 'playwright/test';
import { testBrowserPath } from './scripts/local/chromium.ts';
import { localEnv, previewPort } from './scripts/local/local-env.ts';
import { connectTo, hostRules, storyStack, storyStacks } from './scripts/local/stacks.ts';

// The seed and the stories talk to the emulators themselves.
Object.assign(process.env, localEnv);

const stack = storyStack();
connectTo(stack);

// `npm test -- e2e` starts what the stories need: the production build under Netlify's runtime, on the emulators.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'node_modules/.cache/e2e',
  workers: storyStacks.length,
  retries: 0,
  forbidOnly: true,
  // Room for a busy machine: nothing here measures speed.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    baseURL: `http://localhost:${previewPort}`,
    locale: 'en-US',
    // Another zone than the clinic's, so that a mix-up shows.
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: testBrowserPath(),
      // libfaketime makes Chromium too slow: e2e/support/set-clock.ts.
      env: { ...process.env, LD_PRELOAD: '' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // To intercept requests instead would do away with the cache.
        `--host-resolver-rules=${hostRules(stack)}`,
      ],
    },
  },
  // A story runs at both sizes, unless the name of its file or a tag says which is enough. Phones show motion, and
  // desktops ask for less of it.
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
});
