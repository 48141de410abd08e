import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

type NoPhotosProps = {
  /** The gallery has photos, but the filters find none. */
  noneMatch: boolean;
  onClear: (() => void) | null;
};

export function NoPhotos({ noneMatch, onClear }: NoPhotosProps) {
  const words = noneMatch
    ? { title: 'No photos match', text: 'Try another word or another tag.' }
    : {
        title: 'No clinic photos yet',
        text: 'Check back soon for photos of our clinic spaces.',
      };
  return (
    <EmptyState
      {...words}
      className="py-16!"
      action={
        onClear && (
          <Button variant="outline" onClick={onClear}>
            Clear filters to see all images
          </Button>
        )
      }
    />
  );
}
