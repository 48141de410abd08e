import { dirname } from 'node:path';

/** An import between two files, both as paths. */
type FileImport = { from: string; to: string };

type Arrows = Map<string, Map<string, FileImport>>;

/**
 * Folders below the root that import each other in a circle, each circle as a sentence with the imports that make it.
 * Every depth counts: 'leads/list' is a folder of its own, and a part of 'leads'.
 */
export function folderCircles(root: string, imports: readonly FileImport[]): string[] {
  const inside = imports.filter((each) =>
    [each.from, each.to].every((file) => file.startsWith(`${root}/`)),
  );
  const deepest = Math.max(0, ...inside.flatMap(({ from, to }) => [depth(from), depth(to)]));
  const depths = Array.from({ length: deepest + 1 }, (_, index) => index);
  return [...new Set(depths.flatMap((most) => circlesOf(arrowsOf(inside, most))))];
}

/** The folder of a file, cut to that many parts. */
function folderOf(file: string, most: number): string {
  return dirname(file).split('/').slice(0, most).join('/');
}

function depth(file: string): number {
  return dirname(file).split('/').length;
}

/** From folder to folder, each arrow with the first import that makes it. */
function arrowsOf(imports: readonly FileImport[], most: number): Arrows {
  const arrows: Arrows = new Map();
  for (const each of imports) {
    const [from, to] = [folderOf(each.from, most), folderOf(each.to, most)];
    if (from === to) continue;
    const targets = arrows.get(from) ?? new Map<string, FileImport>();
    arrows.set(from, targets);
    if (!targets.has(to)) targets.set(to, each);
  }
  return arrows;
}

/** The shortest circle through each folder, each circle once. */
function circlesOf(arrows: Arrows): string[] {
  const circles = new Map<string, string>();
  for (const from of arrows.keys()) {
    const way = wayBack(arrows, from);
    const name = way?.toSorted().join() ?? '';
    if (way && !circles.has(name)) circles.set(name, sentence(arrows, way));
  }
  return [...circles.values()];
}

/** The folders of the shortest way from a folder back to itself, without the return; null when there is none. */
function wayBack(arrows: Arrows, start: string): string[] | null {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of arrows.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

function sentence(arrows: Arrows, way: string[]): string {
  const made = way.map((from, index) => {
    const each = arrows.get(from)?.get(way[(index + 1) % way.length] ?? '');
    return `${each?.from} imports ${each?.to}`;
  });
  return `${[...way, way[0]].join(' → ')} is a circle of folders: ${made.join(', and ')}.`;
}
