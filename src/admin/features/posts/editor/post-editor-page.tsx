import { useLoaderData, useLocation, useParams } from 'react-router-dom';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { RequiredData } from '../../../shared/data/required-data.tsx';
import { PageHeader } from '../../../shared/parts/page-header.tsx';
import type { EditorLabels } from '../saving/editor-labels.ts';
import { EditorLoadError } from './editor-load-error.tsx';
import type { loader } from './load-post.ts';
import { PostEditor } from './post-editor.tsx';

/** One editor for new and stored posts, in the tab and under /admin/posts. */
export function PostEditorPage({ words }: { words: EditorLabels }) {
  const data = useLoaderData<typeof loader>();
  const { postId: addressed = 'new' } = useParams();
  const { key, state } = useLocation();
  // A post that was just stored keeps its editor, and so the text typed in the meantime.
  const editor: string = state?.editor ?? (addressed === 'new' ? key : addressed);
  return (
    <RequiredData
      data={data}
      dataKey={editor}
      keepsDeleted
      notFound={<PostNotFound words={words} />}
      failed={<EditorLoadError words={words} />}
    >
      {(loaded) => <PostEditor key={editor} editor={editor} {...loaded} words={words} />}
    </RequiredData>
  );
}

function PostNotFound({ words }: { words: EditorLabels }) {
  return (
    <>
      <PageHeader title="Post Not Found" />
      <Card className="mt-6">
        <EmptyState
          title="There is no such post"
          text="The link may be incomplete, or someone deleted the post."
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
