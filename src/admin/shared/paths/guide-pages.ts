import { leadListPaths } from '#domain/leads/lead-paths.ts';
import { accountsPath, helpPath, messagesPath, schedulePath, settingsPath } from './paths.ts';

/** The pages of docs/guide by their name in the address, in order. of: the page that it is about. */
export const guidePages = {
  '': { label: 'Find your way', about: 'sign in, read the overview', of: helpPath },
  requests: { label: 'Requests', about: 'call, note, status, export', of: leadListPaths.contact },
  schedule: { label: 'Schedule', about: 'book, move or cancel a visit', of: schedulePath },
  messages: { label: 'Messages', about: 'words of emails and texts', of: messagesPath },
  settings: { label: 'Settings', about: 'phone number, hours, closures', of: settingsPath },
  website: { label: 'Website', about: 'articles, photos, staff list', of: helpPath },
  accounts: { label: 'Accounts', about: 'invite, roles, second step', of: accountsPath },
  'shot-list': { label: 'Shot list', about: 'photos of the clinic', of: helpPath },
  trouble: { label: 'When something goes wrong', about: 'not saved, not loaded', of: helpPath },
} as const;

export type GuidePage = keyof typeof guidePages;

export const guidePageNames = Object.keys(guidePages) as GuidePage[];

/** The name of its file in docs/guide, without '.md'. */
export const guideFileOf = (name: GuidePage) => name || 'README';

/** A page of the guide, or one section of it. */
export type GuideTopic = GuidePage | `${GuidePage}#${string}`;

export const helpPathOf = (topic: GuideTopic) =>
  helpPath + (topic === '' || topic.startsWith('#') ? topic : `/${topic}`);
