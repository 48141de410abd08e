import type { Collection, Operation } from '#domain/account/access.ts';
import type { LeadType } from '#domain/leads/lead.ts';
import { leadListPaths, newRequestPath } from '#domain/leads/lead-paths.ts';
import { dashboardPath } from '#domain/next-path.ts';
import {
  accountsPath,
  analyticsPath,
  duePath,
  mediaManagerPath,
  mediaTabPath,
  messagesPath,
  nextDayPath,
  noticesPath,
  ownSignInPath,
  peoplePath,
  postListPath,
  postsPath,
  problemsPath,
  publishingPath,
  responsePath,
  retentionPath,
  reviewCardPath,
  reviewsPath,
  schedulePath,
  settingsPath,
  trailPath,
  visitTypesPath,
} from '../paths/paths.ts';

/** The parts of the rail, in order. */
export const railGroups = ['Today', 'Website', 'Clinic'] as const;
export type RailGroup = (typeof railGroups)[number];

export type Tab = {
  label: string;
  group: RailGroup;
  /** The part of the label that narrow screens show, below the icon. */
  short: string;
  /** Other paths that belong to it. */
  also?: readonly string[];
  /** Other tabs are below its path. */
  exact?: boolean;
  isNew?: boolean;
  /** Phones show it under More. */
  isUnderMore?: boolean;
  /** The type of leads that its badge counts. */
  counts?: readonly LeadType[];
};

export type Page = {
  /** Its address, as a pattern of the router. */
  path: string;
  /** What its data needs; nothing for each person's own page. */
  needs: readonly (readonly [Operation, Collection])[];
  /** Its place in the rail. */
  tab?: Tab;
  /** Its label below the tabs. Of pages with one label a person sees the first that is open. */
  menu?: { label: string; group: RailGroup | 'own'; also?: readonly string[] };
  /** The list that the page opens over, as a drawer. */
  opensOver?: string;
};

const seesLeads: Page['needs'] = [['read', 'leads']];
const erasesLeads: Page['needs'] = [['delete', 'leads']];
const editsPosts: Page['needs'] = [['update', 'blogPosts']];
const editsMedia: Page['needs'] = [['update', 'media']];
const editsTemplates: Page['needs'] = [['update', 'templates']];
const editsReviews: Page['needs'] = [['update', 'reviews']];
const books: Page['needs'] = [['update', 'appointments']];

/**
 * Every page behind the guard. Routes, guard, rail, palette and prefetch read it. An address without a
 * row is closed. `shell/pages` has each page's code and icon.
 */
const table = {
  overview: {
    path: dashboardPath,
    needs: seesLeads,
    tab: { label: 'Overview', short: 'Overview', group: 'Today', exact: true },
  },
  appointments: {
    path: leadListPaths.contact,
    needs: seesLeads,
    tab: { label: 'Appointment Requests', short: 'Requests', group: 'Today', counts: ['contact'] },
  },
  schedule: {
    path: schedulePath,
    needs: books,
    tab: { label: 'Schedule', short: 'Schedule', group: 'Today' },
  },
  pipLeads: {
    path: leadListPaths.pip,
    needs: seesLeads,
    // Attorney requests are a section of it.
    tab: { label: 'PIP Leads', short: 'PIP', group: 'Today', counts: ['pip', 'attorney'] },
  },
  posts: {
    path: postsPath,
    needs: editsPosts,
    tab: {
      label: 'Blog Posts',
      short: 'Posts',
      group: 'Website',
      also: [postListPath],
      isUnderMore: true,
    },
  },
  media: {
    path: mediaTabPath,
    needs: editsMedia,
    tab: {
      label: 'Media Manager',
      short: 'Media',
      group: 'Website',
      also: [mediaManagerPath],
      isUnderMore: true,
    },
  },
  analytics: {
    path: analyticsPath,
    needs: [['read', 'siteAnalytics']],
    tab: {
      label: 'Analytics',
      short: 'Analytics',
      group: 'Website',
      isNew: true,
      isUnderMore: true,
    },
  },
  messages: {
    path: messagesPath,
    needs: editsTemplates,
    menu: { label: 'Messages', group: 'Clinic' },
  },
  settings: {
    path: `${settingsPath}/:tab?`,
    needs: [['update', 'clinic']],
    menu: { label: 'Settings', group: 'Clinic', also: [publishingPath, problemsPath] },
  },
  reviews: { path: reviewsPath, needs: editsReviews, menu: { label: 'Settings', group: 'Clinic' } },
  accounts: {
    path: accountsPath,
    needs: [['read', 'users']],
    menu: { label: 'Accounts', group: 'Clinic' },
  },
  trail: {
    path: trailPath,
    needs: [['read', 'trail']],
    menu: { label: 'Activity log', group: 'Clinic', also: [peoplePath] },
  },
  signIn: { path: ownSignInPath, needs: [], menu: { label: 'Your sign-in', group: 'own' } },

  request: {
    path: `${leadListPaths.contact}/:leadId`,
    needs: seesLeads,
    opensOver: 'appointments',
  },
  newRequest: { path: newRequestPath, needs: seesLeads, opensOver: 'appointments' },
  pipLead: { path: `${leadListPaths.pip}/:leadId`, needs: seesLeads, opensOver: 'pipLeads' },
  attorneyRequests: { path: leadListPaths.attorney, needs: seesLeads },
  attorneyRequest: {
    path: `${leadListPaths.attorney}/:leadId`,
    needs: seesLeads,
    opensOver: 'attorneyRequests',
  },
  nextDay: { path: nextDayPath, needs: books },
  response: { path: responsePath, needs: [['read', 'siteAnalytics'], ...seesLeads] },
  post: { path: `${postsPath}/:postId`, needs: editsPosts },
  postList: { path: postListPath, needs: editsPosts },
  postForm: { path: `${postListPath}/:postId`, needs: editsPosts },
  mediaManager: { path: mediaManagerPath, needs: editsMedia },
  message: { path: `${messagesPath}/:kind`, needs: editsTemplates },
  notices: { path: noticesPath, needs: [['update', 'devices']] },
  people: { path: peoplePath, needs: erasesLeads },
  person: { path: `${peoplePath}/:leadId`, needs: erasesLeads },
  due: { path: duePath, needs: erasesLeads },
  problems: { path: problemsPath, needs: [['read', 'problems']] },
  publishing: { path: publishingPath, needs: [['update', 'publishing']] },
  reviewCard: { path: reviewCardPath, needs: editsReviews },
  visitTypes: { path: visitTypesPath, needs: [['update', 'visitTypes']] },
  retention: { path: retentionPath, needs: [['update', 'retention']] },
} satisfies Record<string, Page>;

export type PageName = keyof typeof table;

/** The pages that the rail names. */
export type RailPage = {
  [Name in PageName]: (typeof table)[Name] extends { tab: Tab } | { menu: object } ? Name : never;
}[PageName];

export const pages: Readonly<Record<PageName, Page>> = table;

export const pageNames = Object.keys(table) as PageName[];

export const isRailPage = (name: PageName): name is RailPage =>
  Boolean(pages[name].tab ?? pages[name].menu);
