/** The link to the other language takes query and fragment along, not before the press: a fragment may be a secret. */
export function runLanguageLinks(): void {
  // A second call adds nothing: it is the same listener.
  addEventListener('click', takePlace);
}

function takePlace({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[lang]');
  if (link) Object.assign(link, { search: location.search, hash: location.hash });
}
