import { Plus } from 'lucide-react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { maxFeatured } from '#domain/posts/post.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadError } from '../../../shared/data/load-error.tsx';
import { ShownData } from '../../../shared/data/shown-data.tsx';
import { PageHeader } from '../../../shared/parts/page-header.tsx';
import { plural } from '../../../shared/parts/plural.ts';
import { postsPath } from '../../../shared/paths/paths.ts';
import { parsePostsParams } from '../../../shared/paths/posts-address.ts';
import { type loader, type Posts, postsFailed } from './load-posts.ts';
import { PostTable } from './post-table.tsx';
import { PostsFilter } from './posts-filter.tsx';
import { PostsSkeleton } from './posts-skeleton.tsx';

export { loader, readAgain as shouldRevalidate } from './load-posts.ts';
export { action } from './post-action.ts';

const purpose = 'Write and publish articles for the website.';

export function Component() {
  const { posts } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const place = parsePostsParams(params);
  return (
    <>
      <PageHeader
        title="Blog Posts"
        sub={
          <ShownData data={posts} fallback="Loading posts…" instead={purpose}>
            {(loaded, isStale) => (isStale ? purpose : <Counts posts={loaded} />)}
          </ShownData>
        }
        actions={
          <ButtonLink to={`${postsPath}/new`}>
            <Plus className="ico" />
            New Post
          </ButtonLink>
        }
      />
      <PostsFilter place={place} />
      <ShownData
        data={posts}
        fallback={<PostsSkeleton />}
        failed={<LoadError title={postsFailed} className="mt-4" />}
      >
        {(loaded, isStale) => <PostTable posts={loaded} isStale={isStale} place={place} />}
      </ShownData>
    </>
  );
}

function Counts({ posts }: { posts: Posts }) {
  return (
    <span className="num">
      {plural(posts.total, 'total post')} • {posts.featuredCount}/{maxFeatured} featured
    </span>
  );
}
