/** The files that the media library accepts. */
import type { MediaType } from './media-item.ts';

const megabyte = 1024 * 1024;

/** Largest file of each kind, in megabytes. */
export function mostMegabytes(mediaType: MediaType): number {
  return mediaType === 'video' ? 25 : 10;
}

/** Largest width or height, in pixels. */
export const mostMediaSide = 6000;

/**
 * Papers and archives. Any other application/… type can be a program, so it is refused; web pages and scripts are,
 * too.
 */
const documentTypes =
  /^(text\/(plain|csv)|application\/(pdf|msword|rtf|json|zip|x-zip-compressed|vnd\.ms-(excel|powerpoint)|vnd\.openxmlformats-officedocument\.[a-z.]+|vnd\.oasis\.opendocument\.[a-z]+))$/;

/** null for a refused type. */
export function mediaTypeOf(mimeType: string): MediaType | null {
  if (documentTypes.test(mimeType)) return 'document';
  const [, kind] = /^(image|video|audio)\/[a-z0-9.+-]+$/.exec(mimeType) ?? [];
  return (kind as MediaType | undefined) ?? null;
}

/** Some systems give a HEIC file no type. */
export function mimeTypeOf({ name, type }: { name: string; type: string }): string {
  if (type !== '') return type.toLowerCase();
  return /\.hei[cf]$/i.test(name) ? 'image/heic' : '';
}

/** The error in a chosen file, ready to show; null for a file to try. */
export function mediaFileError(file: { name: string; type: string; size: number }): string | null {
  const type = mimeTypeOf(file);
  const mediaType = mediaTypeOf(type);
  if (!mediaType) return `File type ${type || 'unknown'} is not supported`;
  const most = mostMegabytes(mediaType);
  return file.size > most * megabyte ? `File must be less than ${most}MB` : null;
}
