import { countAppointments } from '#data/appointments.ts';
import { listLeads } from '#data/leads.ts';
import { countPhotos } from '#data/photos.ts';
import { countPosts } from '#data/posts.ts';
import { clinicDay } from '#domain/clinic-day.ts';

/**
 * Who needs an answer, the longest wait first, and who comes today. Beyond 50 new requests older ones
 * wait that are not among them: `olderWait` says so.
 */
export async function loadPeople(today: Date) {
  const [requests, pip, appointmentsToday] = await Promise.all([
    listLeads({ type: 'contact', view: 'new', pageSize: 50 }),
    listLeads({ type: 'pip', view: 'all', pageSize: 5 }),
    countAppointments(clinicDay(today)),
  ]);
  return {
    today,
    waiting: requests.leads.toReversed(),
    olderWait: requests.next !== null,
    pipLeads: pip.leads,
    appointmentsToday,
  };
}

export async function loadWebsite() {
  const [posts, photos] = await Promise.all([countPosts(), countPhotos()]);
  return { posts, photos };
}

export type People = Awaited<ReturnType<typeof loadPeople>>;
export type Website = Awaited<ReturnType<typeof loadWebsite>>;
