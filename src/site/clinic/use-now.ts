import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs / 4);
  return () => clearInterval(timer);
}

/** The current minute, kept fresh; null in a page rendered ahead of the visit, whose time is unknown. */
export function useNow(): Date | null {
  const minute = useSyncExternalStore<number | null>(
    everyMinute,
    () => Math.floor(Date.now() / minuteMs),
    () => null,
  );
  return minute === null ? null : new Date(minute * minuteMs);
}
