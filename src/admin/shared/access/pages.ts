import type { Collection, Operation } from '#domain/account/access.ts';
import type { LeadType } from '#domain/leads/lead.ts';
import { leadListPaths, newRequestPath } from '#domain/leads/lead-paths.ts';
import { dashboardPath } from '#domain/next-path.ts';
import * as paths from '../paths/paths.ts';

/** The tabs by what they are for, in order. Settings is the third group, 'Clinic'. */
export const railGroups = ['Today', 'Website'] as const;

/** The parts of the list in Settings, in order. */
export const settingsGroups = ['Clinic', 'Website', 'Messages', 'People', 'Privacy'] as const;

export type Tab = {
  label: string;
  group: (typeof railGroups)[number];
  /** The part of the label that narrow screens show, below the icon, if not all of it. */
  short?: string;
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
  /** What its data needs; nothing for each person's own page and the guide. */
  needs: readonly (readonly [Operation, Collection])[];
  /** Its place in the rail. */
  tab?: Tab;
  /** Its line in the list of Settings. The search finds it by `words`, too. */
  setting?: {
    label: string;
    group: (typeof settingsGroups)[number];
    words?: string;
    /** Pages below its path don't belong to it. */
    exact?: boolean;
  };
  /** Its label in the menu of the person who is signed in. */
  own?: { label: string; words?: string };
  /** The list that the page opens over, as a drawer. */
  opensOver?: string;
};

