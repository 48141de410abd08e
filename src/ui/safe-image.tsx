import { type ComponentProps, type ReactNode, useState } from 'react';
import { retryImage } from './retry-image.ts';

type SafeImageProps = Omit<ComponentProps<'img'>, 'src' | 'ref'> & {
  src: string | null | undefined;
  fallback: string;
  alt: string;
  /** Shown beside the fallback. */
  whenAbsent?: ReactNode;
};

/** Shows the fallback while there is no source, and in place of one that fails to load, at any width. */
export function SafeImage({ src, srcSet, fallback, alt, whenAbsent, ...rest }: SafeImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const usable = src && src !== broken ? src : null;
  return (
    <>
      <img
        {...rest}
        ref={retryImage}
        alt={alt}
        src={usable ?? fallback}
        srcSet={usable ? srcSet : undefined}
        // For src/start/load-app.js, before the app has come.
        data-fallback={fallback}
        onError={() => usable && setBroken(usable)}
      />
      {!usable && whenAbsent}
    </>
  );
}
