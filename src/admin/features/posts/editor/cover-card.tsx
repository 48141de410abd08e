import { X } from 'lucide-react';
import { useState } from 'react';
import { imageUrlOf, type LibraryImage } from '#domain/pictures/library-image.ts';
import { type PostFields, postLimits } from '#domain/posts/post-fields.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/forms/field.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { typedField } from '../../../shared/forms/typed-field.ts';
import { ImagePicker } from '../../../shared/pictures/image-picker.tsx';
import type { Editing } from '../saving/editing-state.ts';
import { CoverButtons } from './cover-buttons.tsx';
import { CoverPicture } from './cover-picture.tsx';
import type { Cover } from './use-cover.ts';

type CoverCardProps = {
  cover: Cover;
  state: Editing;
  change: (change: Partial<PostFields>) => void;
  className?: string;
};

export function CoverCard({ cover, state, change, className }: CoverCardProps) {
  const { coverImageUrl, coverImageAlt } = state.fields;
  const field = typedField<keyof typeof postLimits>({ ...state, change, limits: postLimits });
  const [picking, setPicking] = useState(false);
  const hasPicture = Boolean(cover.preview ?? coverImageUrl);

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
      <CoverPicture cover={cover} url={coverImageUrl} alt={coverImageAlt} />
      <CoverButtons cover={cover} onLibrary={() => setPicking(true)} />
      {hasPicture && (
        <TextField
          label="Alt text"
          {...field('coverImageAlt')}
          hint="Describe the picture for people who can’t see it."
          required
          className="mt-4"
        />
      )}
      {coverImageUrl && !cover.preview && (
        <Button
          variant="ghost"
          className="mt-2 -ml-3.5"
          onClick={() => change({ coverImageUrl: '', coverImageAlt: '' })}
        >
          <X className="ico" />
          Remove cover
        </Button>
      )}
      {picking && (
        <ImagePicker current={coverImageUrl} onPick={pick} onClose={() => setPicking(false)} />
      )}
    </Card>
  );
}
