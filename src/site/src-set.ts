import type { PhotoSize } from '#domain/pictures/photo-size.ts';

/** The stored renditions for <img>; undefined when there is only one file. */
export function srcSetOf(sizes: PhotoSize[]): string | undefined {
  return sizes.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined;
}
