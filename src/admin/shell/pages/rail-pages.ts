import {
  CalendarClock,
  CalendarDays,
  ChartNoAxesColumn,
  CircleQuestionMark,
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
  type RailGroup,
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
  help: CircleQuestionMark,
};

/** A link of the rail. */
export type RailItem = Omit<Tab, 'short' | 'group'> & {
  group: RailGroup | 'own';
  path: string;
  icon: LucideIcon;
  load: () => Promise<unknown>;
};

export type TabItem = RailItem & Pick<Tab, 'short'>;

const railPages = pageNames.filter(isRailPage).map((name) => ({
  ...pages[name],
  // A link names no optional part.
  path: pages[name].path.replace(/\/:\w+\?$/, ''),
  icon: icons[name],
  load: pageCode[name],
}));

const tabs: readonly TabItem[] = railPages.flatMap(({ tab, path, icon, load }) =>
  tab ? { ...tab, path, icon, load } : [],
);

const byRole = new Map(
  roles.map((role) => [role, tabs.filter(({ path }) => mayOpen(role, path))] as const),
);

const none: readonly TabItem[] = [];

/** The same list on every call. */
export function tabsOf(role: Role | null): readonly TabItem[] {
  return (role && byRole.get(role)) || none;
}

/** Below the tabs of their group. Of pages with one label the first that the person may open. */
export function menuOf(role: Role | null): RailItem[] {
  const open = railPages.flatMap(({ menu, path, icon, load }) =>
    menu && mayOpen(role, path) ? { ...menu, path, icon, load } : [],
  );
  return open.filter(
    ({ label }, index) => open.findIndex((each) => each.label === label) === index,
  );
}
