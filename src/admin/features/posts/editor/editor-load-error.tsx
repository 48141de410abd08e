import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { RetryButton } from '../../../shared/data/retry-button.tsx';
import { PageHeader } from '../../../shared/parts/page-header.tsx';
import type { EditorLabels } from '../saving/editor-labels.ts';

/** Replaces the form after a failed load: an empty form could be saved over the post. */
export function EditorLoadError({ words }: { words: EditorLabels }) {
  return (
    <>
      <PageHeader title="Edit post" />
      <Card className="mt-6">
        <EmptyState
          title="Couldn’t load this post"
          text="Nothing is lost. Try again in a moment."
          action={
            <>
              <ButtonLink variant="outline" size="sm" to={words.listPath}>
                Back to {words.listName}
              </ButtonLink>
              <RetryButton variant="primary" />
            </>
          }
        />
      </Card>
    </>
  );
}
