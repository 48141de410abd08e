import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router-dom';
import { readWaitlist } from '#data/booking/waitlist.ts';
import { serverDate } from '#data/server-clock.ts';
import { settled } from '#data/settled.ts';
import { sessionContext } from '../../shared/access/session-context.ts';
import { deferIfSlow } from '../../shared/data/defer-if-slow.ts';
import { partReloadsFor } from '../../shared/data/feed-reload.ts';
import { loadDay, loadDue, loadStranded, loadWebsite } from './load-overview.ts';

/** The visits of the day. A save on the overview changes a lead, and no visit. */
export const day = {
  loader: () =>
    deferIfSlow({ day: settled(loadDay(serverDate()), 'Failed to load today’s visits') }),
  shouldRevalidate: partReloadsFor('visits'),
};

/** Free times that people on the waitlist want. */
export const waitlist = {
  loader: () => deferIfSlow({ waitlist: settled(readWaitlist(), 'Failed to load the waitlist') }),
  shouldRevalidate: partReloadsFor('leads', 'visits'),
};

/** What seldom changes, and on other pages. */
export const website = {
  loader({ context }: LoaderFunctionArgs) {
    const { role } = context.get(sessionContext);
    const now = serverDate();
    return deferIfSlow({
      website: settled(loadWebsite(role), 'Failed to load the figures of the website'),
      due: settled(loadDue(role, now), 'Failed to load what is due for deletion'),
      stranded: settled(loadStranded(role, now), 'Failed to load the visits to move'),
    });
  },
  shouldRevalidate: partReloadsFor('unwatched'),
};

/** Below the routes of the parts (`page-code.ts`). */
export function useOverviewParts() {
  const visits = useRouteLoaderData<typeof day.loader>('overview-day');
  const waiting = useRouteLoaderData<typeof waitlist.loader>('overview-waitlist');
  const rest = useRouteLoaderData<typeof website.loader>('overview-website');
  if (!visits || !waiting || !rest)
    throw new Error('The routes around the overview load its parts');
  return { ...visits, ...waiting, ...rest };
}
