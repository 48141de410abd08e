/** The addresses of the back office. The dashboard, its lists of requests and the login are in `#domain`. */

import type { MessageId } from '#domain/messages/message-kinds.ts';
import { dashboardPath } from '#domain/next-path.ts';

/** The frame of all pages. It leads on to the first one, and a post signs out. */
export const framePath = '/admin';

export const accountsPath = '/admin/accounts';

export const analyticsPath = '/admin/analytics';
export const responsePath = `${analyticsPath}/response`;

/** The guide of docs/guide. */
export const helpPath = '/admin/help';

export const mediaTabPath = `${dashboardPath}/media`;
export const mediaManagerPath = '/admin/media';

export const messagesPath = '/admin/messages';
export const messagePath = (id: MessageId) => `${messagesPath}/${id}`;

export const noticesPath = '/admin/notices';

export const peoplePath = '/admin/people';
export const importPatientsPath = `${peoplePath}/import`;
/** What is due for deletion, and what soon will be. */
export const duePath = `${peoplePath}/due`;
export const personPath = (personId: string) => `${peoplePath}/${encodeURIComponent(personId)}`;

/** The tab of the dashboard: the table, and its editor below it. */
export const postsPath = `${dashboardPath}/blog-posts`;
/** The plain list, and the post form below it. */
export const postListPath = '/admin/posts';
export const newPostPath = `${postListPath}/new`;

export const problemsPath = '/admin/problems';

export const publishingPath = '/admin/publishing';

export const schedulePath = '/admin/schedule';
export const nextDayPath = `${schedulePath}/next-day`;

export const settingsPath = '/admin/settings';
export const locationPath = `${settingsPath}/location`;
export const hoursPath = `${settingsPath}/hours`;
export const promisesPath = `${settingsPath}/promises`;
export const visitorFactsPath = `${settingsPath}/visitors`;
export const announcementPath = `${settingsPath}/announcement`;
export const ratingPath = `${settingsPath}/rating`;
export const mailTestPath = `${settingsPath}/test-email`;
export const staffPath = `${settingsPath}/staff`;
export const visitTypesPath = `${settingsPath}/visit-types`;
export const bookingPath = `${settingsPath}/booking`;
export const retentionPath = `${settingsPath}/retention`;
/** Writers may open these, too. */
export const reviewsPath = `${settingsPath}/reviews`;
export const reviewCardPath = `${reviewsPath}/card`;

/** Each person's own page. */
export const ownSignInPath = '/admin/sign-in';
/** In place of everything else, until a second step that is required is set up. */
export const secondStepPath = '/admin/second-step';
/** After the setup it leads to `from` (path and query). */
export const secondStepPathFrom = (from: string) =>
  `${secondStepPath}?next=${encodeURIComponent(from)}`;

export const trailPath = '/admin/trail';
/** Who looked at a visit. */
export const looksAtVisit = (id: string) => `${trailPath}?visit=${encodeURIComponent(id)}`;
export const trailOf = (leadId: string) => `${trailPath}?request=${encodeURIComponent(leadId)}`;
