import { countAppointments } from '#data/appointments.ts';
import { listLeads, listLongestWaiting } from '#data/leads.ts';
import { countPosts } from '#data/posts.ts';
import { clinicDay } from '#domain/clinic-day.ts';

/** More would push everything else off the page. */
const atMost = 5;

/** Who needs an answer, the longest wait first, and who comes today. */
export async function loadPeople(today: Date) {
  const [waiting, pip, appointmentsToday] = await Promise.all([
    listLongestWaiting(atMost),
    listLeads({ type: 'pip', view: 'all', pageSize: atMost }),
    countAppointments(clinicDay(today)),
  ]);
  return { today, waiting, pipLeads: pip.leads, appointmentsToday };
}

export async function loadWebsite() {
  const [posts, photos] = await Promise.all([countPosts(), countPhotos()]);
  return { posts, photos };
}

/** Without those in the trash. The code brings the Storage SDK along, which nothing else here needs. */
async function countPhotos(): Promise<number> {
  const { countMediaItems } = await import('#data/media-items.ts');
  return (await countMediaItems()).kept;
}

export type People = Awaited<ReturnType<typeof loadPeople>>;
export type Website = Awaited<ReturnType<typeof loadWebsite>>;
