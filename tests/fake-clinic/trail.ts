import type { Author } from '#domain/account/author.ts';
import { leadName } from '#domain/leads/lead.ts';
import type { Deed } from '#domain/leads/lead-activity.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { type AccessEntry, type Change, trailAreas } from '#domain/trail/trail-entry.ts';
import { backend } from './backend.ts';
import { pageAfter } from './lists.ts';

/** Notes a change of the document at this path. */
export function logChange(
  path: string,
  change: Change | AccessEntry | (Deed & { leadId: string }),
  by: Author,
  id: string = crypto.randomUUID(),
): void {
  const [collection = '', documentId = ''] = path.split('/');
  const place = { collection, id: documentId };
  const entryId = `${path}/activity/${id}`;
  backend.trail = [{ ...change, id: entryId, by, at: new Date(), place }, ...backend.trail];
}

function nameOf(path: string): string | null | undefined {
  const [collection, id] = path.split('/');
  const isIt = (each: { id: string }) => each.id === id;
  switch (collection) {
    case 'leads': {
      const lead = backend.leads.find(isIt);
      return lead ? leadName(lead) : null;
    }
    case 'appointments':
      return backend.visits.find(isIt)?.patientName ?? null;
    case 'persons':
      return backend.persons.find(isIt)?.name ?? null;
    case 'users': {
      const person = backend.people.find(({ uid }) => uid === id);
      return person ? person.name || person.email : null;
    }
    case 'blogPosts':
      return backend.posts.find(isIt)?.title ?? null;
    case 'staff':
      return backend.staff.find(isIt)?.name ?? null;
    case 'reviews':
      return backend.reviews.find(isIt)?.name ?? null;
    case 'media':
      return backend.media.find(isIt)?.alt ?? null;
    default:
      return undefined;
  }
}

export const trail: typeof import('#data/trail/trail.ts') = {
  async listTrail({ by, leadIds, appointmentId, area, day, after }) {
    const kinds: readonly string[] | null = area && trailAreas[area];
    const { page, next } = pageAfter(
      backend.trail,
      after,
      25,
      (entry) =>
        (!by || entry.by.uid === by) &&
        (leadIds.length === 0 ||
          ('leadId' in entry && leadIds.some((id) => id === entry.leadId))) &&
        (!appointmentId || ('appointmentId' in entry && entry.appointmentId === appointmentId)) &&
        (!kinds || kinds.includes(entry.kind)) &&
        (!day || clinicDate(entry.at) === day),
    );
    return { entries: page, next };
  },

  async listSettingsChanges(count) {
    return backend.trail.filter(({ id }) => id.startsWith('settings/clinic/')).slice(0, count);
  },

  async readNames(places) {
    const paths = places.map(({ collection, id }) => `${collection}/${id}`);
    const names = paths.map((path) => [path, nameOf(path)] as const);
    return Object.fromEntries(
      names.flatMap(([path, name]) => (name === undefined ? [] : [[path, name]])),
    );
  },

  async addAccessEntries(looks, by) {
    const isStored = (id: string) => backend.trail.some((entry) => entry.id.endsWith(`/${id}`));
    for (const { id, ...look } of looks) {
      if (!isStored(id)) logChange(`users/${by.uid}`, look, by, id);
    }
  },
};
