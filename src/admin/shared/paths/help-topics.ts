import { leadListPaths } from '#domain/leads/lead-paths.ts';
import { dashboardPath } from '#domain/next-path.ts';
import type { GuidePage } from './guide-pages.ts';
import {
  accountsPath,
  bookingPath,
  duePath,
  importPatientsPath,
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
  reviewsPath,
  schedulePath,
  settingsPath,
  trailPath,
} from './paths.ts';

type Topic = { page: GuidePage; section?: string };

/** What the guide says about a page and the pages below it, the deeper address first. */
export const helpTopics: readonly (readonly [string, Topic])[] = [
  [leadListPaths.attorney, { page: 'requests', section: 'attorney-requests' }],
  [leadListPaths.pip, { page: 'requests', section: 'pip-leads' }],
  [leadListPaths.contact, { page: 'requests' }],
  [postsPath, { page: 'website', section: 'articles' }],
  [postListPath, { page: 'website', section: 'articles' }],
  [mediaTabPath, { page: 'website', section: 'photos' }],
  [mediaManagerPath, { page: 'website', section: 'hero-logo-and-staff' }],
  [dashboardPath, { page: '', section: 'the-overview' }],
  [nextDayPath, { page: 'schedule', section: 'tomorrows-list' }],
  [schedulePath, { page: 'schedule' }],
  [responsePath, { page: 'requests', section: 'how-fast-you-answer' }],
  [messagesPath, { page: 'messages' }],
  [reviewsPath, { page: 'settings', section: 'reviews' }],
  [retentionPath, { page: 'requests', section: 'how-long-requests-are-kept' }],
  [duePath, { page: 'requests', section: 'how-long-requests-are-kept' }],
  [bookingPath, { page: 'settings', section: 'booking' }],
  [settingsPath, { page: 'settings' }],
  [publishingPath, { page: 'website', section: 'when-a-change-is-live' }],
  [problemsPath, { page: 'trouble', section: 'problems' }],
  [importPatientsPath, { page: 'settings', section: 'patients-from-the-old-system' }],
  [peoplePath, { page: 'requests', section: 'a-persons-data' }],
  [accountsPath, { page: 'accounts' }],
  [trailPath, { page: 'accounts', section: 'who-did-what' }],
  [noticesPath, { page: '', section: 'the-overview' }],
  [ownSignInPath, { page: 'accounts', section: 'second-step' }],
];

export const helpTopicOf = (pathname: string): Topic | undefined =>
  helpTopics.find(([path]) => `${pathname}/`.startsWith(`${path}/`))?.[1];
