import type { ListedPost } from '#domain/listed-post.ts';
import { PostCard } from './post-card.tsx';

/** One to three articles, the first one largest. */
export function FeaturedCards({ posts, readMore }: { posts: ListedPost[]; readMore?: boolean }) {
  const [first, ...others] = posts;
  if (!first) return null;
  if (others.length === 0) return <PostCard post={first} layout="wide" readMore={readMore} />;
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <PostCard post={first} layout="stacked" readMore={readMore} />
      <div className="grid gap-8 lg:gap-10">
        {others.map((post) => (
          <PostCard
            key={post.id}
            post={post}
            layout={others.length === 1 ? 'stacked' : 'row'}
            readMore={readMore}
          />
        ))}
      </div>
    </div>
  );
}
