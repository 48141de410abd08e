import type { LoaderFunctionArgs } from 'react-router-dom';
import { findPerson } from '#data/people/find-person.ts';
import { settled } from '#data/settled.ts';

export type LoadedPerson = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export function loader({ params: { leadId = '' } }: LoaderFunctionArgs) {
  return settled(findPerson(leadId), 'Failed to load the data of a person');
}
