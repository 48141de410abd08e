import { type SoonerTime, soonerTimes, type Waitlist } from '#domain/visits/waitlist.ts';
import { useClinic } from '../data/clinic-facts.ts';
import { useNow } from '../parts/use-clock.ts';

/** The free times that somebody on the waitlist wants, by the clock of now. */
export function useSoonerTimes({ waiting, ...diary }: Waitlist): SoonerTime[] {
  const clinic = useClinic();
  return soonerTimes(waiting, { clinic, ...diary }, useNow());
}
