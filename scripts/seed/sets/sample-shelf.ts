import type { SeedDocument, SeedPart } from '../document.ts';
import { images } from '../pictures/images.ts';
import { media } from '../pictures/media.ts';
import type { UrlOf } from '../pictures/photo-files.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { posts } from '../posts/posts.ts';
import { reviews } from '../reviews.ts';
import { staff } from '../staff/staff.ts';

/** Enough for the pages to look alive. */
const most = { articles: 6, photos: 12 };

/**
 * What 'Add sample content' adds to a demo (netlify/lib/add-samples.ts): documents of the demo data, each in the
 * collection `samples` with the path it goes to. Their files are in a folder of their own, where no deletion reaches
 * them, so that they can be added again.
 */
export function sampleShelf(now: Date, pictures: Pictures, urlOf: UrlOf): SeedPart {
  const addressOf: UrlOf = (path) => urlOf(`samples/${path}`);
  const illustrated = [staff, media, images].map((part) => part(now, pictures, addressOf));
  const files = illustrated.flatMap((part) => part.files);
  const addresses = new Set(files.map(({ path }) => addressOf(path)));
  const [people = [], photos = []] = illustrated.map(({ documents }) => documents);
  const articles = posts(now, pictures, addressOf)
    .filter(({ path, data }) => path.startsWith('blogPosts/') && data.published === true)
    .slice(0, most.articles);
  const shownPeople = people.filter(({ data }) => addresses.has(String(data.photoUrl)));
  const shelved = [
    ...shownPeople,
    ...photos
      .filter(({ data }) => isShown(data) && addresses.has(String(data.downloadURL)))
      .slice(0, most.photos)
      .map(({ path, data: { storagePath: _, ...data } }) => ({ path, data })),
    ...reviews(now).filter(({ data }) => data.status === 'published'),
    ...articles,
    ...articles.map(({ path, data }) => ({
      path: `slugs/${data.slug}`,
      data: { postId: path.replace('blogPosts/', '') },
    })),
    ...people.filter(({ path, data }) =>
      shownPeople.some(
        (shown) => path.startsWith('staffSlugs/') && shown.path === `staff/${data.memberId}`,
      ),
    ),
  ];
  const shown = JSON.stringify(shelved);
  return {
    documents: shelved.map(({ path, data }) => ({
      path: `samples/${path.replace('/', '-')}`,
      data: { path, fields: data },
    })),
    files: files
      .filter(({ path }) => shown.includes(addressOf(path)))
      .map((file) => ({ ...file, path: `samples/${file.path}` })),
  };
}

const isShown = ({ status, visibility }: SeedDocument['data']) =>
  status === 'published' && visibility === 'public';
