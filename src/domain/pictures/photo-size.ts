import { storedText } from '../stored-value.ts';

/** One stored rendition of a picture. Width and height in pixels, 0 if unknown. */
export type PhotoSize = { url: string; width: number; height: number };

/** The narrowest first, without those that lack an address or a width. Older ones have it in a name, such as w640. */
export function storedSizes(variants: unknown): PhotoSize[] {
  if (typeof variants !== 'object' || variants === null) return [];
  return Object.entries(variants)
    .map(([name, size]: [string, Partial<Record<keyof PhotoSize, unknown>> | null]) => ({
      url: storedText(size?.url),
      width: storedPixels(size?.width) || storedPixels(Number(name.slice(1))),
      height: storedPixels(size?.height),
    }))
    .filter(({ url, width }) => url && width > 0)
    .sort((a, b) => a.width - b.width);
}

/** Address of the narrowest rendition at least that many pixels wide, else of the widest; '' without any. */
export function sizeUrl(sizes: PhotoSize[], width: number): string {
  return (sizes.find((size) => size.width >= width) ?? sizes.at(-1))?.url ?? '';
}

/** A few pixels as a data URI, or ''. */
export function storedPlaceholder(value: unknown): string {
  const text = storedText(value);
  return text.startsWith('data:image/') ? text : '';
}

/** Whole pixels; 0 if unknown. */
export function storedPixels(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}