const editsFacts: Page['needs'] = [['update', 'clinic']];
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
    tab: { label: 'Overview', group: 'Today', exact: true },
  },
  appointments: {
    path: leadListPaths.contact,
    needs: seesLeads,
    tab: { label: 'Appointment Requests', short: 'Requests', group: 'Today', counts: ['contact'] },
  },
  schedule: {
    path: paths.schedulePath,
    needs: books,
    tab: { label: 'Schedule', group: 'Today' },
  },
  pipLeads: {
    path: leadListPaths.pip,
    needs: seesLeads,
    // Attorney requests are a section of it.
    tab: { label: 'PIP Leads', short: 'PIP', group: 'Today', counts: ['pip', 'attorney'] },
  },
  posts: {
    path: paths.postsPath,
    needs: editsPosts,
    tab: {
      label: 'Blog Posts',
      short: 'Posts',
      group: 'Website',
      also: [paths.postListPath],
      isUnderMore: true,
    },
  },
  media: {
    path: paths.mediaTabPath,
    needs: editsMedia,
    tab: {
      label: 'Media Manager',
      short: 'Media',
      group: 'Website',
      also: [paths.mediaManagerPath],
      isUnderMore: true,
    },
  },
  analytics: {
    path: paths.analyticsPath,
    needs: [['read', 'siteAnalytics']],
    tab: { label: 'Analytics', group: 'Website', isNew: true, isUnderMore: true },
  },
  settings: {
    path: paths.settingsPath,
    needs: editsFacts,
    setting: { label: 'Name and contact', group: 'Clinic', words: 'facts phone email' },
  },
  location: {
    path: paths.locationPath,
    needs: editsFacts,
    setting: { label: 'Location', group: 'Clinic', words: 'address map parking' },
  },
  hours: {
    path: paths.hoursPath,
    needs: editsFacts,
    setting: { label: 'Hours and closures', group: 'Clinic', words: 'office holidays' },
  },
  visitTypes: {
    path: paths.visitTypesPath,
    needs: [['update', 'visitTypes']],
    setting: { label: 'Visit types', group: 'Clinic', words: 'booking length buffer' },
  },
  booking: {
    path: paths.bookingPath,
    needs: [
      ['update', 'booking'],
      ['update', 'calendars'],
    ],
    setting: { label: 'Booking', group: 'Clinic', words: 'online hold times calendar ics feed' },
  },
  promises: {
    path: paths.promisesPath,
    needs: editsFacts,
    setting: { label: 'Promises', group: 'Clinic', words: 'response cancellation notice' },
  },
  visitorFacts: {
    path: paths.visitorFactsPath,
    needs: editsFacts,
    setting: { label: 'Facts for visitors', group: 'Website', words: 'insurance languages' },
  },
  announcement: {
    path: paths.announcementPath,
    needs: editsFacts,
    setting: { label: 'Announcement', group: 'Website' },
  },
  reviews: {
    path: paths.reviewsPath,
    needs: editsReviews,
    setting: { label: 'Reviews', group: 'Website' },
  },
  rating: {
    path: paths.ratingPath,
    needs: editsFacts,
    setting: { label: 'Rating on Google', group: 'Website', words: 'reviews' },
  },
  publishing: {
    path: paths.publishingPath,
    needs: [['update', 'publishing']],
    setting: { label: 'Publishing', group: 'Website', words: 'build launch' },
  },
  problems: {
    path: paths.problemsPath,
    needs: [['read', 'problems']],
    setting: { label: 'Problems', group: 'Website', words: 'errors developers' },
  },
  messages: {
    path: paths.messagesPath,
    needs: editsTemplates,
    setting: { label: 'Messages', group: 'Messages', words: 'email text templates' },
  },
  mailTest: {
    path: paths.mailTestPath,
    needs: editsFacts,
    setting: { label: 'Test email', group: 'Messages' },
  },
  accounts: {
    path: paths.accountsPath,
    needs: [['read', 'users']],
    setting: { label: 'Accounts', group: 'People', words: 'roles invite sign-in' },
  },
  staff: {
    path: paths.staffPath,
    needs: [['update', 'staff']],
    setting: { label: 'Staff', group: 'People', words: 'providers team' },
  },
  importPatients: {
    path: paths.importPatientsPath,
    needs: [['create', 'imports']],
    setting: {
      label: 'Patients from the old system',
      group: 'People',
      words: 'import csv bring move',
    },
  },
  trail: {
    path: paths.trailPath,
    needs: [['read', 'trail']],
    setting: { label: 'Activity log', group: 'Privacy', words: 'trail history' },
  },
  retention: {
    path: paths.retentionPath,
    needs: [['update', 'retention']],
    setting: { label: 'Retention periods', group: 'Privacy' },
  },
  due: {
    path: paths.duePath,
    needs: erasesLeads,
    setting: { label: 'Due for deletion', group: 'Privacy' },
  },
  people: {
    path: paths.peoplePath,
    needs: erasesLeads,
    setting: { label: 'Erasures', group: 'Privacy', exact: true },
  },
  signIn: {
    path: paths.ownSignInPath,
    needs: [],
    own: { label: 'Your sign-in', words: 'password second step' },
  },
  notices: {
    path: paths.noticesPath,
    needs: [['update', 'devices']],
    own: { label: 'Notices', words: 'new requests' },
  },
  help: { path: `${paths.helpPath}/:page?`, needs: [], own: { label: 'Help' } },

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
  nextDay: { path: paths.nextDayPath, needs: books },
  response: { path: paths.responsePath, needs: [['read', 'siteAnalytics'], ...seesLeads] },
  post: { path: `${paths.postsPath}/:postId`, needs: editsPosts },
  postList: { path: paths.postListPath, needs: editsPosts },
  postForm: { path: `${paths.postListPath}/:postId`, needs: editsPosts },
  mediaManager: { path: paths.mediaManagerPath, needs: editsMedia },
  message: { path: `${paths.messagesPath}/:kind`, needs: editsTemplates },
  person: { path: `${paths.peoplePath}/:personId`, needs: [['read', 'persons']] },
  reviewCard: { path: paths.reviewCardPath, needs: editsReviews },
} satisfies Record<string, Page>;

export type PageName = keyof typeof table;

type PageWith<Place extends keyof Page> = {
  [Name in PageName]: (typeof table)[Name] extends Record<Place, object> ? Name : never;
}[PageName];

/** The pages that have an icon: tabs, and what is each person's own. */
export type IconPage = PageWith<'tab' | 'own'>;

export const pages: Readonly<Record<PageName, Page>> = table;

export const pageNames = Object.keys(table) as PageName[];
