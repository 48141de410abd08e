import '@testing-library/jest-dom/vitest';
import './jsdom-gaps.ts';
import './lead-to.ts';
import './effects-after-waits.ts';
import './owner-stacks.ts';
import { format } from 'node:util';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterEach, beforeEach, vi } from 'vitest';
import { notePassword } from '#admin/shared/access/lock-times.ts';
import { sendAccessEntries } from '#admin/shared/data/access-log.ts';
import { listeners } from '#data/problems/report.ts';
import { noteServerTime } from '#data/server-clock.ts';
import { forgetAnswers } from '#site/forms/kept-answers.ts';
import { readCache } from '#start/read-cache.ts';
import { dropReports, heard } from './reports.ts';

// The first render of a page also loads its modules, which is slow on a busy machine.
configure({
  asyncUtilTimeout: 45_000,
  // A waiting query fails many times. Printing the page each time took a sixth of the run.
  getElementError: (message) => new Error(message ?? 'Not found'),
});

// A request without a fake fails with Chrome's message.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

// A complaint of React or the browser fails the test. A test that provokes one spies on the console.
const complaints: string[] = [];
const collect = (...words: unknown[]) => {
  complaints.push(format(...words));
};
console.error = collect;
console.warn = collect;

// A failed read or write is reported, and a test may assert it. A reported bug fails the test.
listeners.clear();
listeners.add(heard);

// Global Privacy Control keeps the cookie banner away.
beforeEach(() => {
  navigator.globalPrivacyControl = true;
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail') process.stdout.write(`${prettyDOM()}\n`);
  // The files of a worker share one environment: what a test leaves, after a failure too, breaks all later ones.
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.body.replaceChildren();
  // Else the log of a later test has these lines.
  void sendAccessEntries();
  toast.remove();
  window.innerWidth = 1024;
  // What is kept in memory, for a browser that refuses storage: times would lock the screen of all later tests, answers fill
  // their forms.
  notePassword();
  for (const form of ['appointment', 'pip', 'attorney'] as const) forgetAnswers(form);
  noteServerTime();
  sessionStorage.clear();
  localStorage.clear();
  for (const reads of [readCache.built, readCache.untaken, readCache.shown, readCache.prefetched]) {
    reads.clear();
  }
  const found = [...complaints.splice(0), ...dropReports()];
  if (found.length > 0) throw new Error(`The console complained:\n${found.join('\n')}`);
});
