import { isPostInView } from '#domain/posts/post-view.ts';
import { useWideScreen } from '#ui/use-wide-screen.ts';
import { plural } from '../../../shared/parts/plural.ts';
import type { PostsPlace } from '../../../shared/paths/posts-address.ts';
import { EmptyPosts } from './empty-posts.tsx';
import { ListEnd } from './list-end.tsx';
import type { Posts } from './load-posts.ts';
import { PostCards } from './post-cards.tsx';
import { PostRows } from './post-rows.tsx';

type PostTableProps = { posts: Posts; isStale: boolean; place: PostsPlace };

/** The posts that the filter leaves, or why there are none. */
export function PostTable({ posts, isStale, place }: PostTableProps) {
  const wide = useWideScreen();
  const shown = posts.posts.filter((post) => isPostInView(post, place.view, place.search));
  return (
    <>
      <p role="status" className="sr-only">
        {place.search && !isStale ? plural(shown.length, 'post') : ''}
      </p>
      {shown.length === 0 && <EmptyPosts place={place} />}
      {shown.length > 0 && (
        <div className="mt-4">
          {wide ? <PostRows posts={shown} /> : <PostCards posts={shown} />}
        </div>
      )}
      <ListEnd list={posts} />
    </>
  );
}
