import { useLoaderData } from 'react-router-dom';
import { readVisitTypes } from '#data/read-booking.ts';
import { settled } from '#data/settled.ts';
import { listStaff } from '#data/staff.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ShownData } from '../../../shared/data/shown-data.tsx';
import { SettingsHeader } from '../../../shared/parts/settings-header.tsx';
import { VisitTypesForm } from './visit-types-form.tsx';

export { notForFeed as shouldRevalidate } from '../../../shared/data/feed-reload.ts';
export { action } from './store-visit-types.ts';

/** Not awaited: the heading renders before the form. */
export function loader() {
  return { loaded: settled(readTypes(), 'Failed to load the types of visits') };
}

async function readTypes() {
  const [types, staff] = await Promise.all([readVisitTypes(), listStaff()]);
  return { types, staff };
}

export function Component() {
  const { loaded } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsHeader
        name="visitTypes"
        sub="What patients can be booked for, and how long it takes."
      />
      <ShownData
        data={loaded}
        fallback={<Skeleton className="mt-5 h-96 max-w-4xl" />}
        errorClass="mt-5 max-w-4xl"
      >
        {({ types, staff }) => <VisitTypesForm stored={types} staff={staff} />}
      </ShownData>
    </>
  );
}
