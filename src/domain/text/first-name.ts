const titles =
  /^(mrs?|ms|miss|mx|dr|prof|professor|doctor|sir|rev|hon|capt|lt|sgt|col|maj|sra?|srta|and|&)$/i;
const suffixes = /^([js]r|i{2,3}|iv|md|do|dc|dds|rn|pa|np|phd|esq)$/i;

const isTitle = (word: string) => titles.test(word.replaceAll('.', ''));
const isSuffix = (word: string) => suffixes.test(word.replaceAll('.', ''));
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** 'Maria' of 'Maria Olsen', 'Dr. Maria Olsen' and 'Olsen, Maria'; '' where there is none, as in 'Mr. Olsen'. */
export function firstName(name: string): string {
  const [before = '', ...rest] = name.split(',');
  const after = wordsOf(rest.join(' ')).filter((word) => !isTitle(word) && !isSuffix(word));
  if (after[0]) return after[0];
  const words = wordsOf(before);
  const [first = '', ...others] = words.filter((word) => !isTitle(word));
  const isFamilyName =
    others.length === 0 && (isTitle(words[0] ?? '') || name.trim().endsWith(','));
  return isFamilyName ? '' : first;
}
