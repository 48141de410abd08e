import { announcementTab } from '#domain/settings/announcement-fields.ts';
import { clinicTab } from '#domain/settings/clinic-fields.ts';
import { openingTab } from '#domain/settings/opening-fields.ts';
import type { Fields, SettingsTab } from '#domain/settings/settings-tab.ts';
import { hoursPath, settingsPath } from '../../shared/paths/paths.ts';

/** A tab by the last part of its address; the first one has none. */
export const settingsTabs = {
  '': { label: 'Clinic', path: settingsPath, tab: clinicTab },
  hours: { label: 'Hours and closures', path: hoursPath, tab: openingTab },
  announcement: {
    label: 'Announcement',
    path: `${settingsPath}/announcement`,
    tab: announcementTab,
  },
} as const;

export type TabName = keyof typeof settingsTabs;

export const tabNames = Object.keys(settingsTabs) as TabName[];

/** null for an address without a tab. */
export function tabNamed(name = ''): TabName | null {
  return tabNames.find((each) => each === name) ?? null;
}

/** For code that works with the texts of any tab. */
export function anyTab(name: TabName): SettingsTab<Fields> {
  return settingsTabs[name].tab;
}
