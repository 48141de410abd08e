/** Addresses that tell where a visitor found them: the campaign is stored with the request. */

export const linkPages = [
  { value: '/', label: 'Home' },
  { value: '/contact', label: 'Contact' },
  { value: '/pip-guide', label: 'PIP guide' },
  { value: '/attorneys', label: 'Attorneys' },
  { value: '/patient-info', label: 'Patient info' },
  { value: '/about', label: 'About' },
  { value: '/blog', label: 'Blog' },
] as const;

export type LinkTags = { page: string; source: string; medium: string; campaign: string };

/** Longest tag in characters: what is stored of one with a request. */
export const longestTag = 60;

/** Lower case with hyphens, so that 'Spring Flyer' and 'spring flyer' are one campaign; '' without any letter. */
function tag(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** null without an address of the site, with a tag that is too long, and without a source: the others mean nothing alone. */
export function taggedLink({ page, ...tags }: LinkTags, siteOrigin: string): string | null {
  const isTooLong = Object.values(tags).some((text) => text.length > longestTag);
  if (!tag(tags.source) || !siteOrigin || isTooLong) return null;
  const link = new URL(page, siteOrigin);
  for (const name of ['source', 'medium', 'campaign'] as const) {
    if (tag(tags[name])) link.searchParams.set(`utm_${name}`, tag(tags[name]));
  }
  return link.href;
}
