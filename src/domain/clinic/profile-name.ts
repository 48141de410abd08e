const names: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'yelp.com': 'Yelp',
  'youtube.com': 'YouTube',
};

/** What visitors call the website of a profile; its host for one that is not well known. */
export function profileName(address: string): string {
  const host = new URL(address).hostname.replace(/^(www|m)\./, '');
  return names[host] ?? host;
}
