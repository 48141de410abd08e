import { dashboardPath } from '#domain/next-path.ts';
import { publishingPath } from '../publishing/publishing-path.ts';
import type { Website } from './load-overview.ts';

export type SetUpStep = {
  label: string;
  text: string;
  to: string;
  isDone: boolean;
  /** Without it the website works, too: alone it doesn't keep the list up. */
  isOptional?: boolean;
  /** A page of the website, which is another document. */
  leaves?: boolean;
};

/** What a new clinic does before it opens the website, in order. */
export function setUpSteps(website: Website, hasAnyLead: boolean): SetUpStep[] {
  const { missingFacts, hasHours, hasLogo, hasHero, photos, staff, posts, hasBuildHook } = website;
  return [
    {
      label: 'Enter the clinic’s facts',
      text: `Still missing: ${missingFacts.join(', ')}`,
      to: '/admin/settings',
      isDone: missingFacts.length === 0,
    },
    {
      label: 'Enter your opening hours',
      text: 'Pages, promised times and the schedule go by them',
      to: '/admin/settings/hours',
      isDone: hasHours,
    },
    {
      label: 'Upload your logo',
      text: 'In the menu of every page',
      to: `${dashboardPath}/media`,
      isDone: hasLogo,
    },
    {
      label: 'Choose the main picture',
      text: 'At the top of the home page',
      to: '/admin/media',
      isDone: hasHero,
    },
    {
      label: 'Add your first photo',
      text: 'Rooms, the door, parking: people like to know where they go',
      to: `${dashboardPath}/media`,
      isDone: photos > 0,
    },
    {
      label: 'Add your team',
      text: 'On the About page, and to book visits with',
      to: '/admin/media',
      isDone: staff > 0,
    },
    {
      label: 'Publish your first article',
      text: 'On the blog',
      to: '/admin/posts/new',
      isDone: posts.published > 0,
    },
    {
      label: 'Connect publishing',
      text: 'So that search engines see your changes within minutes',
      to: publishingPath,
      isDone: hasBuildHook,
      isOptional: true,
    },
    {
      label: 'Send yourself a test request',
      text: 'It shows up on this page within seconds',
      to: '/contact',
      isDone: hasAnyLead,
      leaves: true,
    },
  ];
}
