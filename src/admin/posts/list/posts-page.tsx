import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { Await, useLoaderData, useSearchParams } from 'react-router-dom';
import { maxFeatured } from '#domain/posts/post.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { brieflyAwaited } from '../../patience.ts';
import { plural } from '../../plural.ts';
import { placeOf, postsPath } from '../posts-address.ts';
import { loadPosts, type Posts } from './load-posts.ts';
import { PostTable } from './post-table.tsx';
import { PostsFilter } from './posts-filter.tsx';
import { PostsSkeleton } from './posts-skeleton.tsx';

export { readAgain as shouldRevalidate } from './load-posts.ts';
export { action } from './post-action.ts';

export async function loader() {
  const { result } = await brieflyAwaited(loadPosts());
  return { posts: result };
}

export function Component() {
  const { posts } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const place = placeOf(params);
  return (
    <>
      <PageHeader
        title="Blog Posts"
        sub={
          <Suspense fallback="Loading posts…">
            <Await resolve={posts}>{countText}</Await>
          </Suspense>
        }
        actions={
          <ButtonLink size="sm" to={`${postsPath}/new`}>
            <Plus className="ico" aria-hidden="true" />
            New Post
          </ButtonLink>
        }
      />
      <PostsFilter place={place} />
      <Suspense fallback={<PostsSkeleton />}>
        <Await resolve={posts}>{(loaded) => <PostTable posts={loaded} place={place} />}</Await>
      </Suspense>
    </>
  );
}

function countText(posts: Posts) {
  if (!posts.ok) return 'Articles for the website are written and published here.';
  return (
    <span className="num">
      {plural(posts.total, 'total post')} • {posts.featuredCount}/{maxFeatured} featured
    </span>
  );
}
