import { appointments } from './appointments.ts';
import type { SeedPart } from './document.ts';
import { images } from './images.ts';
import { leads } from './leads.ts';
import { media } from './media.ts';
import type { UrlOf } from './photo-files.ts';
import type { Pictures } from './pictures.ts';
import { posts } from './posts.ts';
import { problems } from './problems.ts';
import { siteMedia } from './site-media.ts';
import { staff } from './staff.ts';

/** Everything but the users: the same for the same moment. */
export function dataSet(now: Date, pictures: Pictures, urlOf: UrlOf): SeedPart {
  const illustrated = [media, images, staff, siteMedia].map((part) => part(now, pictures, urlOf));
  return {
    files: illustrated.flatMap(({ files }) => files),
    documents: [
      ...illustrated.flatMap(({ documents }) => documents),
      ...posts(now, pictures, urlOf),
      ...leads(now),
      ...appointments(now),
      ...problems(now),
    ],
  };
}
