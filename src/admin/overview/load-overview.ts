import { listLongestWaiting } from '#data/leads/leads.ts';
import { countMediaItems } from '#data/pictures/photos.ts';
import { getSitePicture } from '#data/pictures/site-media.ts';
import { countPosts } from '#data/posts/posts.ts';
import { listStaff } from '#data/staff.ts';
import { countVisits, lastVisitChange, listVisits } from '#data/visits/visits.ts';
import { leadTypes } from '#domain/leads/lead.ts';
import { clinicDate, dayOf } from '#domain/time/clinic-day.ts';
import { workDay } from '#domain/visits/day-plan.ts';

/** More would push everything else off the page. */
export const mostWaiting = 8;

/**
 * New leads of every type, the earliest promised time first. As many of each type as the list shows: any of them
 * may come first.
 */
export async function loadWaiting() {
  const found = await Promise.all(leadTypes.map((type) => listLongestWaiting(type, mostWaiting)));
  return found
    .flat()
    .sort(
      (a, b) =>
        a.promisedBy.getTime() - b.promisedBy.getTime() ||
        a.createdAt.getTime() - b.createdAt.getTime(),
    );
}

/** The visits of today or, after closing time, of the next open day. */
export async function loadDay(now: Date) {
  const today = clinicDate(now);
  const date = workDay(now);
  const [visits, visitsToday, lastChange] = await Promise.all([
    listVisits(dayOf(date)),
    countVisits(dayOf(today)),
    lastVisitChange(),
  ]);
  return { today, date, visits, visitsToday, lastChange };
}

export async function loadWebsite() {
  const [posts, media, logo, hero, staff] = await Promise.all([
    countPosts(),
    countMediaItems(),
    getSitePicture('logo'),
    getSitePicture('hero'),
    listStaff(),
  ]);
  return {
    posts,
    photos: media.kept,
    hasLogo: logo !== null,
    hasHero: hero !== null,
    staff: staff.length,
  };
}

export type Day = Awaited<ReturnType<typeof loadDay>>;
export type Website = Awaited<ReturnType<typeof loadWebsite>>;
