import {
  deleteMediaItem,
  listEveryMediaItem,
  listMediaItems,
  listTrash,
  type MediaPage,
} from '#data/pictures/media-items.ts';
import { countMediaItems } from '#data/pictures/photos.ts';
import { type Settled, settled } from '#data/settled.ts';
import { isExpired } from '#domain/pictures/media-item.ts';
import type { MediaPlace } from './media-address.ts';

export type LoadedMedia = MediaPage & { counts: { kept: number; trashed: number } };

export const photosFailed = 'Failed to load clinic photos';

/** A search looks through everything; else the rest comes page by page. */
export function loadMedia(place: MediaPlace): Promise<Settled<LoadedMedia>> {
  const all = Promise.all([pageOf(place), countMediaItems()]);
  return settled(
    all.then(([page, counts]) => ({ ...page, counts })),
    photosFailed,
  );
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
