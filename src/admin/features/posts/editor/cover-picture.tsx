import { imageUrl } from '#domain/pictures/image-url.ts';
import { Notice } from '#ui/notice.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import type { Cover } from './use-cover.ts';

type CoverPictureProps = {
  cover: Cover;
  /** Of the uploaded cover; '' without one. */
  url: string;
  alt: string;
};

/** The chosen cover or the uploaded one, and the upload under way. */
export function CoverPicture({ cover, url, alt }: CoverPictureProps) {
  return (
    <>
      {cover.preview || url ? (
        <SafeImage
          src={cover.preview ?? imageUrl(url, { width: 640 })}
          fallback="/img/hero-wide.svg"
          alt={alt}
          width={640}
          height={427}
          className="mt-4 aspect-[3/2] w-full rounded-md bg-tint object-cover"
          whenAbsent={
            <Notice tone="warn" className="mt-3">
              The cover can’t be shown. If someone deleted it from the library, choose another one.
            </Notice>
          }
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
    </>
  );
}
