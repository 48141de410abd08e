import type { ComponentProps } from 'react';
import type { Photo } from '#domain/pictures/photo.ts';
import { srcSetOf } from '../../src-set.ts';

type FullImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'alt'> & {
  photo: Photo;
  alt: string;
};

/** The rendition that fits the screen: the same everywhere, so that a prefetched one is the one shown. */
export function FullImage({ photo, alt, ...rest }: FullImageProps) {
  return <img {...rest} src={photo.url} srcSet={srcSetOf(photo.sizes)} sizes="100vw" alt={alt} />;
}
