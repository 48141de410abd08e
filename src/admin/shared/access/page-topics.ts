import type { GuideTopic } from '../paths/guide-pages.ts';
import { type PageName, pages } from './pages.ts';

/** What the guide says about a page, and about the pages below its path that have no topic of their own. */
const topics: Partial<Record<PageName, GuideTopic>> = {
  overview: '#the-overview',
  appointments: 'requests',
  schedule: 'schedule',
  pipLeads: 'requests#pip-leads',
  posts: 'website#articles',
  media: 'website#photos',
  settings: 'settings',
  booking: 'settings#booking',
  reviews: 'settings#reviews',
  publishing: 'website#when-a-change-is-live',
  problems: 'trouble#problems',
  messages: 'messages',
  accounts: 'accounts',
  importPatients: 'settings#patients-from-the-old-system',
  trail: 'accounts#who-did-what',
  retention: 'requests#how-long-requests-are-kept',
  due: 'requests#how-long-requests-are-kept',
  people: 'requests#a-persons-data',
  signIn: 'accounts#second-step',
  notices: '#the-overview',
  attorneyRequests: 'requests#attorney-requests',
  nextDay: 'schedule#tomorrows-list',
  response: 'requests#how-fast-you-answer',
  postList: 'website#articles',
  mediaManager: 'website#hero-logo-and-staff',
};

/** By address, the longest first. */
export const helpTopics = Object.entries(topics)
  .map(([name, help]) => ({ path: pages[name as PageName].path, help }))
  .sort((a, b) => b.path.length - a.path.length);

export const helpTopicOf = (pathname: string) =>
  helpTopics.find(({ path }) => `${pathname}/`.startsWith(`${path}/`))?.help;
