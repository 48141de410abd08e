import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The recipes that make or change files. */
export const recipes = readdirSync('docs/how-to').filter((file) =>
  /^```(tsx?|diff)\n/m.test(readFileSync(`docs/how-to/${file}`, 'utf8')),
);

/** Text by path, of files that a recipe makes or changes. */
export type Files = Map<string, string>;

/**
 * Follows recipes of docs/how-to, one after another. A block names its file in the first line. Code makes the file, or is
 * added to one that is there; a diff changes lines that the file has once. Commands (`sh`) are left out.
 * `Follow [another](recipe.md)` is done first.
 */
export function follow(wanted: readonly string[]): Files {
  const files: Files = new Map();
  const followed = new Set<string>();
  const take = (recipe: string) => {
    if (followed.has(recipe)) return;
    followed.add(recipe);
    const text = readFileSync(`docs/how-to/${recipe}`, 'utf8');
    const [, before] = /^Follow \[[^\]]+\]\(([\w-]+\.md)\)/m.exec(text) ?? [];
    if (before) take(before);
    for (const [, kind, block = ''] of text.matchAll(/^```(?!sh)(\w*)\n(.*?)^```/gms)) {
      const [, file = '', code = ''] = /^\/\/ ([\w./-]+\.\w+).*?\n(.*)/s.exec(block) ?? [];
      if (!file) throw new Error(`${recipe}: this block names no file:\n${block}`);
      const now = files.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
      files.set(file, kind === 'diff' ? applyDiff(now, code, file) : `${now}${code}`);
    }
  };
  for (const recipe of wanted) take(recipe);
  return files;
}

/** '@@' stands between the places of a file that change. */
function applyDiff(text: string, diff: string, file: string): string {
  return diff.split('@@\n').reduce((now, hunk) => {
    const sideWithout = (sign: string) => hunk.replace(new RegExp(`^[${sign}].*\n`, 'gm'), '');
    const linesOf = (side: string) => side.replace(/^./gm, '');
    const old = linesOf(sideWithout('+'));
    const [start = '', end, ...more] = now.split(old);
    if (end === undefined || more.length > 0) throw new Error(`${file} has not once:\n${old}`);
    return `${start}${linesOf(sideWithout('-'))}${end}`;
  }, text);
}
