import {
  Bell,
  CalendarPlus,
  CircleQuestionMark,
  ExternalLink,
  Hourglass,
  KeyRound,
  ListChecks,
  LogOut,
  Mails,
  Moon,
  PenLine,
  Rocket,
  ScrollText,
  Settings,
  Star,
  Sun,
  Trash2,
  TriangleAlert,
  Upload,
  UserPlus,
  Users,
} from 'lucide-react';
import { newRequestPath } from '#domain/leads/lead-paths.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { shortDate } from '#domain/time/week.ts';
import { nextOpenDay } from '#domain/visits/next-day.ts';
import { useTheme } from '#ui/theme.ts';
import { mayOpen } from '../../shared/access/page-access.ts';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import { guidePageNames, guidePages, helpPathOf } from '../../shared/paths/guide-pages.ts';
import {
  accountsPath,
  duePath,
  framePath,
  mediaTabPath,
  messagesPath,
  newPostPath,
  nextDayPath,
  noticesPath,
  ownSignInPath,
  problemsPath,
  publishingPath,
  retentionPath,
  reviewsPath,
  schedulePath,
  settingsPath,
  trailPath,
} from '../../shared/paths/paths.ts';
import { useSignOut } from '../guard/use-sign-out.ts';
import { tabsOf } from '../pages/rail-pages.ts';
import { matches, type PaletteEntry, type PaletteGroup } from './entries.ts';

/** The entries without a search: the pages, and actions that work anywhere. */
export function useActions(text: string): PaletteGroup[] {
  const clinic = useClinic();
  const { theme, toggle } = useTheme();
  const signingOut = useSignOut();
  const { session } = useAdminData();
  const pages: PaletteEntry[] = tabsOf(session.role).map(({ label, path, icon }) => ({
    id: `page-${path}`,
    label,
    icon,
    to: path,
  }));
  const actions: PaletteEntry[] = [
    {
      id: 'book',
      label: 'Book an appointment',
      icon: CalendarPlus,
      to: schedulePath,
    },
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
    { id: 'messages', label: 'Edit message templates', icon: Mails, to: messagesPath },
    { id: 'notices', label: 'Notices of new requests', icon: Bell, to: noticesPath },
    { id: 'publishing', label: 'Set up publishing', icon: Rocket, to: publishingPath },
    { id: 'settings', label: 'Edit the clinic’s settings', icon: Settings, to: settingsPath },
    { id: 'reviews', label: 'Edit the reviews', icon: Star, to: reviewsPath },
    { id: 'accounts', label: 'Manage accounts', icon: Users, to: accountsPath },
    {
      id: 'retention',
      label: 'Edit how long requests are kept',
      icon: Hourglass,
      to: retentionPath,
    },
    { id: 'due', label: 'See what is due for deletion', icon: Trash2, to: duePath },
    { id: 'sign-in', label: 'Your sign-in, second step', icon: KeyRound, to: ownSignInPath },
    { id: 'trail', label: 'See the activity log', icon: ScrollText, to: trailPath },
    { id: 'problems', label: 'See problems', icon: TriangleAlert, to: problemsPath },
    {
      id: 'sign-out',
      label: 'Sign out',
      icon: LogOut,
      run: () => void signingOut.submit(null, { method: 'post', action: framePath }),
    },
  ];
  const fitting = (entries: PaletteEntry[]) =>
    entries.filter(
      ({ label, detail = '', to }) =>
        (!to || mayOpen(session.role, to)) && matches(`${label} ${detail}`, text.trim()),
    );
  const topics = guidePageNames.filter((name) => mayOpen(session.role, guidePages[name].of));
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
    { title: 'Help', entries: fitting(help) },
  ];
}
