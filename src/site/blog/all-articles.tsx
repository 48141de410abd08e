import { useState } from 'react';
import { requiredRead } from '#start/reads.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
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

  async function loadMore() {
    if (next && posts.length < shown + step) {
      setState('loading');
      const read = await requiredRead(`posts after ${next}`, 'Failed to load posts', () =>
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
        All Articles
      </h2>
      <ul className={postGrid}>
        {posts.slice(0, shown).map((post, i) => (
          <li key={post.id} tabIndex={-1} ref={i === newFrom ? moveFocus : undefined}>
            <PostCard post={post} layout="listed" readMore early={early && i === 0} />
          </li>
        ))}
      </ul>
      {typeof state === 'object' && (
        <Notice tone="bad" role="alert" title={state.failure} className="mt-12" />
      )}
      {(next || posts.length > shown) && (
        <p className="mt-14 text-center">
          <Button
            variant="outline"
            busy={state === 'loading'}
            busyLabel="Loading..."
            onClick={loadMore}
          >
            Load more
          </Button>
        </p>
      )}
    </section>
  );
}

/** Moves the focus to the first of the new articles. */
function moveFocus(item: HTMLElement | null) {
  item?.focus({ preventScroll: true });
}
