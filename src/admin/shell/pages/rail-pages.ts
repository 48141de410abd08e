import {
  Bell,
  CalendarClock,
  CalendarDays,
  ChartNoAxesColumn,
  CircleQuestionMark,
  FileText,
  Images,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
  Settings,
} from 'lucide-react';
import { matchPath } from 'react-router-dom';
import { type Role, roles } from '#domain/account/access.ts';
import { mayOpen } from '../../shared/access/page-access.ts';
import { type IconPage, type Page, pageNames, pages, type Tab } from '../../shared/access/pages.ts';
import { pageCode } from './page-code.ts';

const icons: Record<IconPage, LucideIcon> = {
  overview: LayoutDashboard,
  analytics: ChartNoAxesColumn,
  posts: Newspaper,
  appointments: CalendarClock,
  schedule: CalendarDays,
  pipLeads: FileText,
  media: Images,
  notices: Bell,
  signIn: KeyRound,
  help: CircleQuestionMark,
};

/** A link to a page, by its line of the table. */
type PageLink = {
  label: string;
  path: string;
  load: () => Promise<unknown>;
  /** Whether the page of this address belongs to it. */
  isAt: (pathname: string) => boolean;
  words?: string;
};

export type RailItem = PageLink & Pick<Tab, 'isNew' | 'counts'> & { icon: LucideIcon };

export type TabItem = RailItem & Tab;

export type SettingsLink = PageLink & NonNullable<Page['setting']>;

const isWithin = (paths: readonly string[], end: boolean) => (pathname: string) =>
  paths.some((path) => matchPath({ path, end }, pathname));

const rows = pageNames.map((name) => ({
  ...pages[name],
  // A link names no optional part.
  path: pages[name].path.replace(/\/:\w+\?$/, ''),
  icon: icons[name as IconPage],
  load: pageCode[name],
}));

const tabs: readonly TabItem[] = rows.flatMap(({ tab, path, icon, load }) =>
  tab
    ? {
        ...tab,
        ...{ path, icon, load },
        isAt: isWithin([path, ...(tab.also ?? [])], tab.exact ?? false),
      }
    : [],
);

const byRole = new Map(
  roles.map((role) => [role, tabs.filter(({ path }) => mayOpen(role, path))] as const),
);

const none: readonly TabItem[] = [];

/** The same list on every call. */
export function tabsOf(role: Role | null): readonly TabItem[] {
  return (role && byRole.get(role)) || none;
}

export function settingsOf(role: Role | null): SettingsLink[] {
  return rows.flatMap(({ setting, path, load }) =>
    setting && mayOpen(role, path)
      ? { ...setting, path, load, isAt: isWithin([path], setting.exact ?? false) }
      : [],
  );
}

/** The entry that leads to the first page of that list, and is current on each; null without any. */
export function settingsEntry(role: Role | null): RailItem | null {
  const links = settingsOf(role);
  const [first] = links;
  if (!first) return null;
  const { path, load } = first;
  const isAt = (pathname: string) => links.some((link) => link.isAt(pathname));
  return { label: 'Settings', path, load, icon: Settings, isAt };
}

/** What belongs to the person alone. */
export function ownOf(role: Role | null): RailItem[] {
  return rows.flatMap(({ own, path, icon, load }) =>
    own && mayOpen(role, path) ? { ...own, path, icon, load, isAt: isWithin([path], false) } : [],
  );
}
