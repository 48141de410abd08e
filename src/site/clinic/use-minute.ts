import { useEffect, useState } from 'react';
import { serverNow } from '#data/server-clock.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';

const minuteMs = 60_000;

/**
 * The current minute, kept up to date while the page is seen; null at first, because the page may be prerendered. It is set when the
 * browser is idle: the first format in another time zone is slow on a cheap phone.
 */
export function useMinute(): Date | null {
  const [minute, setMinute] = useState<number | null>(null);
  useEffect(() => {
    const tell = () => setMinute(Math.floor(serverNow() / minuteMs));
    const callOff = whenIdle(tell);
    const timer = setInterval(() => document.hidden || tell(), minuteMs / 4);
    return () => {
      callOff();
      clearInterval(timer);
    };
  }, []);
  return minute === null ? null : new Date(minute * minuteMs);
}
