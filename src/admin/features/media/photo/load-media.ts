import {
  deleteMediaItem,
  listEveryMediaItem,
  listMediaItems,
  listTrash,
  type MediaPage,
} from '#data/pictures/media-items.ts';
import { countMediaItems } from '#data/pictures/photos.ts';
import { serverDate } from '#data/server-clock.ts';
import { type Settled, settled } from '#data/settled.ts';
import type { Author } from '#domain/account/author.ts';
import { isExpired } from '#domain/pictures/media-item.ts';
import type { MediaPlace } from './media-address.ts';

export type LoadedMedia = MediaPage & { counts: { kept: number; trashed: number } };

export const photosFailed = 'Failed to load clinic photos';

/** A search looks through everything; else the rest comes page by page. */
export function loadMedia(place: MediaPlace, by: Author): Promise<Settled<LoadedMedia>> {
  const all = Promise.all([pageOf(place, by), countMediaItems()]);
  return settled(
    all.then(([page, counts]) => ({ ...page, counts })),
    photosFailed,
  );
}

async function pageOf({ view, search, tag }: MediaPlace, by: Author): Promise<MediaPage> {
  if (view === 'trash') return { items: await emptiedTrash(by), next: null };
  return search || tag ? listEveryMediaItem() : listMediaItems();
}

/** The next visit deletes items whose 30 days in the trash are over. */
async function emptiedTrash(by: Author) {
  const items = await listTrash();
  const now = serverDate();
  const expired = items.filter((item) => isExpired(item, now));
  // A failed deletion is tried again at the next visit.
  await Promise.allSettled(expired.map(({ id }) => deleteMediaItem(id, by)));
  return items.filter((item) => !expired.includes(item));
}
