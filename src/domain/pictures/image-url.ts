import { parsedUrl } from '../text/parsed-url.ts';

/** The host of uploaded pictures. */
export const fileStorage = 'https://firebasestorage.googleapis.com';

/** The wanted size of a picture. Lengths in pixels, quality from 1 to 100. */
type ImageSize = { width: number; height?: number; format?: 'webp' | 'jpg'; quality?: number };

/**
 * The address of a picture in the wanted size. File storage and the stock-photo service get their own parameters.
 * Other addresses stay as they are, and so do existing parameters, such as a download token.
 */
export function imageUrl(address: string, size: ImageSize): string {
  const url = parsedUrl(address);
  if (!url) return address;
  const { width, height, format = 'webp', quality } = size;
  if (isFileStorage(url)) {
    return withQuery(url, { alt: 'media', width, height, format, quality });
  }
  if (isStockPhoto(url)) {
    return withQuery(url, {
      w: width,
      h: height,
      fit: height && 'crop',
      fm: format,
      q: quality ?? 80,
    });
  }
  return address;
}

/** Firebase, or its emulator, recognised by the form of the path. */
function isFileStorage({ origin, pathname }: URL): boolean {
  return origin === fileStorage || pathname.startsWith('/v0/b/');
}

function isStockPhoto({ hostname }: URL): boolean {
  return hostname === 'images.unsplash.com';
}

function withQuery(url: URL, parameters: Record<string, string | number | undefined>): string {
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}
