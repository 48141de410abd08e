import {
  CalendarClock,
  CalendarDays,
  ChartNoAxesColumn,
  FileText,
  Images,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
} from 'lucide-react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import type { LeadType } from '#domain/leads/lead.ts';
import { leadListPaths } from '#domain/leads/lead-paths.ts';
import { dashboardPath } from '#domain/next-path.ts';
import { CountBadge } from '#ui/badge.tsx';
import { useAdminData } from './use-admin-data.ts';
import { usePrefetchTabs } from './use-prefetch-tabs.ts';

type Tab = {
  name: string;
  /** The part of the name that narrow screens show, below the icon. */
  short: string;
  path: string;
  /** Its code, as the routes name it. */
  page: () => Promise<unknown>;
  icon: LucideIcon;
  /** Another path that belongs to it. */
  also?: string;
  /** Other tabs are below its path. */
  exact?: boolean;
  isNew?: boolean;
  /** The type of leads that its badge counts. */
  counts?: readonly LeadType[];
};

export const tabs: Tab[] = [
  {
    name: 'Overview',
    short: 'Overview',
    path: dashboardPath,
    page: () => import('../overview/overview-page.tsx'),
    icon: LayoutDashboard,
    exact: true,
  },
  {
    name: 'Analytics',
    short: 'Analytics',
    path: '/admin/analytics',
    page: () => import('../analytics/analytics-page.tsx'),
    icon: ChartNoAxesColumn,
    isNew: true,
  },
  {
    name: 'Blog Posts',
    short: 'Posts',
    path: `${dashboardPath}/blog-posts`,
    also: '/admin/posts',
    page: () => import('../posts/list/posts-page.tsx'),
    icon: Newspaper,
  },
  {
    name: 'Appointment Requests',
    short: 'Requests',
    path: leadListPaths.contact,
    page: () => import('../leads/appointments-page.tsx'),
    icon: CalendarClock,
    counts: ['contact'],
  },
  {
    name: 'Schedule',
    short: 'Schedule',
    path: '/admin/schedule',
    page: () => import('../schedule/schedule-page.tsx'),
    icon: CalendarDays,
  },
  {
    name: 'PIP Leads',
    short: 'PIP',
    path: leadListPaths.pip,
    page: () => import('../leads/pip-leads-page.tsx'),
    icon: FileText,
    // Attorney requests are a section of it.
    counts: ['pip', 'attorney'],
  },
  {
    name: 'Media Manager',
    short: 'Media',
    path: `${dashboardPath}/media`,
    also: '/admin/media',
    page: () => import('../media/media-page.tsx'),
    icon: Images,
  },
];

const pages = tabs.map(({ page }) => page);

/** A column beside the page on wide screens, a bar along the bottom of narrow ones. */
export function Tabs() {
  usePrefetchTabs(pages);
  return (
    <nav
      id="admin-tabs"
      aria-label="Admin"
      className="grid auto-cols-fr grid-flow-col border-line bg-surface max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:px-1 max-lg:pb-[env(safe-area-inset-bottom)] lg:mt-6 lg:grid-flow-row lg:gap-1"
    >
      {tabs.map((tab) => (
        <TabLink key={tab.path} tab={tab} />
      ))}
    </nav>
  );
}

function TabLink({ tab }: { tab: Tab }) {
  const { name, short, path, also, page, icon: Icon, exact, isNew, counts = [] } = tab;
  const { pathname } = useLocation();
  const isAt = (place: string) =>
    matchPath({ path: place, end: exact ?? false }, pathname) !== null;
  const { leadCounts } = useAdminData();
  // Harmless: opening the page asks again.
  const fetchCode = () => void page().catch(() => {});
  const [before, after] = name.split(short);
  const waiting = counts.reduce((sum, type) => sum + (leadCounts?.[type].new ?? 0), 0);
  return (
    <Link
      to={path}
      onPointerEnter={fetchCode}
      onFocus={fetchCode}
      aria-current={isAt(path) || (also && isAt(also)) ? 'page' : undefined}
      className="side-link max-lg:relative max-lg:min-h-14 max-lg:flex-col max-lg:justify-center max-lg:gap-0.5 max-lg:px-0 max-lg:text-[.75rem] max-[28rem]:text-[.6875rem] max-lg:aria-[current=page]:bg-transparent"
    >
      <Icon className="ico text-[1.0625rem]" aria-hidden="true" />
      <span className="max-[22rem]:sr-only lg:flex-1 lg:whitespace-nowrap">
        {before && <span className="max-lg:sr-only">{before.trim()}</span>} {short}{' '}
        {after && <span className="max-lg:sr-only">{after.trim()}</span>}
      </span>{' '}
      {isNew && (
        <span className="rounded-[5px] bg-accent-soft px-1.5 py-0.5 text-[.6875rem] font-bold text-accent-text max-lg:sr-only">
          NEW
        </span>
      )}
      {waiting > 0 && (
        <CountBadge className="max-lg:absolute max-lg:top-1 max-lg:left-[calc(50%+.375rem)]">
          {/* A number too long for the badge is cut: it is many anyway. */}
          {waiting > 99 ? '99+' : waiting} <span className="sr-only">new</span>
        </CountBadge>
      )}
    </Link>
  );
}
