/** Words about health, English and Spanish. A locked phone and the logs of mail servers show a subject, so none may stand there. */

/** As regular expressions, in lower case. What RE2 understands: firestore.rules holds the same pattern. */
const words = [
  'accident[a-z]*|ach(?:e|es|ing|y)|bruis[a-z]*|chiro[a-z]*|collision[a-z]*|concuss[a-z]*',
  'crash[a-z]*|diagnos[a-z]*|disab[a-z]*|disease[a-z]*|dizz[a-z]*|doctors?|exams?|examin[a-z]*',
  'fractur[a-z]*|(?:back|head|neck)aches?|health[a-z]*|herniat[a-z]*|hospital[a-z]*|hurt[a-z]*',
  'illness[a-z]*|injur[a-z]*|lumbar|massag[a-z]*|medic[a-z]*|migraine[a-z]*|mris?|necks?|numbness',
  'nurs(?:e|es|ing)|pain(?:s|ful|less)?|patients?|physicians?|prescri[a-z]*|rehab[a-z]*',
  'sciatic[a-z]*|sick[a-z]*|sore(?:ness)?|spasm[a-z]*|spin(?:e|es|al)|sprain[a-z]*',
  'surg(?:eon|eons|eries|ery|ical)|swelling|symptom[a-z]*|therap[a-z]*|trauma[a-z]*',
  'treat(?:ed|ing|ment|ments|s)?|(?:ve)?rtebra[a-z]*|whiplash[a-z]*|wounds?|wreck[a-z]*',
  'x[- ]?rays?',
  // Spanish. The rules know no accents: a letter with one ends a word there, so 'lesión' is 'lesi'.
  'cabeza|choques?|cirug(?:ias?)?|columna|cuellos?|doctoras?|dolor(?:es|id[ao]s?)?|enferm[a-z]*',
  'esguinces?|espaldas?|fisio[a-z]*|golpes?|heridas?|hinch[a-z]*|jaquecas?|lastim[a-z]*|latigazos?',
  'lesi(?:on[a-z]*)?|mare(?:os?|ad[ao]s?)|masajes?|migra(?:nas?)?|moret[a-z]*|pacientes?',
  'quiro[a-z]*|radiograf[a-z]*|salud|(?:si)?ntomas?|(?:me)?dic[ao]s?|terapias?|torcedur[a-z]*',
  'tratamientos?',
];

const anyWord = `(?:${words.join('|')})`;

/** Of a whole subject in lower case that has such a word. firestore.rules has the same. */
export const healthPattern = `(?:.*[^a-z])?${anyWord}(?:[^a-z].*)?`;

const firstWord = new RegExp(`(?:^|[^a-z])(${anyWord})(?![a-z])`, 'i');

/** Letters of other alphabets that look like one of ours, in lower case. */
const lookAlikes: Record<string, string> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', н: 'h', һ: 'h', і: 'i', ј: 'j', к: 'k', ӏ: 'l' },
  ...{ м: 'm', о: 'o', р: 'p', ԛ: 'q', ѕ: 's', т: 't', у: 'y', х: 'x', ԝ: 'w' },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'h', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', τ: 't' },
  ...{ υ: 'y', χ: 'x', ζ: 'z', ı: 'i', ɩ: 'i', ɑ: 'a', ɡ: 'g', ø: 'o', ł: 'l' },
};

/** As a reader sees it: without invisible characters and accents, in our letters. The rules can't do this. */
function asSeen(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/\P{ASCII}/gu, (letter) => lookAlikes[letter.toLowerCase()] ?? letter);
}

/** The first word about health, as it is written or seen; null without one. */
export function healthWordIn(text: string): string | null {
  return firstWord.exec(asSeen(text))?.[1] ?? firstWord.exec(text)?.[1] ?? null;
}
