import type { QuerySnapshot } from 'firebase-admin/firestore';
import { countLeads } from '#domain/leads/count-leads.ts';
import { leadFrom } from '#domain/leads/lead.ts';
import { galleryOf } from '#domain/pictures/gallery-entries.ts';

export type Documents = Record<string, Record<string, unknown>>;

export function documentsById({ docs }: QuerySnapshot): Documents {
  return Object.fromEntries(docs.map((stored) => [stored.id, stored.data()]));
}

/** The documents of the collection `summaries`: what each is made of, and how. */
export const summaries = {
  leads: {
    collection: 'leads',
    of: (leads: Documents) =>
      countLeads(Object.entries(leads).map(([id, lead]) => leadFrom(id, lead))),
  },
  gallery: { collection: 'media', of: (media: Documents) => ({ photos: galleryOf(media) }) },
};

export type SummaryName = keyof typeof summaries;

export const summaryNames = Object.keys(summaries) as SummaryName[];
