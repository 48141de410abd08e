import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListedPost } from '#domain/posts/listed-post.ts';
import * as words from '#words/home.ts';
import { blog } from '#words/paths.ts';
import { FeaturedCards } from '../blog/featured-cards.tsx';

export function FeaturedArticles({ posts }: { posts: ListedPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section
      className="pb-10 sm:pb-[clamp(4rem,2.6rem+5.2vw,7.5rem)]"
      aria-labelledby="articles-title"
    >
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-t border-line pt-8 sm:pt-[clamp(3rem,2rem+4vw,5rem)]">
          <h2 id="articles-title" className="text-h2">
            {words.articlesTitle}
          </h2>
          <Link to={blog} className="more">
            {words.allArticles}
            <ArrowRight className="ico" aria-hidden="true" />
          </Link>
        </div>
        <div className="mt-5 sm:mt-10">
          <FeaturedCards posts={posts} />
        </div>
      </div>
    </section>
  );
}
