import type { Clinic } from './clinic.ts';

/** 'clinic.example'; '' without an address of the site. */
export function siteHost({ origin }: Pick<Clinic, 'origin'>): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}
