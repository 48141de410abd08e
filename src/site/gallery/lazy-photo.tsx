import { ImageOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type Photo, photoAlt } from '#domain/pictures/photo.ts';
import { retryImage } from '#ui/retry-image.ts';
import { langOf } from '#words/photos.ts';
import { Blur } from '../blur.tsx';
import { photoMargin } from '../frame/load-photos-near.ts';
import { srcSetOf } from '../src-set.ts';

const filling = 'absolute inset-0 size-full object-cover';

type LazyPhotoProps = {
  photo: Photo;
  sizes: string;
  /** Part of the first screen: it loads before the layout is known. */
  early: boolean;
};

/** Fills its frame, which must be positioned. Shows a few pixels until the photo is near, grey if it fails to load. */
export function LazyPhoto({ photo, sizes, early }: LazyPhotoProps) {
  const alt = photoAlt(photo);
  const address = photo.thumbnailUrl || photo.url;
  const [isNear, setNear] = useState(early);
  const [isBroken, setBroken] = useState(!address);

  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: photoMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  if (isBroken) {
    return (
      <span
        role="img"
        lang={langOf(alt)}
        aria-label={alt}
        className="absolute inset-0 grid place-items-center bg-line text-text-3"
      >
        <ImageOff className="size-10" strokeWidth={1.5} />
      </span>
    );
  }
  const source = { src: address, srcSet: srcSetOf(photo.sizes) };
  return (
    <>
      <Blur src={photo.placeholder} />
      <img
        {...(isNear ? source : { 'data-src': source.src, 'data-srcset': source.srcSet })}
        ref={early ? retryImage : watch}
        sizes={sizes}
        // For src/start/load-app.js, before the app has come.
        data-fallback="/img/no-photo.svg"
        lang={langOf(alt)}
        alt={alt}
        width={photo.width}
        height={photo.height}
        decoding="async"
        fetchPriority={early ? 'high' : 'auto'}
        onError={() => setBroken(true)}
        // Without a source a browser writes out the alt text, or draws a broken picture.
        className={`${filling} text-transparent not-[[src]]:opacity-0`}
      />
      {!early && (
        <noscript>
          <img {...source} sizes={sizes} alt="" loading="lazy" className={filling} />
        </noscript>
      )}
    </>
  );
}
