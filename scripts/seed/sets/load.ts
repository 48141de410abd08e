import type { LeadStatus } from '#domain/leads/lead.ts';
import { minutesBefore } from '../clock.ts';
import type { SeedDocument } from '../document.ts';
import { day, hour, leadDocuments } from '../leads/lead-document.ts';

const firstNames = ['Ada', 'Carla', 'Diego', 'Elena', 'Felix', 'Gina', 'Hugo', 'Iris', 'Jonas'];
const lastNames = ['Adams', 'Brooks', 'Cruz', 'Dalton', 'Ellis', 'Foster', 'Garcia', 'Hansen'];
const injuries = ['Neck pain', 'Low back', 'Headaches', '', 'Shoulder', 'Sciatica', 'Mid-back'];
const statuses: LeadStatus[] = ['closed', 'contacted', 'closed', 'in_review', 'dismissed', 'new'];

/** Requests older than all others, which therefore stay on top; up to 10,000 with different contacts. */
export function loadLeads(now: Date, count: number): SeedDocument[] {
  return Array.from({ length: count }, (_, index) => {
    const firstName = pick(firstNames, index);
    const lastName = pick(lastNames, Math.floor(index / firstNames.length));
    const lead = {
      id: `load-${index}`,
      age: 60 * day + index * 1.5 * hour,
      name: `${firstName} ${lastName}`,
      email: `${firstName}.${lastName}.${index}@example.com`.toLowerCase(),
      // The last four digits stay in the fictional range, so the area codes vary.
      phone: `(${201 + Math.floor(index / 100)}) 555-01${String(index % 100).padStart(2, '0')}`,
      typeOfInjury: pick(injuries, index),
      wasInAccident: index % 3 > 0,
      status: pick(statuses, Math.floor(index / 2)),
    };
    return leadDocuments(index % 5 === 0 ? 'pip' : 'appointment', lead, now);
  }).flat();
}

/** Published articles, the newest first: article-1, article-2 and so on; three are featured. */
export function loadArticles(now: Date, count: number): SeedDocument[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `article-${index + 1}`;
    const at = minutesBefore(now, index + 1);
    return {
      path: `blogPosts/${id}`,
      data: {
        title: `Article ${index + 1}`,
        slug: id,
        content: 'Walk a little every day.',
        status: 'published',
        published: true,
        featured: index < 3,
        createdAt: at,
        updatedAt: at,
      },
    };
  });
}

function pick<Item>(items: Item[], index: number): Item {
  return items[index % items.length] as Item;
}
