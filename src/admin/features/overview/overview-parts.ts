import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router-dom';
import { readWaitlist } from '#data/booking/waitlist.ts';
import { serverDate } from '#data/server-clock.ts';
import { settled } from '#data/settled.ts';
import { sessionContext } from '../../shared/access/session-context.ts';
import { deferIfSlow } from '../../shared/data/defer-if-slow.ts';
import { partReloadsFor } from '../../shared/data/feed-reload.ts';
import { loadDay, loadDue, loadStranded, loadWebsite } from './load-overview.ts';

export const whatIsDue = 'what is due for deletion';

export const whatToMove = 'the visits to move';

/** The visits of the day. A save on the overview changes a lead, and no visit. */
export const day = {
  async loader() {
    const { result } = await deferIfSlow(
      settled(loadDay(serverDate()), 'Failed to load the visits of the overview'),
    );
    return { day: result };
  },
  shouldRevalidate: partReloadsFor('visits'),
};

export const whoWantsWhat = 'the waitlist';

/** Free times that people on the waitlist want. */
export const waitlist = {
  async loader() {
    const { result } = await deferIfSlow(settled(readWaitlist(), `Failed to load ${whoWantsWhat}`));
    return { waitlist: result };
  },
  shouldRevalidate: partReloadsFor('leads', 'visits'),
};

/** What seldom changes, and on other pages. */
export const website = {
  async loader({ context }: LoaderFunctionArgs) {
    const { role } = context.get(sessionContext);
    const now = serverDate();
    const [figures, due, stranded] = await Promise.all([
      deferIfSlow(settled(loadWebsite(role), 'Failed to load the figures of the overview')),
      deferIfSlow(settled(loadDue(role, now), `Failed to load ${whatIsDue}`)),
      deferIfSlow(settled(loadStranded(role, now), `Failed to load ${whatToMove}`)),
    ]);
    return { website: figures.result, due: due.result, stranded: stranded.result };
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
