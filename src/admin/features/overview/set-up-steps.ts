import { plural } from '../../shared/parts/plural.ts';
import * as paths from '../../shared/paths/paths.ts';
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

const ofAddress = ['street', 'city', 'ZIP code'];

/** What a new clinic does before it opens the website, in order. The stored data decides what is done. */
export function setUpSteps(website: Website, hasAnyLead: boolean): SetUpStep[] {
  const { missingFacts, hasHours, hasLogo, hasHero, photos, staff, posts, hasBuildHook } = website;
  const { hasReviewLink, reviews, sampleTexts, mailTest, launch, isDemo } = website;
  return [
    {
      label: 'Enter the clinic’s facts',
      text: `Still missing: ${missingFacts.join(', ')}`,
      to: missingFacts.every((fact) => ofAddress.includes(fact))
        ? paths.locationPath
        : paths.settingsPath,
      isDone: missingFacts.length === 0,
    },
    {
      label: 'Enter your office hours',
      text: 'Pages, promised times and the schedule go by them',
      to: paths.hoursPath,
      isDone: hasHours,
    },
    {
      label: 'Upload your logo',
      text: 'In the menu of every page',
      to: paths.mediaTabPath,
      isDone: hasLogo,
    },
    {
      label: 'Choose the main picture',
      text: 'At the top of the home page',
      to: paths.mediaManagerPath,
      isDone: hasHero,
    },
    {
      label: 'Add your first photo',
      text: 'Rooms, the door, parking: people like to know where they’re going',
      to: paths.mediaTabPath,
      isDone: photos > 0,
    },
    {
      label: 'Add your team',
      text: 'On the About page, and to book visits with',
      to: paths.staffPath,
      isDone: staff > 0,
    },
    {
      label: 'Link to your reviews',
      text: 'Visitors read what your patients say about you',
      to: paths.ratingPath,
      isDone: hasReviewLink,
    },
    {
      label: 'Publish your first review',
      text: 'On the home page, if its author said yes in writing',
      to: paths.reviewsPath,
      isDone: reviews > 0,
      isOptional: true,
    },
    {
      label: 'Replace the sample legal texts',
      text: `${plural(sampleTexts.length, 'page')} to go. The person who set up the website puts in your own texts`,
      to: sampleTexts[0] ?? '/notice-of-privacy-practices',
      isDone: sampleTexts.length === 0,
      isOptional: isDemo,
      leaves: true,
    },
    {
      label: 'Publish your first article',
      text: 'On the blog',
      to: paths.newPostPath,
      isDone: posts.published > 0,
    },
    {
      label: 'Send a test email',
      text: mailTest
        ? `The last one failed. ${mailTest.reason}`
        : 'So that you hear of every request',
      to: paths.mailTestPath,
      isDone: mailTest?.ok === true,
    },
    {
      label: 'Connect publishing',
      text: 'So that search engines see your changes within minutes',
      to: paths.publishingPath,
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
    {
      label: 'Pass the launch check',
      text:
        launch === null
          ? 'No build has passed it yet'
          : `${plural(launch.count, 'thing')} to change on the website`,
      to: paths.publishingPath,
      isDone: launch?.count === 0,
      isOptional: isDemo,
    },
  ];
}
