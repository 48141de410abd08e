import { listLeads, listLongestWaiting } from '#data/leads/leads.ts';
import { countMediaItems } from '#data/pictures/photos.ts';
import { countPosts } from '#data/posts/posts.ts';
import { countVisits } from '#data/visits/visits.ts';
import { clinicDay } from '#domain/time/clinic-day.ts';

/** More would push everything else off the page. */
const atMost = 5;

/** Requests that need an answer, longest wait first, and today's visits. */
export async function loadPeople(today: Date) {
  const [waiting, pip, appointmentsToday] = await Promise.all([
    listLongestWaiting(atMost),
    listLeads({ type: 'pip', view: 'all', pageSize: atMost }),
    countVisits(clinicDay(today)),
  ]);
  return { today, waiting, pipLeads: pip.leads, appointmentsToday };
}

export async function loadWebsite() {
  const [posts, media] = await Promise.all([countPosts(), countMediaItems()]);
  return { posts, photos: media.kept };
}

export type People = Awaited<ReturnType<typeof loadPeople>>;
export type Website = Awaited<ReturnType<typeof loadWebsite>>;
