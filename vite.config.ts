/// <reference types="vitest/config" />
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from './scripts/browsers/browser-floor.ts';
import { chunkGraph } from './scripts/build/chunk-graph.ts';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { earlierAssets } from './scripts/build/earlier-assets.ts';
import { prerender, spanishDir } from './scripts/build/prerender.ts';
import { siteFeeds } from './scripts/build/site-feeds.ts';
import { spanishCopy } from './scripts/build/spanish-copy.ts';
import { thirdPartyNotices } from './scripts/build/third-party-notices.ts';
import { buildRecord } from './scripts/deploy/build-record.ts';
import { launchGate } from './scripts/launch/launch-gate.ts';
import { envFolder } from './scripts/local/local-env.ts';
import { localFunctions } from './scripts/local/local-functions.ts';

const output = { codeSplitting: { groups: chunkGroups } };
// Words and addresses are constants: each is where it is used, as if it had been written there.
const optimization = { inlineConst: { mode: 'all' as const, pass: 2 } };
const notices = thirdPartyNotices();

export default defineConfig(async ({ mode }) => ({
  plugins: [
    spanishCopy(),
    react(),
    tailwindcss(),
    localFunctions(),
    siteFeeds(),
    buildRecord(),
    chunkGraph(),
    notices.main,
    launchGate(),
    prerender(),
    earlierAssets(),
  ],
  envDir: envFolder(),
  build: { target: buildTarget },
  worker: { plugins: () => [notices.worker] },
  environments: {
    client: {
      build: { rolldownOptions: { input: ['index.html', 'src/page.ts'], output, optimization } },
    },
    spanish: {
      consumer: 'client' as const,
      build: {
        outDir: spanishDir,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: ['index.html', 'src/page.ts?es'], output, optimization },
      },
    },
  },
  server: { host: 'localhost', port: 5173, strictPort: true },
  // Only for vitest: a build has no use for a list of all tests.
  test: mode === 'test' ? (await import('./tests/projects.ts')).testConfig : undefined,
}));
