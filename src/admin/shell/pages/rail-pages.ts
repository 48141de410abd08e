import {
  CalendarClock,
  CalendarDays,
  ChartNoAxesColumn,
  FileText,
  Images,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Mails,
  Newspaper,
  ScrollText,
  Settings,
  Users,
} from 'lucide-react';
import { type Role, roles } from '#domain/account/access.ts';
import { mayOpen } from '../../shared/access/page-access.ts';
import {
  isRailPage,
  pageNames,
  pages,
  type RailPage,
  type Tab,
} from '../../shared/access/pages.ts';
import { pageCode } from './page-code.ts';

const icons: Record<RailPage, LucideIcon> = {
  overview: LayoutDashboard,
  analytics: ChartNoAxesColumn,
  posts: Newspaper,
  appointments: CalendarClock,
  schedule: CalendarDays,
  pipLeads: FileText,
  media: Images,
  messages: Mails,
  settings: Settings,
  reviews: Settings,
  accounts: Users,
  trail: ScrollText,
  signIn: KeyRound,
};

export type RailItem = { label: string; path: string; icon: LucideIcon };

export type TabItem = Tab & RailItem & { load: () => Promise<unknown> };

const railPages = pageNames.filter(isRailPage).map((name) => ({
  ...pages[name],
  // A link names no optional part.
  path: pages[name].path.replace(/\/:\w+\?$/, ''),
  icon: icons[name],
  load: pageCode[name],
}));

const tabs: readonly TabItem[] = railPages.flatMap(({ tab, ...page }) =>
  tab ? { ...page, ...tab } : [],
);

const byRole = new Map(
  roles.map((role) => [role, tabs.filter(({ path }) => mayOpen(role, path))] as const),
);

const none: readonly TabItem[] = [];

/** The same list on every call. */
export function tabsOf(role: Role | null): readonly TabItem[] {
  return (role && byRole.get(role)) || none;
}

/** Beside the account. Of pages with one label the first that the person may open. */
export function menuOf(role: Role | null): RailItem[] {
  const open = railPages.flatMap(({ menu, path, icon }) =>
    menu && mayOpen(role, path) ? { label: menu, path, icon } : [],
  );
  return open.filter(
    ({ label }, index) => open.findIndex((each) => each.label === label) === index,
  );
}
