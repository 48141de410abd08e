import { act, configure, getConfig } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { control } from './fake-clinic/control.ts';

// React runs effects some time after a render, at the latest before the next one. This render makes sure that they have
// run when a test has waited for something. Once per worker: a setup file runs once per test file, and would wrap the
// wrappers of those before.
const elsewhere = createRoot(document.createElement('div'));
const { asyncWrapper } = getConfig();
// Waits look again when the document changes, and by an interval, which some tests hold along with the app's.
const { setInterval, clearInterval } = globalThis;
configure({
  async asyncWrapper(wait) {
    const looks =
      setInterval === globalThis.setInterval
        ? undefined
        : setInterval(() => document.head.toggleAttribute('data-looks'), 50);
    const result = await asyncWrapper(wait).finally(() => clearInterval(looks));
    // A page that waits for several parts can render without end in act: React gives its parts turns, and none of them
    // comes before act is over.
    if (!control.isWaiting()) act(() => elsewhere.render(null));
    return result;
  },
});
