import { useState } from 'react';
import { type ImagePage, listImages } from '#data/pictures/images.ts';
import { settled } from '#data/settled.ts';
import { imageUrlOf, type LibraryImage } from '#domain/pictures/library-image.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { useAsync } from '#ui/loading/use-async.ts';
import { Notice } from '#ui/notice.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { plural } from '../parts/plural.ts';

type ImagePickerProps = {
  /** URL of the picture in use, which is marked. */
  current: string;
  onPick: (image: LibraryImage) => void;
  onClose: () => void;
};

const noImages: ImagePage = { images: [], next: null };

const bones = Array.from({ length: 12 }, (_, place) => `bone-${place}`);

/** The library of uploaded pictures, newest first, a page at a time. Open while rendered. */
export function ImagePicker({ current, onPick, onClose }: ImagePickerProps) {
  // Page after page; each is added to those before it.
  const [after, setAfter] = useState<string | null>(null);
  const { value, failure, isLoading, retry } = useAsync<ImagePage>(
    [after],
    ({ previous }) => settled(withPage(previous, after), 'Failed to load images.'),
    { keepsPrevious: true },
  );
  const { images, next } = value ?? noImages;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Image library"
      className="w-[min(60rem,100%-2rem)]"
      actions={
        <>
          {next && !failure && (
            <Button
              variant="outline"
              busy={isLoading}
              busyLabel="Loading…"
              onClick={() => setAfter(next)}
              className="sm:mr-auto"
            >
              Show more
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className="text-text-2">Pictures you’ve uploaded, newest first.</p>
      <p role="status" className="sr-only">
        {isLoading ? 'Loading images…' : plural(images.length, 'image')}
      </p>
      <ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {images.map((image) => (
          <li key={image.id}>
            <Choice image={image} current={current} onPick={onPick} />
          </li>
        ))}
        {isLoading &&
          bones.map((bone) => (
            <li key={bone}>
              <Skeleton className="aspect-[3/2] w-full" />
            </li>
          ))}
      </ul>
      {failure && (
        <Notice
          tone="bad"
          role="alert"
          title={failure}
          className="mt-4"
          action={
            <Button variant="outline" onClick={retry}>
              Retry
            </Button>
          }
        />
      )}
      {!isLoading && !failure && images.length === 0 && (
        <EmptyState
          title="No images yet"
          text="Covers you upload are kept here, so you can use them again."
        />
      )}
    </Dialog>
  );
}

function Choice({
  image,
  current,
  onPick,
}: Omit<ImagePickerProps, 'onClose'> & { image: LibraryImage }) {
  const inUse = current !== '' && current === imageUrlOf(image, 'w1280');
  return (
    <button
      type="button"
      aria-pressed={inUse}
      className="group block w-full rounded-md text-left focus-visible:rounded-md"
      onClick={() => onPick(image)}
    >
      <SafeImage
        src={imageUrlOf(image, 'w256')}
        srcSet={srcSetOf(image)}
        sizes="(width >= 64rem) 14rem, (width >= 40rem) 30vw, 45vw"
        fallback="/img/hero-wide.svg"
        alt=""
        width={240}
        height={160}
        loading="lazy"
        className="aspect-[3/2] w-full rounded-md bg-tint object-cover outline-3 outline-offset-2 outline-transparent transition-[filter] group-hover:brightness-90 group-aria-pressed:outline-primary"
      />
      <span className="mt-1.5 line-clamp-2 text-[.875rem] leading-snug text-text-2">
        {image.alt || 'No alt text'}
        {inUse && <span className="sr-only"> (in use)</span>}
      </span>
    </button>
  );
}

function srcSetOf({ sizes }: LibraryImage): string | undefined {
  const { w256, w640 } = sizes;
  return w256 && w640 ? `${w256.url} 256w, ${w640.url} 640w` : undefined;
}

async function withPage(before: ImagePage | null, after: string | null): Promise<ImagePage> {
  const page = await listImages({ after });
  return { images: [...(before?.images ?? []), ...page.images], next: page.next };
}
