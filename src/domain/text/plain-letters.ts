/** Letters that Unicode does not decompose into a base letter and an accent. */
const lettersWithoutParts: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ß: 'ss',
  ə: 'e',
  ɔ: 'o',
  // Persian and Arabic keyboards write one letter in two ways. The end of a word is also typed plain.
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ة: 'ه',
  // Stretches a word.
  ـ: '',
};

const withoutParts = new RegExp(`[${Object.keys(lettersWithoutParts).join('')}]`, 'g');

/** Lower case, without accents, in plain letters where a letter has some. Other scripts stay as they are. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(withoutParts, (letter) => lettersWithoutParts[letter] ?? letter)
    .normalize('NFC');
}

/** What a search compares: plain letters, and quotes as keyboards have them. */
export const searchable = (text: string) =>
  plainLetters(text)
    .replace(/[’‘ʻʼ]/g, "'")
    .replace(/[“”„]/g, '"');

const pairs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** 'mueller' of 'Müller', as people write it on a keyboard without such letters. */
export function writtenOut(text: string): string {
  const letters = text.normalize('NFC').toLowerCase();
  return letters.replace(/[äöüåø]/g, (letter) => pairs[letter] ?? letter);
}
