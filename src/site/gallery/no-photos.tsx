import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** onClear is null when no filter is set. */
export function NoPhotos({ onClear }: { onClear: (() => void) | null }) {
  return (
    <EmptyState
      title="No clinic photos yet"
      text="Check back soon for photos of our clinic spaces."
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
