import { isPostInView } from '#domain/posts/post-view.ts';
import { useWideScreen } from '#ui/use-wide-screen.ts';
import { LoadError } from '../../load-error.tsx';
import { plural } from '../../plural.ts';
import { useLast } from '../../use-last.ts';
import { type PostsPlace, postsPath } from '../posts-address.ts';
import { EmptyPosts } from './empty-posts.tsx';
import { ListEnd } from './list-end.tsx';
import type { Posts } from './load-posts.ts';
import { PostCards } from './post-cards.tsx';
import { PostRows } from './post-rows.tsx';

/** The posts that the filter leaves, or why there are none. After a failed reload the last ones stay, greyed. */
export function PostTable({ posts, place }: { posts: Posts; place: PostsPlace }) {
  const list = useLast(posts.ok ? posts : null, postsPath);
  const wide = useWideScreen();
  const shown = list?.posts.filter((post) => isPostInView(post, place.view, place.search)) ?? [];
  return (
    <>
      <p role="status" className="sr-only">
        {place.search && posts.ok ? plural(shown.length, 'post') : ''}
      </p>
      {!posts.ok && <LoadError title="Failed to load blog posts" className="mt-4" />}
      {list && shown.length === 0 && <EmptyPosts place={place} />}
      {shown.length > 0 && (
        <div className={posts.ok ? 'mt-4' : 'mt-4 grayscale'}>
          {wide ? <PostRows posts={shown} /> : <PostCards posts={shown} />}
        </div>
      )}
      {list && <ListEnd list={list} />}
    </>
  );
}
