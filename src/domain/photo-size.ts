import { storedText } from './stored.ts';

/** One stored rendition of a picture; width and height in pixels. */
export type PhotoSize = { url: string; width: number; height: number };

/** Those of a stored document, the narrowest first; without an address or a width they are left out. */
export function storedSizes(variants: unknown): PhotoSize[] {
  if (typeof variants !== 'object' || variants === null) return [];
  return Object.values(variants)
    .map((size: Partial<Record<keyof PhotoSize, unknown>> | null) => ({
      url: storedText(size?.url),
      width: storedPixels(size?.width),
      height: storedPixels(size?.height),
    }))
    .filter(({ url, width }) => url && width > 0)
    .sort((a, b) => a.width - b.width);
}

/** Whole pixels; 0 when nobody knows. */
export function storedPixels(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}
