/** Deletes Google Analytics' cookies on every domain above this host. */
export function expireAnalyticsCookies(): void {
  const names = document.cookie.split('; ').flatMap((pair) => /^_ga[^=]*/.exec(pair) ?? []);
  const labels = location.hostname.split('.');
  const domains = labels.map((_, level) => `; domain=${labels.slice(level).join('.')}`);
  for (const name of names) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
