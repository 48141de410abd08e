import { readFileSync } from 'node:fs';
import { daysBefore } from '../clock.ts';
import type { SeedDocument, StoredValue } from '../document.ts';
import { drawings, type PictureName } from '../pictures/drawings.ts';
import { libraryFiles } from '../pictures/images.ts';
import type { UrlOf } from '../pictures/photo-files.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { type Article, articles } from './articles.ts';

const featured = ['p1', 'p2', 'p3'];
const drafts = ['p4', 'p5'];
/** Stored before `status` existed. */
const withoutStatus = ['p2'];
const withoutUpdate = ['p15', 'p16'];
const withoutDates = ['p16'];

export function posts(now: Date, pictures: Pictures, urlOf: UrlOf): SeedDocument[] {
  const numbered = articles.map((article, index) => ({ ...article, id: `p${index + 1}` }));
  return [
    ...numbered.map((article, index) => ({
      path: `blogPosts/${article.id}`,
      data: storedPost(article, daysBefore(now, 5 * index + 1), pictures, urlOf),
    })),
    ...numbered.map(({ id, slug }) => ({ path: `slugs/${slug}`, data: { postId: id } })),
    { path: 'counters/featuredPosts', data: { ids: featured } },
  ];
}

function storedPost(
  { id, slug, title, summary, cover, hero }: Article & { id: string },
  updatedAt: Date,
  pictures: Pictures,
  urlOf: UrlOf,
): Record<string, StoredValue> {
  const published = !drafts.includes(id);
  const filesOf = (picture: PictureName) => libraryFiles(picture, pictures, urlOf);
  return {
    title,
    slug,
    summary,
    content: readFileSync(new URL(`articles/${slug}.md`, import.meta.url), 'utf8').trim(),
    ...(cover && {
      coverImageUrl: urlOf(filesOf(cover).path),
      coverImageAlt: drawings[cover].alt,
      coverSizes: filesOf(cover).sizes,
      coverPlaceholder: pictures[cover].placeholder,
    }),
    ...(hero && { heroUrl: urlOf(filesOf(hero).path) }),
    ...(!withoutStatus.includes(id) && { status: published ? 'published' : 'draft' }),
    published,
    isSample: true,
    featured: featured.includes(id),
    ...(!withoutDates.includes(id) && { createdAt: daysBefore(updatedAt, 3) }),
    ...(!withoutUpdate.includes(id) && { updatedAt }),
  };
}
