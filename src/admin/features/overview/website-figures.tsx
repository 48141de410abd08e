import { Globe } from 'lucide-react';
import { Link } from 'react-router-dom';
import { maxFeatured } from '#domain/posts/post.ts';
import { Card } from '#ui/card.tsx';
import { mediaTabPath, postsPath } from '../../shared/paths/paths.ts';
import { postsAddress } from '../../shared/paths/posts-address.ts';
import type { Website } from './load-overview.ts';

/** Each figure links to the list that it counts. */
export function WebsiteFigures({ website: { posts, photos } }: { website: Website }) {
  const rows = [
    ['Published posts', posts.published, postsPath + postsAddress({ view: 'published' })],
    ['Drafts', posts.drafts, postsPath + postsAddress({ view: 'draft' })],
    ['Featured posts', `${posts.featured}/${maxFeatured}`, postsPath],
    ['Clinic photos', photos, mediaTabPath],
  ] as const;
  return (
    <Card className="p-5 max-sm:px-4">
      <h2 className="flex items-center gap-2 font-sans text-[.875rem] font-semibold text-text-2">
        <Globe className="ico text-text-3" />
        On the website
      </h2>
      <ul className="mt-2 text-[.875rem]">
        {rows.map(([label, value, to]) => (
          <li key={label}>
            <Link
              to={to}
              className="-mx-1.5 flex min-h-7 items-center justify-between gap-3 rounded-md px-1.5 hover:bg-sunken"
            >
              <span className="text-text-2">{label}</span>{' '}
              <span className="num font-semibold">{value.toLocaleString('en-US')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
