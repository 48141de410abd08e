import { CalendarClock, FileText, Newspaper } from 'lucide-react';
import { type LeadPage, listLeads } from '#data/leads.ts';
import { listEveryPost } from '#data/post-admin.ts';
import { type Lead, type LeadType, leadName } from '#domain/lead.ts';
import { leadPath } from '#domain/lead-paths.ts';
import type { Post } from '#domain/post.ts';
import { matches, type PaletteGroup } from './entries.ts';

const mostOfEach = 5;

export type Answer = { groups: PaletteGroup[]; failed: boolean };

/**
 * Searches leads in the database, and posts among all of them, which are read once. A source that
 * fails leaves its group out, and is asked again next time.
 */
export function finder(): (text: string) => Promise<Answer> {
  let posts: Promise<Post[]> | null = null;
  const everyPost = () => {
    posts ??= listEveryPost().then(
      (list) => list.posts,
      (error) => {
        posts = null;
        throw error;
      },
    );
    return posts;
  };

  return async (text) => {
    const answers = await Promise.allSettled([
      leads('contact', 'Appointment requests', text),
      leads('pip', 'PIP leads', text),
      leads('attorney', 'Attorney requests', text),
      everyPost().then((all) => postGroup(all, text)),
    ]);
    return {
      groups: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
      failed: answers.some(({ status }) => status === 'rejected'),
    };
  };
}

async function leads(type: LeadType, title: string, search: string): Promise<PaletteGroup> {
  const page: LeadPage = await listLeads({ type, view: 'all', search, pageSize: mostOfEach });
  const icon = type === 'pip' ? FileText : CalendarClock;
  return {
    title,
    entries: page.leads.map((lead: Lead) => ({
      id: `lead-${lead.id}`,
      label: leadName(lead),
      detail: lead.phone || lead.email,
      icon,
      to: leadPath(lead),
    })),
  };
}

function postGroup(all: Post[], text: string): PaletteGroup {
  return {
    title: 'Blog posts',
    entries: all
      .filter(({ title, slug }) => matches(`${title} ${slug}`, text))
      .slice(0, mostOfEach)
      .map(({ id, title, published }) => ({
        id: `post-${id}`,
        label: title || 'Untitled',
        detail: published ? 'Published' : 'Draft',
        icon: Newspaper,
        to: `/admin/posts/${id}`,
      })),
  };
}
