import { useSyncExternalStore } from 'react';

const tick = 30_000;

// One clock for every age on the page, stopped while nobody looks.
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, tick);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Moves on in steps, since everything on the page has to agree on it while it renders. */
function currentTick(): number {
  // In either direction: a computer's clock can be set back.
  if (Math.abs(Date.now() - now) >= tick) now = Date.now();
  return now;
}

/** The time, half a minute old at most: for ages that have to stay true on a page left open. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, currentTick));
}
