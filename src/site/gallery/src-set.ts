import type { Photo } from '#domain/photo.ts';

/** The stored renditions for <img>; undefined when there is only one file. */
export function srcSetOf({ sizes }: Pick<Photo, 'sizes'>): string | undefined {
  return sizes.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined;
}
