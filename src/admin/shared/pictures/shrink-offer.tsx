import { Button } from '#ui/button.tsx';

/** Below the error of a picture that is too large. */
export function ShrinkOffer({ file, onShrink }: { file: File; onShrink: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-text-2">
      <p>A smaller copy looks the same on the website. Your file stays as it is.</p>
      <Button variant="outline" aria-label={`Make it smaller: ${file.name}`} onClick={onShrink}>
        Make it smaller
      </Button>
    </div>
  );
}
