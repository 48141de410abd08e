import { useMemo } from 'react';
import { type SoonerTime, soonerTimes, type Waitlist } from '#domain/visits/waitlist.ts';
import { useClinic } from '../data/clinic-facts.ts';
import { useNow } from '../parts/use-clock.ts';

/** The free times that somebody on the waitlist wants, by the clock of now. Kept: a drag renders the calendar at each move. */
export function useSoonerTimes(waitlist: Waitlist): SoonerTime[] {
  const clinic = useClinic();
  const now = useNow().getTime();
  return useMemo(() => {
    const { waiting, ...diary } = waitlist;
    return soonerTimes(waiting, { clinic, ...diary }, new Date(now));
  }, [waitlist, clinic, now]);
}
