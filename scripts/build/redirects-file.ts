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

/** '/pip-guide' as '/Pip-Guide', '/PIP-Guide', '/PIP-GUIDE' and so on; of '/blog/ice' the last part alone. */
function inCapitals(path: string): string[] {
  const start = path.lastIndexOf('/') + 1;
  const words = path.slice(start).split('-');
  const spelled = spellings.map((spell) => path.slice(0, start) + spell(words).join('-'));
  return [...new Set(spelled)].filter((each) => each !== path);
}

/** '/es' and '/es/blog' of '/es/blog/ice'. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

/**
 * dist/_redirects: files have addresses in small letters, and a host may tell them from capitals. '/BLOG/ICE' leads to
 * '/blog/ICE' and that to '/blog/ice': a rule for each pair would make thousands, and a host tries them in turn. An
 * address that a page has left leads to it, unless another page has that address now.
 */
export function redirectsFile(
  paths: string[],
  moves: Move[] = [],
  spanishMoves: Move[] = [],
): string {
  const pages = paths.flatMap((path) => inCapitals(path).map((from) => ({ from, to: path })));
  const folders = [...new Set(paths.flatMap(foldersOf))].flatMap((folder) =>
    inCapitals(folder).map((from) => ({ from: `${from}/*`, to: `${folder}/:splat` })),
  );
  const left = moves.filter(({ from }) => !paths.includes(from));
  const lasting = [...left, ...pages, ...folders].map(({ from, to }) => `${from} ${to} 301\n`);
  // No browser may keep these: the page may become Spanish.
  const passing = spanishMoves.map(({ from, to }) => `${from} ${to} 302\n`);
  return [...lasting, ...passing].join('');
}
