import { CalendarClock, FileText, Image, Newspaper, UserRound } from 'lucide-react';
import { type LeadPage, listLeads } from '#data/leads/leads.ts';
import { searchKnown } from '#data/people/find-person.ts';
import { listEveryMediaItem } from '#data/pictures/media-items.ts';
import { listEveryPost } from '#data/posts/post-admin.ts';
import { serverDate } from '#data/server-clock.ts';
import { type Settled, settled } from '#data/settled.ts';
import { may, type Role } from '#domain/account/access.ts';
import { type Lead, type LeadType, leadName } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { visitSummary } from '#domain/people/person-line.ts';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import { photoTitle } from '#domain/pictures/photo.ts';
import type { Post } from '#domain/posts/post.ts';
import { mediaAddress } from '../../features/media/photo/media-address.ts';
import { mediaTabPath, personPath, postListPath } from '../../shared/paths/paths.ts';
import { matches, type PaletteGroup } from './entries.ts';

const mostOfEach = 5;

/** hasFailed: of some source. */
export type Found = { groups: PaletteGroup[]; hasFailed: boolean };

/** The database finds leads; posts and photos are read once and searched here. A failed source is asked again next time. */
export function finder(role: Role | null): (text: string) => Promise<Settled<Found>> {
  const everyPost = readOnce(async () => (await listEveryPost()).posts);
  const everyPhoto = readOnce(async () => (await listEveryMediaItem()).items);

  return async (text) => {
    const sources: Promise<PaletteGroup>[] = [];
    if (may(role, 'read', 'leads')) {
      sources.push(
        people(text),
        leads('contact', 'Appointment requests', text),
        leads('pip', 'PIP leads', text),
        leads('attorney', 'Attorney requests', text),
      );
    }
    if (may(role, 'read', 'blogPosts')) {
      sources.push(everyPost().then((all) => postGroup(all, text)));
    }
    if (may(role, 'read', 'media')) {
      sources.push(everyPhoto().then((all) => photoGroup(all, text)));
    }
    const results = await Promise.all(sources.map((each) => settled(each, 'Failed to search')));
    return {
      ok: true,
      value: {
        groups: results.flatMap((result) => (result.ok ? [result.value] : [])),
        hasFailed: results.some(({ ok }) => !ok),
      },
    };
  };
}

/** A failed source is read again next time. */
function readOnce<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null;
  return () => {
    value ??= read().catch((error) => {
      value = null;
      throw error;
    });
    return value;
  };
}

async function leads(type: LeadType, title: string, search: string): Promise<PaletteGroup> {
  const page: LeadPage = await listLeads({ type, view: 'all', search, pageSize: mostOfEach });
  const icon = type === 'pip' ? FileText : CalendarClock;
  return {
    title,
    hasMore: page.next !== null,
    entries: page.leads.map((lead: Lead) => ({
      id: `lead-${lead.id}`,
      label: leadName(lead),
      detail: lead.phone || lead.email,
      icon,
      to: leadPath(lead),
    })),
  };
}

async function people(text: string): Promise<PaletteGroup> {
  const found = await searchKnown(text);
  return {
    title: 'People',
    hasMore: found.hasMore,
    entries: found.people.map(({ group: [{ id, name, keys }], visits }) => ({
      id: `person-${id}`,
      label: name || keys[0] || 'No name',
      detail: visitSummary(visits, serverDate()).join(' · '),
      icon: UserRound,
      to: personPath(id),
    })),
  };
}

function postGroup(all: Post[], text: string): PaletteGroup {
  const found = all.filter(({ title, slug }) => matches(`${title} ${slug}`, text));
  return {
    title: 'Blog posts',
    hasMore: found.length > mostOfEach,
    entries: found.slice(0, mostOfEach).map(({ id, title, published }) => ({
      id: `post-${id}`,
      label: title || 'Untitled',
      detail: published ? 'Published' : 'Draft',
      icon: Newspaper,
      to: `${postListPath}/${id}`,
    })),
  };
}

function photoGroup(all: MediaItem[], text: string): PaletteGroup {
  const found = all.filter(({ caption, alt, tags }) =>
    matches([caption, alt, ...tags].join(' '), text),
  );
  return {
    title: 'Photos',
    hasMore: found.length > mostOfEach,
    entries: found.slice(0, mostOfEach).map((item) => ({
      id: `photo-${item.id}`,
      label: photoTitle(item),
      detail: item.tags[0],
      icon: Image,
      to: mediaTabPath + mediaAddress({ search: photoTitle(item) }),
    })),
  };
}
