import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { createImage, type ImagePage, listImages } from '#data/pictures/images.ts';
import { type Settled, settled } from '#data/settled.ts';
import { imageUrlOf, type LibraryImage } from '#domain/pictures/library-image.ts';
import { settle } from '#domain/text/form-checks.ts';
import { singleLine } from '#domain/text/plain-text.ts';
import { checkStored } from '#domain/text/stored-length.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { KeptDrafts } from '../../shared/drafts/kept-drafts.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { UploadButton } from '../../shared/pictures/upload-button.tsx';
import { usePictureUpload } from '../../shared/pictures/use-picture-upload.ts';
import { useSave } from '../../shared/save/use-save.ts';
import { DeleteImageDialog } from './photo/delete-image-dialog.tsx';

/** Characters, as in the rules of the database. */
const mostAlt = 300;

const uploadFailed = 'Failed to upload image';

/** The pictures from which article covers are picked. */
export function LibraryPanel({ first }: { first: Promise<Settled<ImagePage>> }) {
  return (
    <SectionCard title="Blog Image Library">
      <p className="mt-1 text-small text-text-2">
        Pick article covers from here. Covers you upload in the editor land here too.
      </p>
      <Upload />
      <ShownData data={first} fallback={<Skeleton className="mt-5 h-40" />} errorClass="mt-4">
        {(page) => <Images key={page.images[0]?.id ?? 'none'} first={page} />}
      </ShownData>
    </SectionCard>
  );
}

function Upload() {
  const { revalidate } = useRevalidator();
  const [id, setId] = useState(() => crypto.randomUUID() as string);
  const draft = useDraft({ form: 'image', id }, { alt: '' });
  const { save, by } = useSave(revalidate);
  const upload = usePictureUpload('cover', uploadFailed, async (picture) => {
    const { variants: sizes, path: originalPath, placeholder } = picture;
    const alt = singleLine(draft.fields.alt);
    const image = { alt, sizes, originalPath, placeholder };
    const stored = await save(
      {
        parse: () => settle(image, [checkStored('library-alt', 'Alt text', alt, mostAlt)]),
        write: () => createImage(image, by),
        failed: uploadFailed,
        inForm: true,
        done: 'Image uploaded successfully!',
      },
      draft.discard,
    );
    if (stored.ok) setId(crypto.randomUUID());
    return stored;
  });
  return (
    <div className="mt-4 grid items-end gap-4 md:grid-cols-2">
      <TextField
        label="Alt text of the next image"
        name="library-alt"
        optional
        maxLength={mostAlt}
        value={draft.fields.alt}
        onChange={({ target }) => draft.change({ alt: target.value })}
      />
      <UploadButton
        upload={upload}
        label="Upload image"
        accept="image/jpeg,image/png,image/webp"
        hint="JPEG, PNG or WebP, under 5MB."
      />
      <KeptDrafts form="image" except={id} onResume={setId} className="md:col-span-full" />
    </div>
  );
}

function Images({ first }: { first: ImagePage }) {
  const [page, setPage] = useState(first);
  const [busy, setBusy] = useState(false);
  const [doomed, setDoomed] = useState<LibraryImage | null>(null);

  const more = async () => {
    setBusy(true);
    const older = await settled(listImages({ after: page.next }), 'Failed to load images.');
    if (older.ok) {
      setPage({ images: [...page.images, ...older.value.images], next: older.value.next });
    } else {
      toast.error(older.message);
    }
    setBusy(false);
  };

  if (page.images.length === 0) {
    return <EmptyState title="No images yet" text="Upload the first one here." />;
  }
  return (
    <>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {page.images.map((image) => (
          <li key={image.id} className="relative">
            <SafeImage
              src={imageUrlOf(image, 'w256')}
              fallback="/img/hero-wide.svg"
              alt={image.alt || 'Picture without alt text'}
              width={240}
              height={160}
              loading="lazy"
              className="aspect-3/2 w-full rounded-[10px] bg-tint object-cover"
            />
            <IconButton
              icon={Trash2}
              variant="outline"
              className="text-bad absolute top-1.5 right-1.5 bg-surface"
              label={`Delete ${image.alt || 'picture without alt text'}`}
              onClick={() => setDoomed(image)}
            />
          </li>
        ))}
      </ul>
      {page.next && (
        <div className="mt-5 text-center">
          <Button variant="outline" busy={busy} onClick={() => void more()}>
            Load more
          </Button>
        </div>
      )}
      {doomed && (
        <DeleteImageDialog
          image={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() =>
            setPage({ ...page, images: page.images.filter(({ id }) => id !== doomed.id) })
          }
        />
      )}
    </>
  );
}
