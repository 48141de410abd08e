/** Words about health. A locked phone and the logs of mail servers show a subject, so none may stand there. */

/** As regular expressions, in lower case. What RE2 understands: firestore.rules holds the same pattern. */
const words = [
  'accident[a-z]*',
  'ach(?:e|es|ing|y)',
  'bruis[a-z]*',
  'chiro[a-z]*',
  'collision[a-z]*',
  'concuss[a-z]*',
  'crash[a-z]*',
  'diagnos[a-z]*',
  'disab[a-z]*',
  'disease[a-z]*',
  'dizz[a-z]*',
  'doctors?',
  'exams?',
  'examin[a-z]*',
  'fractur[a-z]*',
  '(?:back|head|neck)aches?',
  'health[a-z]*',
  'herniat[a-z]*',
  'hospital[a-z]*',
  'hurt[a-z]*',
  'illness[a-z]*',
  'injur[a-z]*',
  'lumbar',
  'massag[a-z]*',
  'medic[a-z]*',
  'migraine[a-z]*',
  'mris?',
  'necks?',
  'numbness',
  'nurs(?:e|es|ing)',
  'pain(?:s|ful|less)?',
  'patients?',
  'physicians?',
  'prescri[a-z]*',
  'rehab[a-z]*',
  'sciatic[a-z]*',
  'sick[a-z]*',
  'sore(?:ness)?',
  'spasm[a-z]*',
  'spin(?:e|es|al)',
  'sprain[a-z]*',
  'surg(?:eon|eons|eries|ery|ical)',
  'swelling',
  'symptom[a-z]*',
  'therap[a-z]*',
  'trauma[a-z]*',
  'treat(?:ed|ing|ment|ments|s)?',
  'vertebra[a-z]*',
  'whiplash[a-z]*',
  'wounds?',
  'wreck[a-z]*',
  'x[- ]?rays?',
];

const anyWord = `(?:${words.join('|')})`;

/** Of a whole subject in lower case that has such a word. firestore.rules has the same. */
export const healthPattern = `(?:.*[^a-z])?${anyWord}(?:[^a-z].*)?`;

const firstWord = new RegExp(`(?:^|[^a-z])(${anyWord})(?![a-z])`, 'i');

/** The first word about health, as it is written; null without one. */
export function healthWordIn(text: string): string | null {
  return firstWord.exec(text)?.[1] ?? null;
}
