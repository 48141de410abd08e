import {
  deleteMediaItem,
  listEveryMediaItem,
  listMediaItems,
  listTrash,
  type MediaPage,
} from '#data/pictures/media-items.ts';
import { countMediaItems } from '#data/pictures/photos.ts';
import { report } from '#data/problems/report.ts';
import { isExpired } from '#domain/pictures/media-item.ts';
import type { MediaPlace } from './media-address.ts';

export type LoadedMedia =
  | ({ ok: true; counts: { kept: number; trashed: number } } & MediaPage)
  | { ok: false };

/** Never rejects. A search looks through everything; else the rest comes page by page. */
export async function loadMedia(place: MediaPlace): Promise<LoadedMedia> {
  try {
    const [page, counts] = await Promise.all([pageOf(place), countMediaItems()]);
    return { ok: true, ...page, counts };
  } catch (error) {
    report(error, 'Failed to load clinic photos');
    return { ok: false };
  }
}

async function pageOf({ view, search, tag }: MediaPlace): Promise<MediaPage> {
  if (view === 'trash') return { items: await emptiedTrash(), next: null };
  return search || tag ? listEveryMediaItem() : listMediaItems();
}

/** What has lain there for its 30 days is deleted by whoever looks next. */
async function emptiedTrash() {
  const items = await listTrash();
  const now = new Date();
  const expired = items.filter((item) => isExpired(item, now));
  // One that cannot be deleted now can be next time.
  await Promise.allSettled(expired.map(({ id }) => deleteMediaItem(id)));
  return items.filter((item) => !expired.includes(item));
}
