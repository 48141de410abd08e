import { Upload, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { GroupError } from '../forms/group-error.tsx';
import { FileButton } from './file-button.tsx';
import { ShrinkOffer } from './shrink-offer.tsx';
import type { PictureUpload } from './use-picture-upload.ts';

type UploadButtonProps = {
  upload: PictureUpload;
  /** 'Upload logo' */
  label: string;
  /** What the system's file picker offers, as in an input's accept. */
  accept: string;
  /** The accepted types and size. */
  hint: ReactNode;
  /** More buttons beside it. */
  children?: ReactNode;
};

export function UploadButton({ upload, label, accept, hint, children }: UploadButtonProps) {
  const id = useId();
  const { share, error, tooLarge, start, cancel } = upload;
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap items-center gap-2.5">
        <FileButton
          inputLabel={label}
          accept={accept}
          onFiles={([file]) => file && void start(file)}
          busy={share !== null}
          busyLabel="Uploading…"
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        >
          <Upload className="ico" />
          {label}
        </FileButton>
        {share === null ? (
          children
        ) : (
          <Button variant="ghost" onClick={cancel}>
            <X className="ico" />
            Cancel
          </Button>
        )}
      </div>
      {share !== null && (
        <progress className="progress" value={share} max={1} aria-label="Upload">
          {Math.round(share * 100)}%
        </progress>
      )}
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
      <GroupError id={`${id}-error`} role="alert" message={error} className="mt-0" />
      {tooLarge && (
        <ShrinkOffer file={tooLarge} onShrink={() => void start(tooLarge, { shrinks: true })} />
      )}
    </div>
  );
}
