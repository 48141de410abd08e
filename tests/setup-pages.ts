import '@testing-library/jest-dom/vitest';
import './jsdom-gaps.ts';
import { format } from 'node:util';
import { act, cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';
import { listeners } from '#data/problems/report.ts';
import { readCache } from '#start/read-cache.ts';
import { dropReports, heard } from './reports.ts';

// React runs effects, such as subscriptions, some time after a page is on the screen, but at the latest before it
// renders anything else. So they have run whenever a test has waited for something.
const elsewhere = createRoot(document.createElement('div'));
const { asyncWrapper } = getConfig();
configure({
  async asyncWrapper(wait) {
    const result = await asyncWrapper(wait);
    act(() => elsewhere.render(null));
    return result;
  },
});

// A page's first opening also loads its modules, which takes a busy machine a while.
configure({
  asyncUtilTimeout: 20_000,
  // A query that waits fails many times; to print the page each time takes a sixth of all.
  getElementError: (message) => new Error(message ?? 'Not found'),
});

// This browser has Global Privacy Control, so no cookie banner comes up in the middle of a test.
navigator.globalPrivacyControl = true;

// What a test does not replace finds no server, in the words of Chrome.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

// A screen that makes React or the browser complain is broken. A test that provokes a complaint
// spies on the console itself. (Rejections that nobody handles fail the run without our doing.)
const complaints: string[] = [];
const collect = (...words: unknown[]) => {
  complaints.push(format(...words));
};
console.error = collect;
console.warn = collect;

// A read or write that a test makes fail is reported, which a test may assert; an error of our own fails the test.
listeners.clear();
listeners.add(heard);

afterEach(({ task }) => {
  if (task.result?.state === 'fail') process.stdout.write(`${prettyDOM()}\n`);
  cleanup();
  // The files of a worker share one document.
  document.body.replaceChildren();
  window.innerWidth = 1024;
  // What a form or a draft kept, which the next test must not find in its own.
  sessionStorage.clear();
  for (const reads of [readCache.built, readCache.untaken, readCache.shown, readCache.prefetched]) {
    reads.clear();
  }
  const found = [...complaints.splice(0), ...dropReports()];
  if (found.length > 0) throw new Error(`The console complained:\n${found.join('\n')}`);
});
