import '@testing-library/jest-dom/vitest';
import './jsdom-gaps.ts';
import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A page's first opening also loads its modules, which takes a busy machine a while.
configure({ asyncUtilTimeout: 10_000 });

// This browser has Global Privacy Control, so no cookie banner comes up in the middle of a test.
navigator.globalPrivacyControl = true;

// A screen that makes React or the browser complain is broken. A test that provokes a complaint
// spies on the console itself. (Rejections that nobody handles fail the run without our doing.)
const complaints: string[] = [];
const collect = (...words: unknown[]) => {
  complaints.push(format(...words));
};
console.error = collect;
console.warn = collect;

afterEach(() => {
  cleanup();
  // What a form kept, which the next test must not find in its own.
  sessionStorage.clear();
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`The console complained:\n${found.join('\n')}`);
});
