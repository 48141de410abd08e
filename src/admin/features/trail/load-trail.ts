import type { LoaderFunctionArgs } from 'react-router-dom';
import { listAccounts } from '#data/account/accounts.ts';
import { settled } from '#data/settled.ts';
import { listTrail, readNames, type TrailQuery } from '#data/trail/trail.ts';
import { isDate } from '#domain/time/typed-time.ts';
import { trailAreaOf } from '#domain/trail/trail-entry.ts';
import { subjectOf } from '#domain/trail/trail-words.ts';
import { idIn, idsIn } from '../../shared/paths/id-in.ts';

/** Requests of one person that a query can take at once. */
export const mostRequests = 30;

/** As 'leads/…/activity/…': the database refuses to look for anything else. */
const pathOfEntry = /^[\w-]+\/[\w-]+\/activity\/[\w-]+$/;

/** The filters are in the address: ids, never a name. */
export function trailQueryOf(params: URLSearchParams): TrailQuery {
  const day = params.get('day') ?? '';
  return {
    by: params.get('person'),
    leadIds: idsIn(params, 'request').slice(0, mostRequests),
    appointmentId: idIn(params, 'visit'),
    area: trailAreaOf(params.get('about')),
    day: isDate(day) ? day : null,
    after: pathOfEntry.exec(params.get('after') ?? '')?.[0] ?? null,
  };
}

async function readTrail(query: TrailQuery) {
  const [page, people] = await Promise.all([listTrail(query), listAccounts()]);
  const { leadIds, appointmentId } = query;
  const asked = [
    ...leadIds.map((id) => ({ collection: 'leads', id })),
    ...(appointmentId ? [{ collection: 'appointments', id: appointmentId }] : []),
  ];
  // The names of patients are not in the log: they are looked up for the page on the screen.
  const names = await readNames([...asked, ...page.entries.map(subjectOf)]);
  return { ...page, people, names };
}

export type Trail = Awaited<ReturnType<typeof readTrail>>;

/** Not awaited: the heading renders before the list. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return {
    trail: settled(readTrail(trailQueryOf(searchParams)), 'Failed to load the activity log'),
  };
}
