import type { PhotoSize } from '#domain/pictures/photo-size.ts';

export function srcSetOf(sizes: PhotoSize[]): string | undefined {
  return sizes.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined;
}
