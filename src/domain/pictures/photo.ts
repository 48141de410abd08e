/** A picture of the clinic, as visitors see it. */

import { monthLocale, tagNames, undescribed } from '#words/photos.ts';
import { storedDate, storedText, storedTexts } from '../stored-value.ts';
import { timeZone } from '../time/wall-clock.ts';
import {
  type PhotoSize,
  sizeUrl,
  storedPixels,
  storedPlaceholder,
  storedSizes,
} from './photo-size.ts';

export type Photo = {
  id: string;
  /** Name of the file in the bucket; '' if unknown. */
  storagePath: string;
  /** The largest file's URL, '' when the photo has none. */
  url: string;
  /** A small file's URL, '' when the photo has none. */
  thumbnailUrl: string;
  /** Renditions, the narrowest first; empty for photos of older versions. */
  sizes: PhotoSize[];
  /** A few pixels as a data URI, or ''. */
  placeholder: string;
  /** Pixels of the largest file; 3:2 is assumed if unknown. */
  width: number;
  height: number;
  alt: string;
  /** As stored, where hyphens may replace spaces. tagLabel() gives the displayed form. */
  tags: string[];
  caption: string;
  createdAt: Date | null;
  status: 'published' | 'draft';
  visibility: 'public' | 'private';
  /** Videos and documents are in the same collection. */
  isImage: boolean;
};

/** Of a photo that nobody has described. */
export const defaultAlt = 'Clinic photo';

const month = new Intl.DateTimeFormat(monthLocale, { timeZone, month: 'short', year: 'numeric' });

/** Reads a stored document of any age. Missing texts become ''. */
export function photoFrom(id: string, stored: Record<string, unknown>): Photo {
  const sizes = storedSizes(stored.variants);
  return {
    id,
    storagePath: storedText(stored.storagePath),
    url: storedText(stored.downloadURL) || storedText(stored.url) || sizeUrl(sizes, Infinity),
    thumbnailUrl: storedText(stored.thumbnailURL) || sizeUrl(sizes, 640),
    sizes,
    placeholder: storedPlaceholder(stored.placeholder),
    ...storedShape(stored),
    alt: storedText(stored.alt) || defaultAlt,
    tags: [...new Set(storedTexts(stored.tags))],
    caption: storedText(stored.caption),
    createdAt: storedDate(stored.createdAt),
    status: stored.status === 'published' ? 'published' : 'draft',
    visibility: stored.visibility === 'public' ? 'public' : 'private',
    isImage: stored.mediaType === undefined || stored.mediaType === 'image',
  };
}

export function photoTitle({ caption, alt }: Pick<Photo, 'caption' | 'alt'>): string {
  return caption || photoAlt({ alt });
}

/** In the page's language, if nobody has described the photo. */
export function photoAlt({ alt }: Pick<Photo, 'alt'>): string {
  return alt === defaultAlt ? undescribed : alt;
}

/** 'Oct 2026' at the clinic; '' if unknown. */
export function photoMonth({ createdAt }: Pick<Photo, 'createdAt'>): string {
  return createdAt ? month.format(createdAt) : '';
}

/** 'treatment-room' → 'treatment room', or what the page's language calls it. */
export function tagLabel(tag: string): string {
  const label = tag.replaceAll('-', ' ');
  return tagNames[label.toLowerCase()] ?? label;
}

function storedShape(stored: Record<string, unknown>): { width: number; height: number } {
  const [width, height] = [storedPixels(stored.width), storedPixels(stored.height)];
  return width && height ? { width, height } : { width: 1200, height: 800 };
}
