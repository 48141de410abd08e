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
import { type Role, roles } from '#domain/account/access.ts';
import type { LeadType } from '#domain/leads/lead.ts';
import { leadListPaths } from '#domain/leads/lead-paths.ts';
import { dashboardPath } from '#domain/next-path.ts';
import { mayOpen } from '../../shared/access/page-access.ts';

export type Tab = {
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
  /** Phones show it under More. */
  isUnderMore?: boolean;
  /** The type of leads that its badge counts. */
  counts?: readonly LeadType[];
};

const tabs: readonly Tab[] = [
  {
    name: 'Overview',
    short: 'Overview',
    path: dashboardPath,
    page: () => import('../../features/overview/overview-page.tsx'),
    icon: LayoutDashboard,
    exact: true,
  },
  {
    name: 'Analytics',
    short: 'Analytics',
    path: '/admin/analytics',
    page: () => import('../../features/analytics/figures-page.tsx'),
    icon: ChartNoAxesColumn,
    isNew: true,
    isUnderMore: true,
  },
  {
    name: 'Blog Posts',
    short: 'Posts',
    path: `${dashboardPath}/blog-posts`,
    also: '/admin/posts',
    page: () => import('../../features/posts/list/posts-page.tsx'),
    icon: Newspaper,
    isUnderMore: true,
  },
  {
    name: 'Appointment Requests',
    short: 'Requests',
    path: leadListPaths.contact,
    page: () => import('../../features/leads/appointments-page.tsx'),
    icon: CalendarClock,
    counts: ['contact'],
  },
  {
    name: 'Schedule',
    short: 'Schedule',
    path: '/admin/schedule',
    page: () => import('../../features/schedule/schedule-page.tsx'),
    icon: CalendarDays,
  },
  {
    name: 'PIP Leads',
    short: 'PIP',
    path: leadListPaths.pip,
    page: () => import('../../features/leads/pip-leads-page.tsx'),
    icon: FileText,
    // Attorney requests are a section of it.
    counts: ['pip', 'attorney'],
  },
  {
    name: 'Media Manager',
    short: 'Media',
    path: `${dashboardPath}/media`,
    also: '/admin/media',
    page: () => import('../../features/media/media-page.tsx'),
    icon: Images,
    isUnderMore: true,
  },
];

const byRole = new Map(
  roles.map((role) => [role, tabs.filter(({ path }) => mayOpen(role, path))] as const),
);

/** The same list on every call. */
export function tabsOf(role: Role | null): readonly Tab[] {
  return (role && byRole.get(role)) || none;
}

const none: readonly Tab[] = [];
