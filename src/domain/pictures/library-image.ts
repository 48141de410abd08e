/** A picture of the library, from which staff pick article covers. */

import { storedDate, storedMap, storedText } from '../stored-value.ts';
import { storedPixels, storedPlaceholder } from './photo-size.ts';

const widths = ['w256', 'w640', 'w1280'] as const;
export type ImageWidth = (typeof widths)[number];

/** Renditions by greatest width. The pixels of old ones are unknown. */
export type ImageSizes = Partial<
  Record<ImageWidth, { url: string; width?: number; height?: number }>
>;

export type LibraryImage = {
  id: string;
  alt: string;
  /** Old pictures lack some or all of them. */
  sizes: ImageSizes;
  /** A few pixels as a data URI, or ''. */
  placeholder: string;
  /** Name of the file in the bucket; '' if unknown. */
  originalPath: string;
  createdAt: Date | null;
};

/** Reads a stored document of any age. Missing fields become '' or empty. */
export function libraryImageFrom(id: string, stored: Record<string, unknown>): LibraryImage {
  return {
    id,
    alt: storedText(stored.alt),
    sizes: imageSizes(stored.sizes),
    placeholder: storedPlaceholder(stored.placeholder),
    originalPath: storedText(stored.originalPath),
    createdAt: storedDate(stored.createdAt),
  };
}

/** The narrowest rendition at least that wide, else the widest; '' when there is none. */
export function imageUrlOf({ sizes }: Pick<LibraryImage, 'sizes'>, width: ImageWidth): string {
  const wideEnough = widths.slice(widths.indexOf(width));
  const narrower = widths.slice(0, widths.indexOf(width)).reverse();
  const found = [...wideEnough, ...narrower].find((each) => sizes[each]);
  return (found && sizes[found]?.url) ?? '';
}

function imageSizes(value: unknown): ImageSizes {
  const stored = storedMap(value) ?? {};
  const entries = widths.map(
    (width) => [width, imageSize(storedMap(stored[width]) ?? {})] as const,
  );
  return Object.fromEntries(entries.filter(([, { url }]) => url !== ''));
}

function imageSize(stored: Record<string, unknown>) {
  const [width, height] = [storedPixels(stored.width), storedPixels(stored.height)];
  return { url: storedText(stored.url), ...(width && { width }), ...(height && { height }) };
}
