import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { postsPath } from '../../../shared/paths/paths.ts';
import { type PostsPlace, postsAddress } from '../../../shared/paths/posts-address.ts';

const nothingIn: Record<PostsPlace['view'], { title: string; text: string }> = {
  all: { title: 'No blog posts yet', text: 'Write and publish articles for the website.' },
  published: { title: 'Nothing published yet', text: 'Posts that visitors can read appear here.' },
  draft: { title: 'No drafts', text: 'Posts you haven’t published appear here.' },
};

/** Says why the list is empty, with a link onward. */
export function EmptyPosts({ place: { view, search } }: { place: PostsPlace }) {
  if (view === 'all' && !search) {
    return (
      <Card className="mt-4">
        <EmptyState
          {...nothingIn.all}
          action={<ButtonLink to={`${postsPath}/new`}>Create First Post</ButtonLink>}
        />
      </Card>
    );
  }
  const reason = search
    ? { title: 'No posts match', text: `Nothing found for “${search}”.` }
    : nothingIn[view];
  return (
    <Card className="mt-4">
      <EmptyState
        {...reason}
        action={
          <ButtonLink variant="outline" to={postsAddress({})} preventScrollReset>
            Show all posts
          </ButtonLink>
        }
      />
    </Card>
  );
}
