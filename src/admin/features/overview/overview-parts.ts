import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router-dom';
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
      settled(loadDay(new Date()), 'Failed to load the visits of the overview'),
    );
    return { day: result };
  },
  shouldRevalidate: partReloadsFor('visits'),
};

/** What seldom changes, and on other pages. */
export const website = {
  async loader({ context }: LoaderFunctionArgs) {
    const { role } = context.get(sessionContext);
    const now = new Date();
    const [figures, due, stranded] = await Promise.all([
      deferIfSlow(settled(loadWebsite(role), 'Failed to load the figures of the overview')),
      deferIfSlow(settled(loadDue(role, now), `Failed to load ${whatIsDue}`)),
      deferIfSlow(settled(loadStranded(role, now), `Failed to load ${whatToMove}`)),
    ]);
    return { website: figures.result, due: due.result, stranded: stranded.result };
  },
  shouldRevalidate: partReloadsFor('unwatched'),
};

/** Below the routes of both parts (`page-code.ts`). */
export function useOverviewParts() {
  const visits = useRouteLoaderData<typeof day.loader>('overview-day');
  const rest = useRouteLoaderData<typeof website.loader>('overview-website');
  if (!visits || !rest) throw new Error('The routes around the overview load its parts');
  return { ...visits, ...rest };
}
