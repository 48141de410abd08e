import {
  type PhotoSize,
  sizeUrl,
  storedPlaceholder,
  storedSizes,
} from '#domain/pictures/photo-size.ts';
import { storedText } from '#domain/stored-value.ts';
import { docAt } from '../firebase/database.ts';
import { getDoc } from '../firebase/firestore.ts';

export type SiteMediaKey = 'logo' | 'hero';

/** An uploaded picture: its address, its renditions (narrowest first), and a few pixels as a data URI or ''. */
export type SitePicture = { url: string; sizes: PhotoSize[]; placeholder: string };

/** The uploaded picture; null for the built-in one. */
export async function getSitePicture(key: SiteMediaKey): Promise<SitePicture | null> {
  const snapshot = await getDoc(docAt('siteMedia', key));
  const url = storedText(snapshot.get('url'));
  if (!url) return null;
  return {
    url,
    sizes: storedSizes(snapshot.get('variants')),
    placeholder: storedPlaceholder(snapshot.get('placeholder')),
  };
}

/** Address of the uploaded picture's narrowest rendition that is at least that wide; null for the built-in one. */
export async function getSiteMedia(key: SiteMediaKey, width: number): Promise<string | null> {
  const picture = await getSitePicture(key);
  return picture && (sizeUrl(picture.sizes, width) || picture.url);
}
