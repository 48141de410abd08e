import { latestClinic } from '#data/clinic-settings.ts';
import { onEmulators } from '#data/firebase/project.ts';
import { listCallBacks, listLongestWaiting } from '#data/leads/leads.ts';
import { listDue } from '#data/people/due-requests.ts';
import { readRetention } from '#data/people/retention-settings.ts';
import { countMediaItems } from '#data/pictures/photos.ts';
import { getSitePicture } from '#data/pictures/site-media.ts';
import { countPosts } from '#data/posts/posts.ts';
import { readLaunchState } from '#data/publishing/launch-state.ts';
import { readBuildHook } from '#data/publishing/publishing-settings.ts';
import { listShownReviews } from '#data/shown-reviews.ts';
import { listStaff } from '#data/staff.ts';
import { readMailTest } from '#data/test-mails.ts';
import { listStranded } from '#data/visits/stranded-visits.ts';
import { countVisits, lastVisitChange, listHolds, listVisits } from '#data/visits/visits.ts';
import { may, type Role } from '#domain/account/access.ts';
import { missingFacts } from '#domain/clinic/missing-facts.ts';
import { hasHours } from '#domain/clinic/opening-hours.ts';
import { sampleTexts } from '#domain/clinic/sample-texts.ts';
import { type Lead, type LeadType, leadTypes } from '#domain/leads/lead.ts';
import { isInView } from '#domain/leads/lead-view.ts';
import { isDue } from '#domain/people/retention.ts';
import { clinicDate, dayOf } from '#domain/time/clinic-day.ts';
import { workDay } from '#domain/visits/day-plan.ts';
import type { Stranded } from '#domain/visits/stranded.ts';

/** More would push everything else off the page. */
export const mostWaiting = 8;

/** Leads that are put off, and as many new ones of each type as the list shows beside them: any may come first. */
export async function loadWaiting(): Promise<Lead[]> {
  const snoozed = await listCallBacks();
  const countOf = (type: LeadType) =>
    mostWaiting + snoozed.filter((lead) => lead.type === type && isInView(lead, 'new')).length;
  const found = await Promise.all(leadTypes.map((type) => listLongestWaiting(type, countOf(type))));
  const byId = new Map([...snoozed, ...found.flat()].map((lead) => [lead.id, lead]));
  return [...byId.values()];
}

/** The visits of today or, after closing time, of the next open day; and the holds that lapse today. */
export async function loadDay(now: Date) {
  const today = clinicDate(now);
  const date = workDay(now, await latestClinic());
  const [visits, visitsToday, holds, lastChange] = await Promise.all([
    listVisits(dayOf(date)),
    countVisits(dayOf(today)),
    listHolds({ from: now, to: dayOf(today).to }),
    lastVisitChange(),
  ]);
  return { today, date, visits, visitsToday, holds, lastChange };
}

/** null for those who don't edit it. */
export async function loadWebsite(role: Role | null) {
  if (!may(role, 'read', 'blogPosts')) return null;
  const [clinic, posts, media, logo, hero, staff, reviews, buildHook, mailTest, launch] =
    await Promise.all([
      latestClinic(),
      countPosts(),
      countMediaItems(),
      getSitePicture('logo'),
      getSitePicture('hero'),
      listStaff(),
      listShownReviews(),
      readBuildHook(),
      readMailTest(),
      readLaunchState(),
    ]);
  return {
    missingFacts: missingFacts(clinic),
    hasHours: hasHours(clinic.hours),
    posts,
    photos: media.kept,
    hasLogo: logo !== null,
    hasHero: hero !== null,
    staff: staff.length,
    hasBuildHook: buildHook !== '',
    hasReviewLink: clinic.reviewUrl !== '',
    reviews: reviews.length,
    sampleTexts: sampleTexts(),
    mailTest,
    launch,
    isDemo: onEmulators,
  };
}

/** None for those who don't see visits. */
export async function loadStranded(role: Role | null, now: Date): Promise<Stranded[]> {
  if (!may(role, 'read', 'appointments')) return [];
  return listStranded(...(await Promise.all([latestClinic(), listStaff()])), now);
}

/** Requests of each kind that are read to know whether any is due. */
const mostDue = 10;

/** How many of the requests that were left alone longest managers may erase; isMore: others may follow. */
export async function loadDue(role: Role | null, now: Date) {
  if (!may(role, 'delete', 'leads')) return { count: 0, isMore: false };
  const { due, isMore } = await listDue(await readRetention(), now, mostDue);
  return { count: due.filter(isDue).length, isMore };
}

export type DueCount = Awaited<ReturnType<typeof loadDue>>;
export type Day = Awaited<ReturnType<typeof loadDay>>;
export type Website = NonNullable<Awaited<ReturnType<typeof loadWebsite>>>;
