import { Globe } from 'lucide-react';
import { maxFeatured } from '#domain/posts/post.ts';
import { Card } from '#ui/card.tsx';
import type { Website } from './load-overview.ts';

export function WebsiteFigures({ website: { posts, photos } }: { website: Website }) {
  const rows = [
    ['Published posts', posts.published],
    ['Drafts', posts.drafts],
    ['Featured posts', `${posts.featured}/${maxFeatured}`],
    ['Clinic photos', photos],
  ] as const;
  return (
    <Card className="p-5">
      <h2 className="flex items-center gap-2 font-sans text-[.875rem] font-semibold text-text-2">
        <Globe className="ico text-text-3" aria-hidden="true" />
        On the website
      </h2>
      <dl className="mt-3 grid gap-0.5 text-[.875rem]">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-text-2">{label}</dt>
            <dd className="num font-semibold">{value.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
