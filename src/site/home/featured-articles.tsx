import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Post } from '#domain/post.ts';
import { PostCard } from '../blog/post-card.tsx';

/** Up to three articles; nothing at all without any. */
export function FeaturedArticles({ posts }: { posts: Post[] }) {
  const [first, ...others] = posts;
  if (!first) return null;
  return (
    <section className="pb-[clamp(4rem,2.6rem+5.2vw,7.5rem)]" aria-labelledby="articles-title">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-[clamp(3rem,2rem+4vw,5rem)]">
          <h2 id="articles-title" className="text-h2">
            Plain answers for the first weeks
          </h2>
          <Link to="/blog" className="more">
            View All Articles
            <ArrowRight className="ico" aria-hidden="true" />
          </Link>
        </div>
        <div className="mt-10">
          {others.length === 0 ? (
            <PostCard post={first} layout="wide" />
          ) : (
            <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
              <PostCard post={first} layout="stacked" />
              <div className="grid gap-8 lg:gap-10">
                {others.map((post) => (
                  <PostCard
                    key={post.id}
                    post={post}
                    layout={others.length === 1 ? 'stacked' : 'row'}
                  />
                ))}
              </div>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
