import type { LoaderFunctionArgs } from 'react-router-dom';
import { listActivity } from '#data/leads/activity-log.ts';
import { findPerson } from '#data/people/find-person.ts';
import { settled } from '#data/settled.ts';
import { timelineOf } from '#domain/people/timeline.ts';

export type LoadedPerson = NonNullable<Awaited<ReturnType<typeof loadPerson>>>;

export function loader({ params: { personId = '' } }: LoaderFunctionArgs) {
  return settled(loadPerson(personId), 'Failed to load the data of a person');
}

async function loadPerson(id: string) {
  const found = await findPerson(id);
  if (!found) return null;
  const { leads, visits } = found;
  const histories = await Promise.all(
    leads.map(async (lead) => [lead.id, await listActivity(lead.id)] as const),
  );
  return { ...found, timeline: timelineOf(leads, visits, new Map(histories)) };
}
