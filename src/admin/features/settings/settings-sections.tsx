import { useLocation } from 'react-router-dom';
import { Segmented } from '#ui/forms/segmented.tsx';
import { mayOpen } from '../../shared/access/page-access.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import {
  mediaManagerPath,
  retentionPath,
  reviewsPath,
  visitTypesPath,
} from '../../shared/paths/paths.ts';
import { settingsTabs, tabNames } from './settings-tabs.ts';

const sections = [
  ...tabNames.map((name) => settingsTabs[name]),
  { label: 'Visit types', path: visitTypesPath },
  { label: 'Reviews', path: reviewsPath },
  { label: 'Providers', path: mediaManagerPath },
  { label: 'Retention', path: retentionPath },
];

/** The parts of the settings that this person may open. */
export function SettingsSections() {
  const { role } = useAdminData().session;
  const { pathname } = useLocation();
  const items = sections
    .filter(({ path }) => mayOpen(role, path))
    .map(({ label, path }) => ({ label, to: path, current: path === pathname }));
  return <Segmented label="Parts of the settings" className="mt-4" items={items} />;
}
