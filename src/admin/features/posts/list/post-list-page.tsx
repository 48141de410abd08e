import { ChevronRight, Plus } from 'lucide-react';
import { Link, useLoaderData } from 'react-router-dom';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadError } from '../../../shared/data/load-error.tsx';
import { RetryButton } from '../../../shared/data/retry-button.tsx';
import { ShownData } from '../../../shared/data/shown-data.tsx';
import { PageHeader } from '../../../shared/parts/page-header.tsx';
import { postListPath } from '../../../shared/paths/paths.ts';
import { publicPath } from '../../../shared/paths/posts-address.ts';
import { ListEnd } from './list-end.tsx';
import type { loader, Posts } from './load-posts.ts';
import { PostBadge } from './post-badge.tsx';
import { PostDate } from './post-date-cell.tsx';
import { PostsSkeleton } from './posts-skeleton.tsx';
import { Thumbnail } from './thumbnail.tsx';

export { notForFeed as shouldRevalidate } from '../../../shared/data/feed-reload.ts';
export { loader } from './load-posts.ts';

/** The plain list: every post links to its form. */
export function Component() {
  const { posts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Posts"
        sub="All posts, newest changes first."
        actions={
          <ButtonLink to={`${postListPath}/new`}>
            <Plus className="ico" />
            New Post
          </ButtonLink>
        }
      />
      <ShownData
        data={posts}
        fallback={<PostsSkeleton />}
        failed={(hasLast) =>
          hasLast && <LoadError title="Couldn’t refresh the posts" className="mt-6" />
        }
        instead={<NotRead />}
      >
        {(loaded) => <Listed posts={loaded} />}
      </ShownData>
    </>
  );
}

function Listed({ posts }: { posts: Posts }) {
  if (posts.posts.length === 0) {
    return (
      <Card className="mt-6">
        <EmptyState
          title="No posts found"
          action={<ButtonLink to={`${postListPath}/new`}>Create the first post</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <>
      <Card className="mt-6 overflow-hidden">
        <ul aria-label="Posts" className="divide-y divide-line">
          {posts.posts.map((post) => (
            <li key={post.id}>
              <Link
                to={`${postListPath}/${post.id}`}
                className="flex items-center gap-4 px-4 py-3.5 hover:bg-sunken focus-visible:outline-offset-[-3px] sm:px-5"
              >
                <Thumbnail post={post} className="h-12 w-[4.5rem] max-sm:hidden" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold wrap-anywhere">{post.title}</span>
                  <span className="block truncate text-[.875rem] text-text-3">
                    {publicPath(post)}
                  </span>
                </span>
                <span className="num flex-none text-[.875rem] text-text-2 max-md:sr-only">
                  Updated <PostDate moment={post.updatedAt} />
                </span>
                <span className="flex-none md:w-24">
                  <PostBadge published={post.published} />
                </span>
                <ChevronRight className="ico text-text-3 max-sm:hidden" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <ListEnd list={posts} />
    </>
  );
}

/** No alert, because the person asked for nothing; but no empty list either, which would be untrue. */
function NotRead() {
  return (
    <Card className="mt-6">
      <EmptyState
        title="Couldn’t load the posts"
        text="Nothing is lost. Try again in a moment."
        action={<RetryButton />}
      />
    </Card>
  );
}
