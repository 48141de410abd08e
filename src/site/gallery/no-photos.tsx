import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import * as words from '#words/gallery.ts';

type NoPhotosProps = {
  /** The gallery has photos, but the filters find none. */
  noneMatch: boolean;
  onClear: (() => void) | null;
};

export function NoPhotos({ noneMatch, onClear }: NoPhotosProps) {
  const state = noneMatch
    ? { title: words.noneMatch, text: words.noneMatchText }
    : { title: words.none, text: words.noneText };
  return (
    <EmptyState
      {...state}
      className="py-16!"
      action={
        onClear && (
          <Button variant="outline" onClick={onClear}>
            {words.showAll}
          </Button>
        )
      }
    />
  );
}
