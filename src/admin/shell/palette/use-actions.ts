import {
  Bell,
  CalendarPlus,
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
import { useFetcher } from 'react-router-dom';
import { newRequestPath } from '#domain/leads/lead-paths.ts';
import { dashboardPath } from '#domain/next-path.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { shortDate } from '#domain/time/week.ts';
import { nextOpenDay } from '#domain/visits/next-day.ts';
import { useTheme } from '#ui/theme.tsx';
import { mayOpen } from '../../shared/access/page-access.ts';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import { accountsPath } from '../../shared/paths/accounts-path.ts';
import { messagesPath } from '../../shared/paths/messages-path.ts';
import { publishingPath } from '../../shared/paths/publishing-path.ts';
import { duePath, retentionPath } from '../../shared/paths/retention-paths.ts';
import { nextDayPath } from '../../shared/paths/schedule-address.ts';
import { reviewsPath, settingsPath } from '../../shared/paths/settings-path.ts';
import { ownSignInPath } from '../../shared/paths/sign-in-paths.ts';
import { trailPath } from '../../shared/paths/trail-path.ts';
import { signOutKey } from '../layout/account.tsx';
import { tabsOf } from '../layout/tab-list.ts';
import { matches, type PaletteEntry, type PaletteGroup } from './entries.ts';

/** The entries without a search: the pages, and actions that work anywhere. */
export function useActions(text: string): PaletteGroup[] {
  const clinic = useClinic();
  const { theme, toggle } = useTheme();
  const signingOut = useFetcher({ key: signOutKey });
  const { session } = useAdminData();
  const pages: PaletteEntry[] = tabsOf(session.role).map(({ name, path, icon }) => ({
    id: `page-${path}`,
    label: name,
    icon,
    to: path,
  }));
  const actions: PaletteEntry[] = [
    {
      id: 'book',
      label: 'Book an appointment',
      icon: CalendarPlus,
      to: '/admin/schedule',
    },
    {
      id: 'next-day',
      label: 'Tomorrow’s visits',
      detail: shortDate(nextOpenDay(clinicDate(useNow()), clinic)),
      icon: ListChecks,
      to: nextDayPath,
    },
    { id: 'add-request', label: 'Add a request', icon: UserPlus, to: newRequestPath },
    { id: 'new-post', label: 'New post', icon: PenLine, to: '/admin/posts/new' },
    { id: 'upload', label: 'Upload photos', icon: Upload, to: `${dashboardPath}/media` },
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
    { id: 'notices', label: 'Notices of new requests', icon: Bell, to: '/admin/notices' },
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
    { id: 'problems', label: 'See problems', icon: TriangleAlert, to: '/admin/problems' },
    {
      id: 'sign-out',
      label: 'Sign out',
      icon: LogOut,
      run: () => void signingOut.submit(null, { method: 'post', action: '/admin' }),
    },
  ];
  const fitting = (entries: PaletteEntry[]) =>
    entries.filter(
      ({ label, to }) => (!to || mayOpen(session.role, to)) && matches(label, text.trim()),
    );
  return [
    { title: 'Pages', entries: fitting(pages) },
    { title: 'Actions', entries: fitting(actions) },
  ];
}
