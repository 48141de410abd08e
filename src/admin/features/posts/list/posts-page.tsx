import { Plus } from 'lucide-react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { deletePost, setFeatured } from '#data/posts/post-admin.ts';
import { maxFeatured } from '#domain/posts/post.ts';
import { type PostView, postViews } from '#domain/posts/post-view.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SearchBox } from '#ui/forms/search-box.tsx';
import { Segmented } from '#ui/forms/segmented.tsx';
import { ShownData } from '../../../shared/data/shown-data.tsx';
import { PageHeader } from '../../../shared/parts/page-header.tsx';
import { plural } from '../../../shared/parts/plural.ts';
import { postsPath } from '../../../shared/paths/paths.ts';
import {
  type PostsPlace,
  parsePostsParams,
  postsAddress,
} from '../../../shared/paths/posts-address.ts';
import { useShow } from '../../../shared/paths/use-show.ts';
import { save } from '../../../shared/save/save.ts';
import { saveAction } from '../../../shared/save/save-action.ts';
import type { loader, Posts } from './load-posts.ts';
import { PostTable } from './post-table.tsx';
import { PostsSkeleton } from './posts-skeleton.tsx';

export { loader, readAgain as shouldRevalidate } from './load-posts.ts';

const noRoom = `Only ${maxFeatured} posts can be featured at a time. Please unfeature another post first.`;

const purpose = 'Write and publish articles for the website.';

export const action = saveAction({
  star(post) {
    const featured = post.form.get('featured') === 'true';
    return save(post, {
      write: () => setFeatured(post.id, featured, post.by),
      failed: 'Failed to update featured status. Please try again.',
      refusals: { taken: noRoom },
      publishes: true,
      done: featured ? 'Post added to featured' : 'Post removed from featured',
    });
  },
  delete: (post) =>
    save(post, {
      write: () => deletePost(post.id, post.by),
      failed: 'Failed to delete post. Please try again.',
      publishes: true,
      done: 'Blog post deleted successfully',
    }),
});

export function Component() {
  const { posts } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const place = parsePostsParams(params);
  return (
    <>
      <PageHeader
        title="Blog Posts"
        sub={
          <ShownData data={posts} fallback="Loading posts…" failed={null} instead={purpose}>
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
      <ShownData data={posts} fallback={<PostsSkeleton />} errorClass="mt-4">
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

const labels: Record<PostView, string> = { all: 'All', published: 'Published', draft: 'Drafts' };

/** Search and status; both are in the address. */
function PostsFilter({ place: { view: current, search } }: { place: PostsPlace }) {
  const show = useShow();
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <SearchBox
        label="Search posts"
        placeholder="Search title, slug or summary"
        value={search}
        onSearch={(text) => show(postsAddress({ view: current, search: text }))}
        className="w-full sm:w-80"
      />
      <Segmented
        label="Filter by status"
        items={postViews.map((view) => ({
          label: labels[view],
          to: postsAddress({ view, search }),
          current: view === current,
        }))}
      />
    </div>
  );
}
