import { useLoaderData } from 'react-router-dom';
import { readVisitTypes } from '#data/read-booking.ts';
import { settled } from '#data/settled.ts';
import { listStaff } from '#data/staff.ts';
import { SettingsPage } from '../../../shared/parts/settings-page.tsx';
import { VisitTypesForm } from './visit-types-form.tsx';

export { notForFeed as shouldRevalidate } from '../../../shared/data/feed-reload.ts';
export { action } from './store-visit-types.ts';

/** Not awaited: the heading renders before the form. */
export const loader = () => ({
  loaded: settled(readTypes(), 'Failed to load the types of visits'),
});

async function readTypes() {
  const [types, staff] = await Promise.all([readVisitTypes(), listStaff()]);
  return { types, staff };
}

export function Component() {
  const { loaded } = useLoaderData<typeof loader>();
  return (
    <SettingsPage
      name="visitTypes"
      sub="What patients can be booked for, and how long it takes."
      data={loaded}
      height="h-96"
      width="max-w-4xl"
    >
      {({ types, staff }) => <VisitTypesForm stored={types} staff={staff} />}
    </SettingsPage>
  );
}
