import { clinic } from '#domain/clinic/clinic.ts';

/** Search engines may read everything that visitors may. */
export function robots(): string {
  return `User-agent: *
Disallow: /admin
Disallow: /.netlify/

Sitemap: ${clinic.origin}/sitemap.xml
`;
}
