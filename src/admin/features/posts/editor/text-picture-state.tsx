import { Button } from '#ui/button.tsx';
import { GroupError } from '../../../shared/forms/group-error.tsx';
import type { useTextPicture } from './use-text-picture.ts';

export function TextPictureState({ picture }: { picture: ReturnType<typeof useTextPicture> }) {
  const { isOver, share, error, cancel } = picture;
  return (
    <>
      {isOver && (
        <p className="pointer-events-none absolute inset-0 z-20 grid place-items-center rounded-[10.5px] border-2 border-dashed border-primary bg-primary-soft/90 font-semibold text-primary-text">
          Drop the picture to upload it
        </p>
      )}
      {share !== null && (
        <div className="flex items-center gap-3 border-t border-line px-4 py-1.5 text-[.875rem] sm:px-5">
          <span>Uploading picture…</span>
          <progress
            className="progress min-w-0 flex-1"
            value={share}
            max={1}
            aria-label="Upload of the picture"
          />
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      <GroupError
        role="alert"
        message={error}
        className="border-t border-line px-4 py-2.5 sm:px-5"
      />
    </>
  );
}
