import { Link } from 'react-router-dom';
import type { Post } from '#domain/posts/post.ts';
import { Card } from '#ui/card.tsx';
import { SpanishBadge } from '../../../shared/parts/spanish-badge.tsx';
import { postsPath } from '../../../shared/paths/paths.ts';
import { publicPath } from '../../../shared/paths/posts-address.ts';
import { PostActions } from './post-actions.tsx';
import { PostBadge } from './post-badge.tsx';
import { PostDate } from './post-date-cell.tsx';
import { StarToggle } from './star-toggle.tsx';
import { Thumbnail } from './thumbnail.tsx';

export function PostCards({ posts }: { posts: Post[] }) {
  return (
    <ul aria-label="Blog posts" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </ul>
  );
}

function PostCard({ post }: { post: Post }) {
  return (
    <Card as="li" className="p-4 pb-2">
      <div className="flex gap-4">
        <Thumbnail post={post} className="h-[4.5rem] w-[5.5rem]" />
        <div className="min-w-0 flex-1">
          <Link
            to={`${postsPath}/${post.id}`}
            className="block text-[1.0625rem] leading-tight font-semibold wrap-anywhere"
          >
            {post.title}
          </Link>
          <p className="mt-1 truncate text-[.875rem] text-text-3">{publicPath(post)}</p>
        </div>
      </div>
      <p className="mt-3 line-clamp-2 text-text-2">{post.summary}</p>
      <dl className="num mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[.875rem] [&>div]:flex [&>div]:gap-1.5 [&_dt]:text-text-3">
        <div>
          <dt>Created</dt>
          <dd>
            <PostDate moment={post.createdAt} />
          </dd>
        </div>
        <div>
          <dt>Updated</dt>
          <dd>
            <PostDate moment={post.updatedAt} />
          </dd>
        </div>
      </dl>
      <div className="mt-2 flex flex-wrap items-center gap-2 border-t border-line pt-2">
        <PostBadge published={post.published} />
        {post.translationOf && <SpanishBadge title="In Spanish" />}
        <div className="flex-1" />
        {!post.translationOf && <StarToggle post={post} />}
        <PostActions post={post} />
      </div>
    </Card>
  );
}
