import { isPostInView } from '#domain/posts/post-view.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useWideScreen } from '#ui/use-wide-screen.ts';
import { plural } from '../../../shared/parts/plural.ts';
import { postsPath } from '../../../shared/paths/paths.ts';
import { type PostsPlace, postsAddress } from '../../../shared/paths/posts-address.ts';
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

const nothingIn: Record<PostsPlace['view'], { title: string; text: string }> = {
  all: { title: 'No blog posts yet', text: 'Write and publish articles for the website.' },
  published: { title: 'Nothing published yet', text: 'Posts that visitors can read appear here.' },
  draft: { title: 'No drafts', text: 'Posts you haven’t published appear here.' },
};

/** Says why the list is empty, with a link onward. */
function EmptyPosts({ place: { view, search } }: { place: PostsPlace }) {
  const reason = search
    ? { title: 'No posts match', text: `Nothing found for “${search}”.` }
    : nothingIn[view];
  const isWhole = view === 'all' && !search;
  return (
    <Card className="mt-4">
      <EmptyState
        {...reason}
        action={
          isWhole ? (
            <ButtonLink to={`${postsPath}/new`}>Create First Post</ButtonLink>
          ) : (
            <ButtonLink variant="outline" to={postsAddress({})} preventScrollReset>
              Show all posts
            </ButtonLink>
          )
        }
      />
    </Card>
  );
}
