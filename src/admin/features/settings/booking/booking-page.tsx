import { useLoaderData } from 'react-router-dom';
import { readCalendarFeeds } from '#data/calendar-feeds.ts';
import { readBookingSettings, readVisitTypes } from '#data/read-booking.ts';
import { settled } from '#data/settled.ts';
import { listStaff } from '#data/staff.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ShownData } from '../../../shared/data/shown-data.tsx';
import { SettingsHeader } from '../../../shared/parts/settings-header.tsx';
import { BookingSettingsForm } from './booking-settings-form.tsx';
import { FeedsForm } from './feeds-form.tsx';

export { notForFeed as shouldRevalidate } from '../../../shared/data/feed-reload.ts';
export { action } from './store-booking.ts';

/** Not awaited: the heading renders before the form. */
export function loader() {
  return { loaded: settled(readBooking(), 'Failed to load what visitors can book') };
}

async function readBooking() {
  const [settings, types, feeds, staff] = await Promise.all([
    readBookingSettings(),
    readVisitTypes(),
    readCalendarFeeds(),
    listStaff(),
  ]);
  return { settings, types, feeds, staff };
}

export function Component() {
  const { loaded } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsHeader
        name="booking"
        sub="Which times visitors can hold by themselves. You confirm each one."
      />
      <ShownData
        data={loaded}
        fallback={<Skeleton className="mt-5 h-96 max-w-3xl" />}
        errorClass="mt-5 max-w-3xl"
      >
        {({ settings, types, feeds, staff }) => (
          <>
            <BookingSettingsForm stored={settings} types={types} />
            <FeedsForm stored={feeds} staff={staff} />
          </>
        )}
      </ShownData>
    </>
  );
}
