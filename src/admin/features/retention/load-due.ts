import type { LoaderFunctionArgs } from 'react-router-dom';
import { type DueList, listDue } from '#data/people/due-requests.ts';
import { readRetention } from '#data/people/retention-settings.ts';
import { settled } from '#data/settled.ts';

/** Requests of each kind on the first page, and by how many more it grows. */
export const duePageSize = 50;

export const dueFailed = 'Failed to load what is due for deletion';

export type LoadedDue = DueList & { hasPeriods: boolean };

export async function readDue(most: number): Promise<LoadedDue> {
  const periods = await readRetention();
  const hasPeriods = Object.values(periods).some((months) => months !== null);
  return { hasPeriods, ...(await listDue(periods, new Date(), most)) };
}

/** Not awaited: the heading renders before the list. The address says how many requests to show. */
export function loader({ request }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get('show'));
  const most = Number.isInteger(asked) ? Math.min(Math.max(asked, duePageSize), 500) : duePageSize;
  return { loaded: settled(readDue(most), dueFailed), most };
}
