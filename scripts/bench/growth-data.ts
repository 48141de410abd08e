import type { SeedDocument } from '../seed/document.ts';
import { localEmulator } from '../seed/emulator.ts';
import { loadLeads } from '../seed/load.ts';
import { media } from '../seed/media.ts';
import { renderPictures } from '../seed/pictures.ts';
import { siteMedia } from '../seed/site-media.ts';
import { accounts, profiles } from '../seed/users.ts';

/** Replaces all documents: as many articles, photos and leads. Files stay, which the photos share. */
export async function storeMany(count: number): Promise<void> {
  const emulator = localEmulator();
  const now = new Date();
  const pictures = await renderPictures();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const photos = media(now, pictures, emulator.urlOf)
    .documents.map(({ data }) => data)
    .filter(({ status, visibility }) => status === 'published' && visibility === 'public');
  const numbers = Array.from({ length: count }, (_, index) => index + 1);

  await emulator.wipe();
  await Promise.all(accounts.map(emulator.createAccount));
  await emulator.store([
    ...profiles,
    ...siteMedia(now, pictures, emulator.urlOf).documents,
    ...numbers.map((number) => article(number, ago(number))),
    // Named as in the demo data, so that a built gallery finds the photo after which the older ones come.
    ...numbers.map((number) => ({
      path: `media/m${number}`,
      data: { ...photos[number % photos.length], createdAt: ago(number) },
    })),
    ...loadLeads(now, count),
  ]);
}

/** The first three are featured. */
function article(number: number, at: Date): SeedDocument {
  return {
    path: `blogPosts/article-${number}`,
    data: {
      title: `Article ${number}`,
      slug: `article-${number}`,
      content: 'Walk a little every day.',
      status: 'published',
      published: true,
      featured: number <= 3,
      createdAt: at,
      updatedAt: at,
    },
  };
}
