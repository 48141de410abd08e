import { useLoaderData } from 'react-router-dom';
import { settled } from '#data/settled.ts';
import { listStaff } from '#data/staff.ts';
import { SettingsHeader } from '../../../shared/parts/settings-header.tsx';
import { StaffPanel } from './staff-panel.tsx';

export { notForFeed as shouldRevalidate } from '../../../shared/data/feed-reload.ts';
export { action } from './staff-action.ts';

/** Not awaited: the heading renders before the list. */
export function loader() {
  return { staff: settled(listStaff(), 'Failed to load staff') };
}

/** The staff panel of the Media Manager, among the settings. */
export function Component() {
  const { staff } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsHeader
        name="staff"
        sub="The people of the About page, and who can be booked when."
      />
      <div className="mt-5 grid grid-cols-1">
        <StaffPanel staff={staff} />
      </div>
    </>
  );
}
