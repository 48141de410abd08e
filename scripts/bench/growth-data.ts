import { minutesBefore } from '../seed/clock.ts';
import { localEmulator } from '../seed/emulator.ts';
import { media } from '../seed/pictures/media.ts';
import { renderPictures } from '../seed/pictures/pictures.ts';
import { siteMedia } from '../seed/pictures/site-media.ts';
import { loadArticles, loadLeads } from '../seed/sets/load.ts';
import { summariesOf } from '../seed/summaries.ts';
import { accounts, profiles } from '../seed/users.ts';

/** Replaces all documents by as many articles, photos and leads. The photos share the stored files. */
export async function storeMany(count: number): Promise<void> {
  const emulator = localEmulator();
  const now = new Date();
  const pictures = await renderPictures();
  const photos = media(now, pictures, emulator.urlOf)
    .documents.map(({ data }) => data)
    .filter(({ status, visibility }) => status === 'published' && visibility === 'public');
  const numbers = Array.from({ length: count }, (_, index) => index + 1);

  await emulator.wipe();
  await Promise.all(accounts.map(emulator.createAccount));
  const documents = [
    ...siteMedia(now, pictures, emulator.urlOf).documents,
    ...loadArticles(now, count),
    ...numbers.map((number) => ({
      path: `media/m${number}`,
      data: { ...photos[number % photos.length], createdAt: minutesBefore(now, number) },
    })),
    ...loadLeads(now, count),
  ];
  await emulator.store([...profiles, ...documents, ...summariesOf(documents)]);
}
