import type { Clinic } from '#domain/clinic/clinic.ts';

/** Search engines may read everything that visitors may. */
export function robots({ origin }: Clinic): string {
  return `User-agent: *
Disallow: /admin
Disallow: /.netlify/
${origin && `\nSitemap: ${origin}/sitemap.xml\n`}`;
}
