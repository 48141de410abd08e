/** In small letters, without stops and hyphens. */
const titles = new Set(
  [
    'mr mrs ms miss mx mister master maam madam sir dame lady lord the and',
    'dr dra drs drmed dring hc med rernat doctor doctora prof profa professor profesor profesora',
    'rev reverend revd rt hon father rabbi imam pastor pastora bishop elder sister brother deacon chaplain',
    'capt captain cpt lt lieutenant col colonel sgt ssgt msgt ssg sfc sergeant maj major general adm admiral',
    'cpl corporal pvt pfc private cmdr commander officer ofc detective chief sheriff deputy trooper',
    'judge justice honorable attorney atty lawyer coach nurse president senator governor mayor ambassador',
    'missus messrs mesdames family familia familie',
    // Spanish, Portuguese, Italian
    'sr sra sres srta señor señora señorita doña dña lic licda licenciado licenciada ingeniero ingeniera',
    'srita sritas ing arq profra mtro mtra lcda lcdo abogado abogada maestro maestra hermano hermana padre madre obispo presidente',
    'senhor senhora signor signore signora sigra signa avvocato dott dottssa ssa',
    // French, German, Dutch, Scandinavian
    'mme mlle madame mademoiselle monsieur docteur professeur maître',
    'herr frau fräulein dipling hr fru frøken dhr mw mevr meneer mevrouw',
    // Polish, Turkish, Vietnamese, Hindi, Russian
    'pani sayın ông bà shri shrimati smt gospodin gospodja',
    // Cyrillic, Arabic and Persian, Hindi, Hebrew
    'гн гжа господин госпожа доктор др دكتور دكتورة السيد السيدة آقای خانم دکتر श्री श्रीमती डॉ ד״ר ד"ר מר גב د',
  ].flatMap((line) => line.normalize('NFKC').split(' ')),
);
/** 'Pres.', 'Dipl.-Psych.': without the stop, a name. 'J.' and 'J.R.' are initials. */
const shortened = /^\p{L}{2,4}\.(-\p{L}+\.?)?$/u;
const suffixes =
  /^([js]r|i{2,3}|iv|2nd|3rd|4th|md|do|dc|dds|dmd|dpt|pt|lmt|rn|bsn|aprn|dnp|fnp|pa|np|phd|psyd|lcsw|mba|cpa|jd|esq|esquire|attorney|at|law)$/i;
/** At the beginning of a family name; of one word, in small letters. */
const particle = /^(?:de|del|della|di|da|do|dos|das|du|van|von|zu|ter|ten|af|bin|ibn|abu)(?: |$)/;
const particles = /^(?:de l[aeo]s?|v[ao]n de[nr]?)(?: |$)/i;

const bare = (word: string) => word.replace(/[.-]/g, '');
/** 'Mrs.', 'Mr/Mrs'; in small letters, 'y' joins two titles. */
const isTitle = (word: string) =>
  word.split('/').every((part) => titles.has(bare(part).toLowerCase())) ||
  shortened.test(word) ||
  /^(y|e|et|und|и)$/.test(word);
/** 'Jr.', 'RN' */
export const isSuffix = (word: string) => suffixes.test(bare(word));
/** 'BSN' beside words in small letters */
const isDegree = (word: string, name: string) =>
  /^[A-Z]\.?[A-Z][A-Z.]{0,3}$/.test(word) && /\p{Ll}/u.test(name);
const around = /^[^\p{L}\p{N}=]+|[^\p{L}\p{M}\p{N}.]+$/gu;

/** 'Sr. Don Juan': a first name follows. */
const sirs = /\b(?:sra?|señora?)\.?\s+do(?:n|ña)\s+(?=\p{L})/giu;

/** Without signs around a word. '=' begins no name. */
const wordsOf = (text: string) =>
  text
    .replace(/^\s*(?:patient|name|nombre|paciente)\s*:/i, '')
    .replace(/\bD\.?ª/g, 'Doña')
    .replace(/\bM\.?ª/g, 'María')
    .normalize('NFKC')
    .replace(sirs, '')
    // Of a sentence
    .replace(/(?<=\p{L}{2})\.[^\p{L}\p{N}]*$/u, '')
    .replace(/\b(mrs?|ms|dra?)[.:。·_](?=\p{L}{2}|\p{L}\.)/giu, '$1. ')
    .replace(/(?<=\p{L}{2}\.)(?=\p{Lu}\p{L})/gu, ' ')
    .split(/[\s&+]+/)
    .map((word) => word.replace(around, ''))
    .filter((word) => /^[^@]*\p{L}[^@]*$/u.test(word));

/** 'Maria' of 'Maria Olsen', 'Dr. Maria Olsen' and 'Olsen, Maria'; '' where there is none, as in 'Mr. Olsen'. */
export function firstName(name: string): string {
  const isName = (word: string) => !isTitle(word) && !isSuffix(word) && !isDegree(word, name);
  const [before = '', ...rest] = name.split(/[,،，]/);
  const after = wordsOf(rest.join(' ')).filter(isName);
  if (after[0]) return after[0];
  const words = wordsOf(before);
  const untitled = words.filter((word) => !isTitle(word));
  const [first = '', ...others] = untitled;
  const [title = '', family = '', second = ''] = words.filter((word) => !/^and$/i.test(word));
  // 'Dr. Smith and Dr. Lee'
  const isPair = isTitle(title) && !isTitle(family) && titles.has(bare(second).toLowerCase());
  const isFamilyName =
    isPair ||
    /^famil(y|ie)$/i.test(words.at(-1) ?? '') ||
    [particle, particles].some((each) => each.test(untitled.join(' '))) ||
    (!others.some(isName) && (isTitle(words[0] ?? '') || rest.length > 0));
  return isFamilyName ? '' : first;
}

/** 'Olsen' of 'Mrs. Olsen', 'Olsen, Mrs.' and 'Olsen Jr.'; the text itself where nothing else is left. */
export function withoutTitles(text: string): string {
  const parts = text
    .normalize('NFKC')
    .replace(sirs, '')
    .split(/[,،，]/);
  const words = parts.flatMap((part) => {
    const all = part
      .split(/\s+/)
      .map((word) => [word, word.replace(around, '')] as const)
      .filter(([word, name]) => name && !(/^[([]/.test(word) && isTitle(name)));
    const start = all.findIndex(([, name]) => !isTitle(name));
    return start < 0 ? [] : all.slice(start).map(([word]) => word);
  });
  while (isSuffix((words.at(-1) ?? '').replace(around, ''))) words.pop();
  return words.join(' ') || text;
}
