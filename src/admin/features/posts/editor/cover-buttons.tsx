import { Images, Upload } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { GroupError } from '../../../shared/forms/group-error.tsx';
import { FileButton } from '../../../shared/pictures/file-button.tsx';
import { ShrinkOffer } from '../../../shared/pictures/shrink-offer.tsx';
import type { Cover } from './use-cover.ts';

export function CoverButtons({ cover, onLibrary }: { cover: Cover; onLibrary: () => void }) {
  const { share, tooLarge } = cover;
  return (
    <>
      <p id="cover-hint" className="hint mt-3">
        Required. JPEG, PNG or WebP, under 5MB.
      </p>
      <GroupError role="alert" message={cover.error} className="mt-2" />
      {tooLarge && <ShrinkOffer file={tooLarge} onShrink={() => cover.choose(tooLarge, true)} />}
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        {cover.preview ? (
          <>
            <Button
              busy={share !== null}
              busyLabel="Uploading…"
              onClick={() => void cover.upload()}
            >
              <Upload className="ico" />
              Upload image
            </Button>
            <Button variant="outline" onClick={cover.drop}>
              Cancel
            </Button>
          </>
        ) : (
          <>
            <FileButton
              id="cover-upload"
              inputLabel="Cover image file"
              accept="image/jpeg,image/png,image/webp"
              onFiles={([file]) => file && cover.choose(file)}
              aria-describedby="cover-hint"
            >
              <Upload className="ico" />
              Upload
            </FileButton>
            <Button variant="outline" onClick={onLibrary}>
              <Images className="ico" />
              Library
            </Button>
          </>
        )}
      </div>
    </>
  );
}
