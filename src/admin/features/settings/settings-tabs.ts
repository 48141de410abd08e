import { announcementTab } from '#domain/settings/announcement-fields.ts';
import {
  contactPart,
  locationPart,
  promisesPart,
  ratingPart,
  visitorsPart,
} from '#domain/settings/clinic-parts.ts';
import { openingTab } from '#domain/settings/opening-fields.ts';
import type { Fields, SettingsTab } from '#domain/settings/settings-tab.ts';

/** The forms of the clinic's facts, each by the name of its page. */
export const settingsTabs = {
  settings: contactPart,
  location: locationPart,
  hours: openingTab,
  promises: promisesPart,
  visitorFacts: visitorsPart,
  announcement: announcementTab,
  rating: ratingPart,
} as const;

export type TabName = keyof typeof settingsTabs;

/** For code that works with the texts of any tab. */
export function anyTab(name: TabName): SettingsTab<Fields> {
  return settingsTabs[name];
}
