import type { ReactNode } from 'react';
import { useLoaderData, useLocation, useParams } from 'react-router-dom';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { RequiredData } from '../../../shared/data/required-data.tsx';
import { RetryButton } from '../../../shared/data/retry-button.tsx';
import { PageHeader } from '../../../shared/parts/page-header.tsx';
import { type EditorLabels, formLabels, tabLabels } from '../saving/editor-labels.ts';
import { loader, shouldRevalidate } from './load-post.ts';
import { PostEditor } from './post-editor.tsx';

/** One editor for new and stored posts, in the tab and under /admin/posts. */
function PostEditorPage({ words }: { words: EditorLabels }) {
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
      notFound={
        <Instead
          words={words}
          heading="Post Not Found"
          title="There is no such post"
          text="The link may be incomplete, or someone deleted the post."
        />
      }
      failed={
        <Instead
          words={words}
          heading="Edit post"
          title="Couldn’t load this post"
          text="Nothing is lost. Try again in a moment."
        >
          <RetryButton variant="primary" />
        </Instead>
      }
    >
      {(loaded) => <PostEditor key={editor} editor={editor} {...loaded} words={words} />}
    </RequiredData>
  );
}

const pageWith = (words: EditorLabels) => ({
  loader,
  shouldRevalidate,
  Component: () => <PostEditorPage words={words} />,
});

export const tabEditor = pageWith(tabLabels);
export const postForm = pageWith(formLabels);

type InsteadProps = {
  words: EditorLabels;
  heading: string;
  title: string;
  text: string;
  children?: ReactNode;
};

/** Replaces the form, also after a failed load: an empty form could be saved over the post. */
function Instead({ words, heading, title, text, children }: InsteadProps) {
  return (
    <>
      <PageHeader title={heading} />
      <Card className="mt-6">
        <EmptyState
          title={title}
          text={text}
          action={
            <>
              <ButtonLink variant="outline" to={words.listPath}>
                Back to {words.listName}
              </ButtonLink>
              {children}
            </>
          }
        />
      </Card>
    </>
  );
}
