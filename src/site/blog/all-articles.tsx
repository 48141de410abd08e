import { type MouseEvent, useState } from 'react';
import { requiredRead } from '#start/reads.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import * as words from '#words/blog.ts';
import { blog } from '#words/paths.ts';
import { type ListPage, readListPage } from './list-page.ts';
import { PostCard } from './post-card.tsx';
import { postGrid } from './post-grid.ts';
import { step, useShownCount } from './shown-count.ts';

type AllArticlesProps = {
  first: ListPage;
  /** The list is at the top, so its first picture is part of the first screen. */
  early: boolean;
};

export function AllArticles({ first, early }: AllArticlesProps) {
  const [grown, setGrown] = useState({ from: first, page: first });
  // A reloaded list starts again.
  const { posts, next } = grown.from === first ? grown.page : first;
  const [shown, show] = useShownCount();
  const [state, setState] = useState<'idle' | 'loading' | { failure: string }>('idle');
  const [newFrom, setNewFrom] = useState<number | null>(null);

  /** Of a link, so that search engines and pages without the app find the rest, too. */
  async function loadMore(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    if (state === 'loading') return;
    if (next && posts.length < shown + step) {
      setState('loading');
      const read = await requiredRead(`posts after ${next}`, words.failed, () =>
        readListPage({ after: next }),
      );
      if (!read.ok) return setState({ failure: read.message });
      const known = new Set(posts.map(({ id }) => id));
      const older = read.value.posts.filter(({ id }) => !known.has(id));
      setGrown({ from: first, page: { posts: [...posts, ...older], next: read.value.next } });
    }
    setState('idle');
    setNewFrom(shown);
    show(shown + step);
  }

  return (
    <section aria-labelledby="all-title">
      <h2 id="all-title" className="mb-8 text-h2">
        {words.all}
      </h2>
      <ul className={postGrid}>
        {posts.slice(0, shown).map((post, i) => (
          <li key={post.id} tabIndex={-1} ref={i === newFrom ? moveFocus : undefined}>
            <PostCard post={post} layout="listed" readMore early={early && i === 0} />
          </li>
        ))}
      </ul>
      {/* React fills this in a built page only. */}
      <noscript>
        <ul className="mt-9 grid gap-3">
          {posts.slice(shown).map(({ slug, title }) => (
            <li key={slug}>
              <a className="link" href={`${blog}/${slug}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
      {typeof state === 'object' && (
        <Notice tone="bad" role="alert" title={state.failure} className="mt-12" />
      )}
      {(next || posts.length > shown) && (
        <p className="mt-14 text-center">
          <ButtonLink
            to={`?show=${shown + step}`}
            variant="outline"
            aria-busy={state === 'loading'}
            onClick={loadMore}
          >
            {state === 'loading' ? words.loadingMore : words.loadMore}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/** Moves the focus to the first of the new articles. */
function moveFocus(item: HTMLElement | null) {
  item?.focus({ preventScroll: true });
}
