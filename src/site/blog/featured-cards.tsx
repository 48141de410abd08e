import type { ListedPost } from '#domain/posts/listed-post.ts';
import { PostCard } from './post-card.tsx';

type FeaturedCardsProps = { posts: ListedPost[]; readMore?: boolean; early?: boolean };

/** One to three articles, the first one largest. `readMore` and, for the first one, `early` are as in PostCard. */
export function FeaturedCards({ posts, readMore, early }: FeaturedCardsProps) {
  const [first, ...others] = posts;
  if (!first) return null;
  if (others.length === 0) {
    return <PostCard post={first} layout="wide" readMore={readMore} early={early} />;
  }
  return (
    <div className="grid gap-8 sm:gap-10 lg:grid-cols-2 lg:gap-16">
      <PostCard post={first} layout="stacked" readMore={readMore} early={early} />
      <div className="grid content-start gap-6 sm:gap-8 lg:gap-10">
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
