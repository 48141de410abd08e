/** In small letters, without stops and hyphens. */
const titles = new Set(
  [
    'mr mrs ms miss mx mister master maam madam sir dame lady lord the and',
    'dr dra drmed dring med doctor doctora prof profa professor profesor profesora',
    'rev reverend revd rt hon father rabbi imam pastor pastora bishop elder sister brother deacon chaplain',
    'capt captain lt col sgt sergeant maj cpl pvt cmdr officer ofc detective chief',
    'judge justice attorney atty lawyer coach president senator governor',
    // Spanish, Portuguese, Italian
    'sr sra sres srta señor señora señorita doña dña lic licda licenciado licenciada ingeniero ingeniera',
    'senhor senhora signor signore signora sigra dott dottssa ssa',
    // French, German, Dutch, Scandinavian
    'mme mlle madame mademoiselle monsieur maître herr frau fräulein dipling hr fru dhr mw mevr meneer mevrouw',
    // Cyrillic, Arabic and Persian, Hindi, Hebrew
    'гн гжа господин госпожа доктор др دكتور دكتورة السيد السيدة آقای خانم دکتر श्री श्रीमती डॉ ד״ר מר גב',
  ].flatMap((line) => line.normalize('NFKC').split(' ')),
);
/** Without the stop, a name. */
const shortTitles = /^(sen|gov|gen|det|fr|ing|arq|sig|mag|me|em|dent|vet|jur|phil)\.$/i;
const suffixes = /^([js]r|i{2,3}|iv|md|do|dc|dds|rn|pa|np|phd|jd|esq|attorney|at|law)$/i;
/** In small letters, the first word of a family name. */
const particles = /^(de|del|della|di|da|dos|van|von|bin|ibn)$/;

const bare = (word: string) => word.replace(/[.-]/g, '');
/** 'Mrs.', 'Mr/Mrs'; in small letters, 'y' joins two titles. */
const isTitle = (word: string) =>
  word.split('/').every((part) => titles.has(bare(part).toLowerCase())) ||
  shortTitles.test(word) ||
  /^(y|e|et|und|и)$/.test(word);
const isSuffix = (word: string) => suffixes.test(bare(word));
/** 'BSN' beside words in small letters */
const isDegree = (word: string, name: string) =>
  /^[A-Z]\.?[A-Z][A-Z.]{0,3}$/.test(word) && /\p{Ll}/u.test(name);
const around =
  /^[\p{Pi}\p{Pf}\p{Ps}\p{Pd}"'*\p{ExtPict}\p{VS}]+|[\p{Pi}\p{Pf}\p{Pe}\p{Pd}"'*:;。\p{ExtPict}\p{VS}]+$/gu;

/** Without quotation marks, brackets and emoji around a word. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\b(mrs?|ms|dra?)[.:。·_](?=\p{L}{2})/giu, '$1. ')
    .replace(/(?<=\p{L}{2}\.)(?=\p{Lu}\p{L})/gu, ' ')
    .split(/[\s&+]+/)
    .map((word) => word.replace(around, ''))
    .filter((word) => /\p{L}/u.test(word));

/** 'Maria' of 'Maria Olsen', 'Dr. Maria Olsen' and 'Olsen, Maria'; '' where there is none, as in 'Mr. Olsen'. */
export function firstName(name: string): string {
  const isName = (word: string) => !isTitle(word) && !isSuffix(word) && !isDegree(word, name);
  const [before = '', ...rest] = name.split(/[,،，]/);
  const after = wordsOf(rest.join(' ')).filter(isName);
  if (after[0]) return after[0];
  const words = wordsOf(before);
  const [first = '', ...others] = words.filter((word) => !isTitle(word));
  const isFamilyName =
    particles.test(first) || (!others.some(isName) && (isTitle(words[0] ?? '') || rest.length > 0));
  return isFamilyName ? '' : first;
}
