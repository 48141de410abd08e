import { auth, profile, project } from './account.ts';
import { controlled } from './control.ts';
import type { Data } from './data.ts';
import { activityLog, leadFeed, leadMails, leads } from './leads.ts';
import { files, images, mediaItems, photos, siteMedia, siteMediaAdmin } from './pictures.ts';
import { postAdmin, posts } from './posts.ts';
import { problems } from './problems.ts';
import { staff, staffAdmin } from './staff.ts';
import { bookings, visits } from './visits.ts';

const fakes: Data = {
  '#data/account/auth.ts': auth,
  '#data/account/profile.ts': profile,
  '#data/firebase/files.ts': files,
  '#data/firebase/project.ts': project,
  '#data/leads/activity-log.ts': activityLog,
  '#data/leads/lead-feed.ts': leadFeed,
  '#data/leads/lead-mails.ts': leadMails,
  '#data/leads/leads.ts': leads,
  '#data/pictures/images.ts': images,
  '#data/pictures/media-items.ts': mediaItems,
  '#data/pictures/photos.ts': photos,
  '#data/pictures/site-media-admin.ts': siteMediaAdmin,
  '#data/pictures/site-media.ts': siteMedia,
  '#data/posts/post-admin.ts': postAdmin,
  '#data/posts/posts.ts': posts,
  '#data/problems/problems.ts': problems,
  '#data/staff-admin.ts': staffAdmin,
  '#data/staff.ts': staff,
  '#data/visits/book-visit.ts': bookings,
  '#data/visits/visits.ts': visits,
};

/** What pages import in place of each module; classes and values stay as they are. */
export const modules = Object.entries(fakes).map(([path, fake]) => {
  const module = Object.defineProperties({}, Object.getOwnPropertyDescriptors(fake));
  for (const [name, value] of Object.entries(fake as Record<string, unknown>)) {
    if (/^[a-z]/.test(name) && typeof value === 'function') {
      Object.assign(module, { [name]: controlled(name, value as never) });
    }
  }
  return [path, module] as const;
});
