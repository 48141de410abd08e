/** The first letter or digit of the first and the last word that has one. The ʻokina is no initial. */
function initialsOf(words: string[]): string {
  const letters = words.flatMap((word) => word.match(/(?!\p{Lm})[\p{L}\p{N}]/u) ?? []);
  const [first = '', ...others] = letters;
  return (first + (others.at(-1) ?? '')).toUpperCase();
}

/** One or two capitals from the name, else from the e-mail's local part; '?' when neither has a letter. */
export function initials(name: string | null, email: string): string {
  const [localPart = ''] = email.split('@');
  return initialsOf((name ?? '').split(/\s+/)) || initialsOf(localPart.split(/[._+-]+/)) || '?';
}
