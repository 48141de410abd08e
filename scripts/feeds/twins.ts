import * as spanish from '#words/es/paths.ts';
import * as english from '#words/paths.ts';

/** The addresses of a page in both languages. */
export type Twins = { en: string; es: string };

const all: Twins[] = Object.entries<string>(english).map(([name, en]) => ({
  en,
  es: new Map<string, string>(Object.entries(spanish)).get(name) ?? en,
}));

/** The pages that are in Spanish, too. */
export const twins: Twins[] = all.filter(({ en, es }) => en !== es);

/**
 * Where the link to the other language leads: English pages only write /es before their own address. A page that isn't in
 * Spanish leads to the home page, and so do its items.
 */
export const spanishMoves: { from: string; to: string }[] = all
  .filter(({ en }) => en !== english.home)
  .flatMap(({ en, es }) => {
    const isSpanish = en !== es;
    const from = `${spanish.home}${en}`;
    if (from === es) return [];
    const pages = [{ from, to: isSpanish ? es : spanish.home }];
    return isSpanish || !hasItems(en) ? pages : [...pages, { from: `${from}/*`, to: spanish.home }];
  });

function hasItems(path: string): boolean {
  return path === english.blog || path === english.about;
}
