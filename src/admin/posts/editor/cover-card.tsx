import { CircleAlert, Images, Upload, X } from 'lucide-react';
import { useState } from 'react';
import { imageUrl } from '#domain/pictures/image-url.ts';
import { imageUrlOf, type LibraryImage } from '#domain/pictures/library-image.ts';
import { type PostFields, postLimits } from '#domain/posts/post-fields.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/forms/field.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { FileButton } from '../../pictures/file-button.tsx';
import { ImagePicker } from '../../pictures/image-picker.tsx';
import type { Editing } from '../saving/editing-state.ts';
import { fieldError } from './field-error.ts';
import type { Cover } from './use-cover.ts';

type CoverCardProps = {
  cover: Cover;
  state: Editing;
  change: (change: Partial<PostFields>) => void;
  className?: string;
};

export function CoverCard({ cover, state, change, className }: CoverCardProps) {
  const { coverImageUrl, coverImageAlt } = state.fields;
  const [picking, setPicking] = useState(false);
  const shown = cover.preview ?? coverImageUrl;

  const pick = (image: LibraryImage) => {
    if (cover.preview) cover.drop();
    change({ coverImageUrl: imageUrlOf(image, 'w1280'), coverImageAlt: image.alt });
    setPicking(false);
    toast.success('Image selected from media library!');
  };

  return (
    <Card as="section" aria-labelledby="cover" className={classNames('p-5', className)}>
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 id="cover">Cover image</h2>
        {cover.preview ? (
          <Badge tone="new">Not Uploaded</Badge>
        ) : (
          coverImageUrl && <Badge tone="ok">Uploaded</Badge>
        )}
      </div>
      {shown ? (
        <SafeImage
          src={cover.preview ?? imageUrl(coverImageUrl, { width: 640 })}
          fallback="/img/hero-wide.svg"
          alt={coverImageAlt}
          width={640}
          height={427}
          className="mt-4 aspect-[3/2] w-full rounded-md bg-tint object-cover"
        />
      ) : (
        <div className="mt-4 grid aspect-[3/1] place-items-center rounded-md border-[1.5px] border-dashed border-line-strong bg-sunken text-text-3 md:aspect-[2/1]">
          No cover yet
        </div>
      )}
      {cover.share !== null && (
        <progress
          className="progress mt-3"
          value={cover.share}
          max={1}
          aria-label="Upload of the cover"
        />
      )}
      <CoverButtons cover={cover} onLibrary={() => setPicking(true)} />
      {shown && (
        <TextField
          label="Alt text"
          name="coverImageAlt"
          size="sm"
          hint="Describe the picture for people who can’t see it."
          maxLength={postLimits.coverImageAlt}
          required
          value={coverImageAlt}
          error={fieldError(state, 'coverImageAlt')}
          onChange={(event) => change({ coverImageAlt: event.target.value })}
          className="mt-4"
        />
      )}
      {coverImageUrl && !cover.preview && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2 -ml-3.5"
          onClick={() => change({ coverImageUrl: '', coverImageAlt: '' })}
        >
          <X className="ico" aria-hidden="true" />
          Remove cover
        </Button>
      )}
      {picking && (
        <ImagePicker current={coverImageUrl} onPick={pick} onClose={() => setPicking(false)} />
      )}
    </Card>
  );
}

function CoverButtons({ cover, onLibrary }: { cover: Cover; onLibrary: () => void }) {
  const sending = cover.share !== null;
  return (
    <>
      <p id="cover-hint" className="hint mt-3">
        Required. JPEG, PNG or WebP, under 5MB.
      </p>
      {cover.error && (
        <p role="alert" className="err mt-2">
          <CircleAlert className="ico" aria-hidden="true" />
          {cover.error}
        </p>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        {cover.preview ? (
          <>
            <Button
              size="sm"
              busy={sending}
              busyLabel="Uploading…"
              onClick={() => void cover.upload()}
            >
              <Upload className="ico" aria-hidden="true" />
              Upload image
            </Button>
            <Button variant="outline" size="sm" onClick={cover.drop}>
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
              <Upload className="ico" aria-hidden="true" />
              Upload
            </FileButton>
            <Button variant="outline" size="sm" onClick={onLibrary}>
              <Images className="ico" aria-hidden="true" />
              Library
            </Button>
          </>
        )}
      </div>
    </>
  );
}
