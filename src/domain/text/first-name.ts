const titles =
  /^(mrs?|ms|miss|mx|dra?|med|prof|professor|doctor|sir|rev|hon|capt|lt|sgt|col|maj|sra?|srta|señor(a|ita)?|judge|officer|pastor|bishop|elder|sister|brother|attorney|atty|and|&)$/i;
const suffixes = /^([js]r|i{2,3}|iv|md|do|dc|dds|rn|pa|np|phd|jd|esq|attorney|at|law)$/i;
/** In small letters, the first word of a family name. */
const particles = /^(de|del|della|di|da|dos|van|von|bin|ibn)$/;

const isTitle = (word: string) => titles.test(word.replaceAll('.', ''));
const isSuffix = (word: string) => suffixes.test(word.replaceAll('.', ''));
/** 'BSN' beside words in small letters */
const isDegree = (word: string, name: string) =>
  /^[A-Z]\.?[A-Z][A-Z.]{0,3}$/.test(word) && /\p{Ll}/u.test(name);
const wordsOf = (text: string) =>
  text
    .replace(/\b(mrs?|ms|dra?)\./gi, '$& ')
    .split(/\s+/)
    .filter(Boolean);

/** 'Maria' of 'Maria Olsen', 'Dr. Maria Olsen' and 'Olsen, Maria'; '' where there is none, as in 'Mr. Olsen'. */
export function firstName(name: string): string {
  const [before = '', ...rest] = name.split(',');
  const after = wordsOf(rest.join(' ')).filter(
    (word) => !isTitle(word) && !isSuffix(word) && !isDegree(word, name),
  );
  if (after[0]) return after[0];
  const words = wordsOf(before);
  const [first = '', ...others] = words.filter((word) => !isTitle(word));
  const isFamilyName =
    particles.test(first) ||
    (others.length === 0 && (isTitle(words[0] ?? '') || name.trim().endsWith(',')));
  return isFamilyName ? '' : first;
}
