/**
 * Search without a search engine: a lead stores the beginnings of every phrase that staff may
 * type, and a search asks for the one key that equals what was typed ('array-contains').
 *
 * A phrase starts at any word of the name, the e-mail's local part or the injury and runs on over
 * the following words: 'olsen', 'maria ols' and 'maria.olsen@ex' all find Maria Olsen,
 * 'olsen maria' does not. A phone is found by its beginning, its last seven or its last four digits.
 */

const longestKey = 24;
const shortestKey = 2;
const mostKeys = 200;

/** Longest stretch of an injury that is searched, in characters. */
const injuryLength = 60;

/** Starts per text, so that a long name cannot crowd the other texts out. */
const mostStarts = { name: 5, email: 3, injury: 10 };

/** Letters that Unicode does not take apart into a base and an accent. */
const lettersWithoutParts: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
};

/** Lower case, without accents and apostrophes; whatever is no letter or digit is one space. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[æœøłđıß]/g, (letter) => lettersWithoutParts[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** By code point, so that no letter is cut in half. */
function beginning(phrase: string, length: number): string {
  return [...phrase].slice(0, length).join('').trim();
}

function beginnings(phrase: string, shortest = shortestKey): string[] {
  const longest = Math.min(longestKey, [...phrase].length);
  const keys: string[] = [];
  for (let length = shortest; length <= longest; length++) keys.push(beginning(phrase, length));
  return keys.filter((key) => key.length >= shortest);
}

/** The text from each of its first words on. */
function phrases(text: string, starts: number): string[] {
  const words = text.split(' ');
  return words.slice(0, starts).map((_, index) => words.slice(index).join(' '));
}

function phoneKeys(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  return [digits, digits.slice(-7), digits.slice(-4)].flatMap((run) => beginnings(run, 3));
}

/** At most 200 keys, each of 2 to 24 characters (phones: from 3 digits). */
export function searchKeys(lead: {
  name: string;
  email: string;
  phone: string;
  injury: string;
}): string[] {
  const localPart = fold(lead.email.split('@')[0] ?? '');
  const starts = [
    ...phrases(fold(lead.name), mostStarts.name),
    ...phrases(fold(lead.email), Math.min(localPart.split(' ').length, mostStarts.email)),
    ...phrases(fold(lead.injury.slice(0, injuryLength)), mostStarts.injury),
  ];
  const keys = [...phoneKeys(lead.phone), ...starts.flatMap((phrase) => beginnings(phrase))];
  return [...new Set(keys)].slice(0, mostKeys);
}

/** The key to look up for what staff typed; null when it is too short to be one. */
export function searchKey(text: string): string | null {
  if (/^[\d\s().+-]+$/.test(text)) {
    const digits = text.replace(/^\s*\+1/, '').replace(/\D/g, '');
    const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
    return local.length >= 3 ? beginning(local, longestKey) : null;
  }
  const key = beginning(fold(text), longestKey);
  return key.length >= shortestKey ? key : null;
}
