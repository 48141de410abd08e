import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import type { ListedPost } from '#domain/posts/listed-post.ts';
import { related as heading } from '#words/article.ts';
import { PostCard } from './post-card.tsx';

/** Nothing without any. posts resolves to null when they failed to load. */
export function RelatedArticles({ posts }: { posts: Promise<ListedPost[] | null> }) {
  return (
    <Suspense fallback={null}>
      <Await resolve={posts}>
        {(nearest: ListedPost[] | null) => <Nearest posts={nearest ?? []} />}
      </Await>
    </Suspense>
  );
}

function Nearest({ posts }: { posts: ListedPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section
      aria-labelledby="related-title"
      className="wrap print:hidden pb-[clamp(4rem,2.6rem+5.2vw,7.5rem)]"
    >
      <h2 id="related-title" className="mb-8 border-t border-line pt-12 text-h2">
        {heading}
      </h2>
      <div className="grid gap-x-8 gap-y-9 sm:grid-cols-3 lg:gap-x-10">
        {posts.map((related) => (
          <PostCard key={related.id} post={related} layout="listed" readMore />
        ))}
      </div>
    </section>
  );
}
