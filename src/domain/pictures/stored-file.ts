/** Names of files in the bucket, as storage.rules require them. */
import { normalizeSlug } from '../text/slug.ts';
import { extensionOf } from './media-file.ts';

const longestName = 60;

/** '{folder}/{basename}-{timestamp}.{extension}', without the characters that a name must not hold. */
export function storedName(folder: string, fileName: string, extension: string, at: Date): string {
  const baseName = normalizeSlug(fileName.replace(/\.[^.]*$/, '')).slice(0, longestName);
  return `${folder}/${baseName.replace(/-$/, '') || 'file'}-${at.getTime()}.${extension}`;
}

const savedExtensions =
  /^(jpe?g|png|webp|gif|avif|bmp|tiff?|hei[cf]|mp4|m4v|mov|webm|avi|mkv|mpe?g|3gp|mp3|m4a|aac|wav|og[agv]|opus|flac|pdf|docx?|xlsx?|pptx?|od[pst]|pages|numbers|key|dcm|rtf|txt|csv|json|zip|bin)$/;

/** The extension of a file's name, as storage.rules accept it; 'bin' for one of a page, a program or none. */
export function savedExtension(fileName: string): string {
  const extension = extensionOf(fileName);
  return savedExtensions.test(extension) ? extension : 'bin';
}

/** The name of a picture's narrower rendition, beside the picture itself. width in pixels. */
export function renditionName(picture: string, width: number): string {
  return picture.replace(/\.([a-z0-9]+)$/, `/w${width}.$1`);
}

/** The name in the bucket behind a download URL; null for any other address. */
export function nameInUrl(url: string): string | null {
  const encoded = /\/v0\/b\/[^/]+\/o\/([^/?#]+)/.exec(url)?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : null;
  } catch {
    return null;
  }
}

type PictureFiles = Record<'w256' | 'w640' | 'w1280', string>;

/** Every file of a stored picture, by width. Older ones have a folder each. What is no picture has only the last. */
export function pictureFiles(stored: string): PictureFiles {
  const sibling = /\/w\d+(\.[a-z0-9]+)$/;
  if (!sibling.test(stored)) {
    return { w256: renditionName(stored, 256), w640: renditionName(stored, 640), w1280: stored };
  }
  return {
    w256: stored.replace(sibling, '/w256$1'),
    w640: stored.replace(sibling, '/w640$1'),
    w1280: stored.replace(sibling, '/w1280$1'),
  };
}
