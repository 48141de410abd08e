import type { Move } from '../feeds/articles.ts';

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const upper = (word: string) => word.toUpperCase();

const title = (word: string) =>
  /^(a|an|and|at|for|from|in|of|on|or|the|to)$/.test(word) ? word : capital(word);

/** The capitals that people and print give to the words of an address. */
const spellings: ((words: string[]) => string[])[] = [
  (words) => words,
  ([first = '', ...rest]) => [capital(first), ...rest],
  (words) => words.map(capital),
  ([first = '', ...rest]) => [capital(first), ...rest.map(title)],
  ([first = '', ...rest]) => [upper(first), ...rest],
  ([first = '', ...rest]) => [upper(first), ...rest.map(capital)],
  (words) => words.map(upper),
];

/** '/pip-guide' as '/Pip-Guide', '/PIP-Guide', '/PIP-GUIDE' and so on. */
function inCapitals(path: string): string[] {
  const spelled = path
    .split('/')
    .map((part) => spellings.map((spell) => spell(part.split('-')).join('-')))
    .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => `${start}/${end}`)));
  return [...new Set(spelled)].filter((each) => each !== path);
}

/**
 * dist/_redirects: files have addresses in small letters, and a host may tell them from capitals. An address that a
 * page has left leads to it, unless another page has that address now.
 */
export function redirectsFile(
  paths: string[],
  moves: Move[] = [],
  spanishMoves: Move[] = [],
): string {
  const spellings = paths.flatMap((path) =>
    inCapitals(path).map((spelling) => ({ from: spelling, to: path })),
  );
  const left = moves.filter(({ from }) => !paths.includes(from));
  const lasting = [...left, ...spellings].map(({ from, to }) => `${from} ${to} 301\n`);
  // No browser may keep these: the page may become Spanish.
  const passing = spanishMoves.map(({ from, to }) => `${from} ${to} 302\n`);
  return [...lasting, ...passing].join('');
}
