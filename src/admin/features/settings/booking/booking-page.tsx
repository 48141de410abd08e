import { useLoaderData } from 'react-router-dom';
import { readCalendarFeeds } from '#data/calendar-feeds.ts';
import { readBookingSettings, readVisitTypes } from '#data/read-booking.ts';
import { settled } from '#data/settled.ts';
import { listStaff } from '#data/staff.ts';
import { SettingsPage } from '../../../shared/parts/settings-page.tsx';
import { BookingSettingsForm } from './booking-settings-form.tsx';
import { FeedsForm } from './feeds-form.tsx';

export { notForFeed as shouldRevalidate } from '../../../shared/data/feed-reload.ts';
export { action } from './store-booking.ts';

/** Not awaited: the heading renders before the form. */
export const loader = () => ({
  loaded: settled(readBooking(), 'Failed to load what visitors can book'),
});

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
    <SettingsPage
      name="booking"
      sub="Which times visitors can hold by themselves. You confirm each one."
      data={loaded}
      height="h-96"
    >
      {({ settings, types, feeds, staff }) => (
        <>
          <BookingSettingsForm stored={settings} types={types} />
          <FeedsForm stored={feeds} staff={staff} />
        </>
      )}
    </SettingsPage>
  );
}
