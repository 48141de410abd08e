/**
 * Search without a search engine. A lead stores the beginnings of every phrase that staff may type; a search looks
 * up the one key that equals the typed text ('array-contains').
 *
 * A phrase starts at any word of the name, the e-mail's local part or the injury, and continues over the following
 * words. 'olsen', 'maria ols' and 'maria.olsen@ex' all find Maria Olsen; 'olsen maria' does not. A phone is found
 * by its first digits, its last seven or its last four.
 */

const longestKey = 24;
const shortestKey = 2;
const mostKeys = 200;

/** Characters of an injury that the search covers. */
const injuryLength = 60;

/** Most phrase starts per text: a long name leaves room for the other texts. */
const mostStarts = { name: 5, email: 3, injury: 10 };

/** Letters that Unicode does not decompose into a base letter and an accent. */
const lettersWithoutParts: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
};

/** Lower case, without accents and apostrophes. Anything but a letter or digit becomes a space. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[æœøłđıß]/g, (letter) => lettersWithoutParts[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Cuts by code point, so no letter is cut in half. */
function beginning(phrase: string, length: number): string {
  return [...phrase].slice(0, length).join('').trim();
}

function beginnings(phrase: string, shortest = shortestKey): string[] {
  const longest = Math.min(longestKey, [...phrase].length);
  const keys: string[] = [];
  for (let length = shortest; length <= longest; length++) keys.push(beginning(phrase, length));
  return keys.filter((key) => key.length >= shortest);
}

/** The text from each of its first words onward. */
function phrases(text: string, starts: number): string[] {
  const words = text.split(' ');
  return words.slice(0, starts).map((_, index) => words.slice(index).join(' '));
}

function phoneKeys(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const number = phone.replace(/ ext\..*/, '').replace(/\D/g, '');
  return [digits, number.slice(-7), number.slice(-4)].flatMap((run) => beginnings(run, 3));
}

/** At most 200 keys, each of 2 to 24 characters (phones: from 3 digits). */
export function searchKeys(lead: {
  name: string;
  email: string;
  phone: string;
  injury: string;
  otherPhone?: string;
}): string[] {
  const localPart = fold(lead.email.split('@')[0] ?? '');
  const starts = [
    ...phrases(fold(lead.name), mostStarts.name),
    ...phrases(fold(lead.email), Math.min(localPart.split(' ').length, mostStarts.email)),
    ...phrases(fold(lead.injury.slice(0, injuryLength)), mostStarts.injury),
  ];
  const phones = [lead.phone, lead.otherPhone ?? ''].flatMap(phoneKeys);
  const keys = [...phones, ...starts.flatMap((phrase) => beginnings(phrase))];
  return [...new Set(keys)].slice(0, mostKeys);
}

/** The key to look up for a typed text; null when the text is too short. */
export function searchKey(text: string): string | null {
  if (/^[\d\s().+-]+$/.test(text)) {
    const digits = text.replace(/^\s*\+1/, '').replace(/\D/g, '');
    const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
    return local.length >= 3 ? beginning(local, longestKey) : null;
  }
  const key = beginning(fold(text), longestKey);
  return key.length >= shortestKey ? key : null;
}
