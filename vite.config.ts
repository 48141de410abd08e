/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { buildTarget } from './scripts/browsers/browser-floor.ts';
import { chunkGraph } from './scripts/build/chunk-graph.ts';
import { bundling } from './scripts/build/chunk-groups.ts';
import { earlierAssets } from './scripts/build/earlier-assets.ts';
import { prerender } from './scripts/build/prerender.ts';
import { siteFeeds } from './scripts/build/site-feeds.ts';
import { spanishCopy } from './scripts/build/spanish-copy.ts';
import { thirdPartyNotices } from './scripts/build/third-party-notices.ts';
import { buildRecord } from './scripts/deploy/build-record.ts';
import { launchGate } from './scripts/launch/launch-gate.ts';
import { envFolder } from './scripts/local/local-env.ts';
import { localFunctions } from './scripts/local/local-functions.ts';
import { isEnglishOnly } from './scripts/translations/signed-words.ts';

const notices = thirdPartyNotices();

const projectOf = (mode: string) =>
  loadEnv(mode, envFolder() ?? process.cwd(), 'VITE_FIREBASE').VITE_FIREBASE_PROJECT_ID ?? '';

/** The router's package leads everybody to the build that warns developers, with texts that no visitor needs. */
const routerFile = (name: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${name}`, import.meta.url));

export default defineConfig(async ({ command, mode }) => ({
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
  // Vite's loader falls back to rel=preload itself where a browser lacks modulepreload (Safari 16, Firefox 114).
  build: { target: buildTarget, modulePreload: { polyfill: false } },
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerFile('index.mjs') },
            { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
          ]
        : [],
  },
  // Development servers and tests show the draft.
  define:
    command === 'build' ? { 'import.meta.env.ENGLISH_ONLY': isEnglishOnly(projectOf(mode)) } : {},
  worker: { plugins: () => [notices.worker] },
  environments: {
    client: { build: { rolldownOptions: { input: ['index.html', 'src/page.ts'], ...bundling } } },
  },
  server: { host: 'localhost', port: 5173, strictPort: true },
  // Only for vitest: a build has no use for a list of all tests.
  test: mode === 'test' ? (await import('./tests/projects.ts')).testConfig : undefined,
}));
