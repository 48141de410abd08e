import { useSyncExternalStore } from 'react';
import { serverNow } from '#data/server-clock.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';

const tick = 30_000;

// One clock for every age on the page; it stops without listeners.
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = serverNow();

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

/** Advances in steps: everything on the page must agree on it within a render. */
function currentTick(): number {
  // In either direction: a computer's clock can be set back.
  if (Math.abs(serverNow() - now) >= tick) now = serverNow();
  return now;
}

/** The current time, at most half a minute old: for ages that stay true on an open page. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, currentTick));
}

const currentDay = () => clinicDate(new Date(currentTick()));

/** The clinic's day, 'YYYY-MM-DD': renders once a day. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, currentDay);
}
