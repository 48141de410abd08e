import { maxFeatured } from '#domain/posts/post.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import * as words from '#words/blog.ts';
import { otherAddress, otherLang } from '#words/languages.ts';
import * as paths from '#words/paths.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { AllArticles } from './all-articles.tsx';
import { FeaturedCards } from './featured-cards.tsx';
import type { ListPage } from './list-page.ts';

export function PostList({ first }: { first: ListPage }) {
  const featured = first.posts.filter((post) => post.featured).slice(0, maxFeatured);
  if (first.posts.length === 0) return <NoPosts />;
  return (
    <>
      {featured.length > 0 && (
        <section
          aria-labelledby="featured-title"
          className="mb-[clamp(3.5rem,2.4rem+4.4vw,6rem)] border-b border-line pb-[clamp(3.5rem,2.4rem+4.4vw,6rem)]"
        >
          <h2 id="featured-title" className="mb-8 text-h2">
            {words.featured}
          </h2>
          <FeaturedCards posts={featured} readMore early />
        </section>
      )}
      <AllArticles first={first} early={featured.length === 0} />
    </>
  );
}

function NoPosts() {
  return (
    <EmptyState
      title={words.none}
      text={words.noneText}
      action={
        <>
          <CallButton variant="outline" />
          {words.others && (
            <ButtonLink variant="outline" href={otherAddress(paths.blog)} hrefLang={otherLang}>
              {words.others}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
