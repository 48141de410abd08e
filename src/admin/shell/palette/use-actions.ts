import {
  CalendarPlus,
  CircleQuestionMark,
  ExternalLink,
  ListChecks,
  Lock,
  LogOut,
  Moon,
  PenLine,
  Settings,
  Sun,
  Upload,
  UserPlus,
} from 'lucide-react';
import { newRequestPath } from '#domain/leads/lead-paths.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { shortDate } from '#domain/time/week.ts';
import { nextOpenDay } from '#domain/visits/next-day.ts';
import { useTheme } from '#ui/theme.ts';
import { lockNow } from '../../shared/access/lock-times.ts';
import { mayOpen } from '../../shared/access/page-access.ts';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import { guidePageNames, guidePages, helpPathOf } from '../../shared/paths/guide-pages.ts';
import { framePath, mediaTabPath, newPostPath, nextDayPath } from '../../shared/paths/paths.ts';
import { newVisitPath } from '../../shared/paths/schedule-address.ts';
import { useSignOut } from '../guard/use-sign-out.ts';
import { ownOf, settingsOf, tabsOf } from '../pages/rail-pages.ts';
import { matches, type PaletteEntry, type PaletteGroup } from './entries.ts';

/** The entries without a search: the pages, and actions that work anywhere. */
export function useActions(text: string): PaletteGroup[] {
  const clinic = useClinic();
  const { theme, toggle } = useTheme();
  const signingOut = useSignOut();
  const { session } = useAdminData();
  const { role } = session;
  const pages: PaletteEntry[] = [...tabsOf(role), ...ownOf(role)].map(
    ({ label, path, icon, words }) => ({ id: `page-${path}`, label, icon, to: path, words }),
  );
  const actions: PaletteEntry[] = [
    { id: 'book', label: 'Book a visit', icon: CalendarPlus, to: newVisitPath },
    {
      id: 'next-day',
      label: 'Tomorrow’s visits',
      detail: shortDate(nextOpenDay(clinicDate(useNow()), clinic)),
      icon: ListChecks,
      to: nextDayPath,
    },
    { id: 'add-request', label: 'Add a request', icon: UserPlus, to: newRequestPath },
    { id: 'new-post', label: 'New post', icon: PenLine, to: newPostPath },
    { id: 'upload', label: 'Upload photos', icon: Upload, to: mediaTabPath },
    {
      id: 'theme',
      label: theme === 'dark' ? 'Switch to the light theme' : 'Switch to the dark theme',
      icon: theme === 'dark' ? Sun : Moon,
      run: toggle,
    },
    {
      id: 'website',
      label: 'View website',
      icon: ExternalLink,
      // A full page load: the public site has a Content-Security-Policy of its own.
      run: () => location.assign('/'),
    },
    { id: 'lock', label: 'Lock the screen', icon: Lock, run: lockNow },
    {
      id: 'sign-out',
      label: 'Sign out',
      icon: LogOut,
      run: () => void signingOut.submit(null, { method: 'post', action: framePath }),
    },
  ];
  const settings: PaletteEntry[] = settingsOf(role).map(({ label, group, path, words = '' }) => ({
    id: `settings-${path}`,
    label: `Settings: ${label}`,
    icon: Settings,
    to: path,
    words: `${group} ${words}`,
  }));
  const fitting = (entries: PaletteEntry[]) =>
    entries.filter(
      ({ label, detail = '', to, words = '' }) =>
        (!to || mayOpen(role, to)) && matches(`${label} ${detail} ${words}`, text.trim()),
    );
  const topics = guidePageNames.filter((name) => mayOpen(role, guidePages[name].of));
  const help: PaletteEntry[] = topics.map((name) => ({
    id: `help-${name}`,
    label: `Help: ${guidePages[name].label}`,
    detail: guidePages[name].about,
    icon: CircleQuestionMark,
    to: helpPathOf(name),
  }));
  return [
    { title: 'Pages', entries: fitting(pages) },
    { title: 'Actions', entries: fitting(actions) },
    { title: 'Settings', entries: fitting(settings) },
    { title: 'Help', entries: fitting(help) },
  ];
}
