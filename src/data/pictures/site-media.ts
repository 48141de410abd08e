import {
  type PhotoSize,
  sizeUrl,
  storedPlaceholder,
  storedSizes,
} from '#domain/pictures/photo-size.ts';
import { storedText } from '#domain/stored-value.ts';
import { database } from '../firebase/database.ts';
import { doc, getDoc } from '../firebase/firestore.ts';

/** The pictures of the site itself that staff can replace. */
export type SiteMediaKey = 'logo' | 'hero';

/** An uploaded picture: its address, its renditions, the narrowest first, and a few pixels as a data URI or ''. */
export type SitePicture = { url: string; sizes: PhotoSize[]; placeholder: string };

/** The uploaded picture; null while the built-in one serves. */
export async function getSitePicture(key: SiteMediaKey): Promise<SitePicture | null> {
  const snapshot = await getDoc(doc(database(), 'siteMedia', key));
  const url = storedText(snapshot.get('url'));
  if (!url) return null;
  return {
    url,
    sizes: storedSizes(snapshot.get('variants')),
    placeholder: storedPlaceholder(snapshot.get('placeholder')),
  };
}

/**
 * Address of the uploaded picture, of its narrowest rendition that is at least so many pixels wide; null
 * while the built-in one serves.
 */
export async function getSiteMedia(key: SiteMediaKey, width: number): Promise<string | null> {
  const picture = await getSitePicture(key);
  return picture && (sizeUrl(picture.sizes, width) || picture.url);
}
