import { useEffect, useState } from 'react';
import { type ImagePage, listImages } from '#data/pictures/images.ts';
import { report } from '#data/problems/report.ts';
import { imageUrlOf, type LibraryImage } from '#domain/pictures/library-image.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { Notice } from '#ui/notice.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { SafeImage } from '#ui/safe-image.tsx';

type ImagePickerProps = {
  /** URL of the picture in use, which is marked. */
  current: string;
  onPick: (image: LibraryImage) => void;
  onClose: () => void;
};

const bones = Array.from({ length: 12 }, (_, place) => `bone-${place}`);

/** The library of uploaded pictures, newest first, a page at a time. Open while rendered. */
export function ImagePicker({ current, onPick, onClose }: ImagePickerProps) {
  const { images, next, loading, failed, load } = useImages();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Image library"
      className="w-[min(60rem,100%-2rem)]"
      actions={
        <>
          {next && !failed && (
            <Button
              variant="outline"
              size="sm"
              busy={loading}
              busyLabel="Loading…"
              onClick={load}
              className="sm:mr-auto"
            >
              Show more
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className="dialog-text">Pictures that were uploaded before, the newest first.</p>
      <p role="status" className="sr-only">
        {loading ? 'Loading images…' : `${images.length} images`}
      </p>
      <ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {images.map((image) => (
          <li key={image.id}>
            <Choice image={image} current={current} onPick={onPick} />
          </li>
        ))}
        {loading &&
          bones.map((bone) => (
            <li key={bone}>
              <Skeleton className="aspect-[3/2] w-full" />
            </li>
          ))}
      </ul>
      {failed && (
        <Notice
          tone="bad"
          role="alert"
          title="Failed to load images."
          className="mt-4"
          action={
            <Button variant="outline" size="sm" onClick={load}>
              Retry
            </Button>
          }
        />
      )}
      {!loading && !failed && images.length === 0 && (
        <EmptyState
          title="No images yet"
          text="Every cover that is uploaded is kept here, ready to be used again."
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

/** Page after page; a page that failed is asked for again. */
function useImages() {
  const [images, setImages] = useState<LibraryImage[]>([]);
  const [request, setRequest] = useState<{ after: string | null }>({ after: null });
  const [answer, setAnswer] = useState<{
    request: object;
    page: ImagePage | null;
  } | null>(null);

  useEffect(() => {
    let over = false;
    listImages(request)
      .catch((error) => {
        report(error, 'Failed to load images');
        return null;
      })
      .then((page) => {
        if (over) return;
        if (page) setImages((before) => [...before, ...page.images]);
        setAnswer({ request, page });
      });
    return () => {
      over = true;
    };
  }, [request]);

  const loading = answer?.request !== request;
  const next = answer?.page?.next ?? null;
  return {
    images,
    next,
    loading,
    failed: !loading && answer?.page === null,
    /** The next page, or once more the one that failed. */
    load: () => setRequest({ after: answer?.page ? next : request.after }),
  };
}
