import { useEffect, useState } from 'react';
import { whenIdle } from '#ui/loading/when-idle.ts';

const minuteMs = 60_000;

/**
 * The current minute, kept fresh; null at first, since a page may have been rendered ahead of the visit. It
 * comes when all is quiet: a first look at the clock of another time zone takes a slow phone a while.
 */
export function useNow(): Date | null {
  const [minute, setMinute] = useState<number | null>(null);
  useEffect(() => {
    const tell = () => setMinute(Math.floor(Date.now() / minuteMs));
    const callOff = whenIdle(tell);
    const timer = setInterval(tell, minuteMs / 4);
    return () => {
      callOff();
      clearInterval(timer);
    };
  }, []);
  return minute === null ? null : new Date(minute * minuteMs);
}
