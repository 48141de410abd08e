import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { loadChunk } from '#ui/loading/load-chunk.ts';
import type { TabName } from '../../features/settings/settings-tabs.ts';
import type { PageName } from '../../shared/access/pages.ts';
import type { KeptPage } from '../../shared/data/keep-page.ts';

type LoadPage = LazyRouteFunction<RouteObject>;

// Not with the addresses, which load first.
const keepingCode = () => import('../../shared/data/keep-page.ts');
const leadCode = () => import('../../features/leads/drawer/lead-drawer.tsx');
const analytics = () => import('../../features/analytics/figures-page.tsx');
const overview = () => import('../../features/overview/overview-page.tsx');
const messages = () => import('../../features/messages/messages-page.tsx');
const settings = () => import('../../features/settings/settings-page.tsx');
const postEditor = () => import('../../features/posts/editor/post-editor-page.tsx');
const people = () => import('../../features/people/people-page.tsx');
const schedule = () => import('../../features/schedule/schedule-page.tsx');

/** The page of one form of the clinic's facts. */
const tabPage = (name: TabName) => async () => (await loadChunk(settings)).tabPage(name);

/** With the code of its drawer or its actions: neither a lost connection nor a deploy can come between them. */
const both =
  <Page>(page: () => Promise<Page>, other: () => Promise<unknown>) =>
  async () =>
    (await Promise.all([loadChunk(page), loadChunk(other)]))[0];

/** It shows at once what it showed before. */
const kept =
  <Page extends KeptPage>(load: () => Promise<Page>) =>
  async () => {
    const [{ keepPage }, page] = await Promise.all([loadChunk(keepingCode), loadChunk(load)]);
    return keepPage(page);
  };

const leadDrawer = kept(leadCode);

export const pageCode: Record<PageName, LoadPage> = {
  overview: kept(both(overview, leadCode)),
  analytics,
  response: async () => (await loadChunk(analytics)).response,
  posts: kept(() => import('../../features/posts/list/posts-page.tsx')),
  post: async () => (await loadChunk(postEditor)).tabEditor,
  postList: kept(() => import('../../features/posts/list/post-list-page.tsx')),
  postForm: async () => (await loadChunk(postEditor)).postForm,
  appointments: kept(both(() => import('../../features/leads/appointments-page.tsx'), leadCode)),
  pipLeads: kept(both(() => import('../../features/leads/pip-leads-page.tsx'), leadCode)),
  attorneyRequests: kept(
    both(() => import('../../features/leads/attorney-requests-page.tsx'), leadCode),
  ),
  request: leadDrawer,
  newRequest: async () => (await loadChunk(leadCode)).newRequest,
  pipLead: leadDrawer,
  attorneyRequest: leadDrawer,
  schedule: kept(schedule),
  nextDay: kept(both(() => import('../../features/schedule/next-day/next-day-page.tsx'), schedule)),
  media: () => import('../../features/media/media-page.tsx'),
  mediaManager: () => import('../../features/media/media-manager-page.tsx'),
  messages,
  message: async () => (await loadChunk(messages)).editor,
  people,
  person: async () => (await loadChunk(people)).person,
  importPatients: () => import('../../features/people/import/import-page.tsx'),
  due: () => import('../../features/retention/due-page.tsx'),
  settings: tabPage('settings'),
  location: tabPage('location'),
  hours: tabPage('hours'),
  promises: tabPage('promises'),
  visitorFacts: tabPage('visitorFacts'),
  announcement: tabPage('announcement'),
  rating: tabPage('rating'),
  mailTest: () => import('../../features/settings/mail-test-page.tsx'),
  staff: () => import('../../features/media/staff/staff-page.tsx'),
  reviews: () => import('../../features/reviews/reviews-page.tsx'),
  reviewCard: () => import('../../features/reviews/review-card-page.tsx'),
  visitTypes: () => import('../../features/settings/visit-types/visit-types-page.tsx'),
  booking: () => import('../../features/settings/booking/booking-page.tsx'),
  retention: () => import('../../features/retention/retention-page.tsx'),
  accounts: () => import('../../features/accounts/accounts-page.tsx'),
  trail: () => import('../../features/trail/trail-page.tsx'),
  publishing: () => import('../../features/publishing/publishing-page.tsx'),
  problems: () => import('../../features/problems/problems-page.tsx'),
  help: () => import('../../features/help/help-page.tsx'),
  notices: () => import('../notices/notices-page.tsx'),
  signIn: () => import('../sign-in/sign-in-page.tsx'),
};

/** Parts of a page that load and reload by themselves, by the id of their route. */
export const pageParts: Partial<Record<PageName, Record<string, LoadPage>>> = {
  overview: {
    'overview-day': kept(async () => (await loadChunk(overview)).day),
    'overview-waitlist': kept(async () => (await loadChunk(overview)).waitlist),
    'overview-website': kept(async () => (await loadChunk(overview)).website),
  },
};
