import { useLoaderData, useLocation } from 'react-router-dom';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import type { EditorWords } from './editor-words.ts';
import type { loader } from './load-post.ts';
import { PostEditor } from './post-editor.tsx';

/** One editor for new and stored posts, in the tab and under /admin/posts. */
export function PostEditorPage({ words }: { words: EditorWords }) {
  const { postId, post, featuredCount } = useLoaderData<typeof loader>();
  const { key, state } = useLocation();
  // A post that has just been stored keeps its editor: whoever types on must not be interrupted.
  const editor: string = state?.editor ?? postId ?? key;
  if (postId && !post) {
    return (
      <>
        <PageHeader title="Post Not Found" />
        <Card className="mt-6">
          <EmptyState
            title="There is no such post"
            text="The link may be incomplete, or the post has been deleted."
            action={
              <ButtonLink variant="outline" size="sm" to={words.listPath}>
                Back to {words.listName}
              </ButtonLink>
            }
          />
        </Card>
      </>
    );
  }
  return (
    <PostEditor
      key={editor}
      editor={editor}
      post={post}
      featuredCount={featuredCount}
      words={words}
    />
  );
}
