import { parsedUrl } from '../text/parsed-url.ts';
import type { Clinic } from './clinic.ts';

/** 'clinic.example'; '' without an address of the site. */
export function siteHost({ origin }: Pick<Clinic, 'origin'>): string {
  return parsedUrl(origin)?.host ?? '';
}
