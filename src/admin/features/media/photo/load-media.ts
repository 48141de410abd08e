import type { LoaderFunctionArgs } from 'react-router-dom';
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
import { authorOf } from '../../../shared/access/author.ts';
import { sessionContext } from '../../../shared/access/session-context.ts';
import { type MediaPlace, parseMediaParams } from './media-address.ts';

export type LoadedMedia = MediaPage & { counts: { kept: number; trashed: number } };

export const photosFailed = 'Failed to load clinic photos';

/** A search looks through everything; else the rest comes page by page. */
export function loadMedia({ request, context }: LoaderFunctionArgs): Promise<Settled<LoadedMedia>> {
  const place = parseMediaParams(new URL(request.url).searchParams);
  return settled(readMedia(place, authorOf(context.get(sessionContext))), photosFailed);
}

async function readMedia(place: MediaPlace, by: Author): Promise<LoadedMedia> {
  const [page, counts] = await Promise.all([pageOf(place, by), countMediaItems()]);
  return { ...page, counts };
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
