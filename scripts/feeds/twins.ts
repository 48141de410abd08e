import { basename, dirname } from 'node:path/posix';
import * as spanish from '#words/es/paths.ts';
import * as english from '#words/paths.ts';

export type Twins = { en: string; es: string };

const all: Twins[] = Object.entries<string>(english).map(([name, en]) => ({
  en,
  es: new Map<string, string>(Object.entries(spanish)).get(name) ?? en,
}));

export const twins: Twins[] = all.filter(({ en, es }) => en !== es);

/**
 * Where the link to the other language leads: English pages only write /es before their own address. A page that isn't in
 * Spanish leads to the home page. A person of the staff keeps the last part of the address; articles have their own moves (articles.ts).
 */
export const spanishMoves: { from: string; to: string }[] = all
  .filter(({ en }) => en !== english.home)
  .flatMap(({ en, es }) => {
    const from = `${spanish.home}${en}`;
    if (from === es) return [];
    const page = { from, to: en === es ? spanish.home : es };
    return en === english.about ? [page, { from: `${from}/:slug`, to: `${es}/:slug` }] : [page];
  });

/** The Spanish page of a person of the staff, by the address of the English one. */
export function spanishItem(path: string): string {
  const list = all.find(({ en }) => en === dirname(path));
  return `${list?.es}/${basename(path)}`;
}

/** Built, but not in the sitemap: the received pages of plain HTML forms, and the page of a patient's visit. */
export const unlistedPages: string[] = [
  english.contactReceived,
  english.pipGuideReceived,
  english.attorneysReceived,
  english.visit,
];

/** The pages in both languages that search engines may know. */
export const listedTwins: Twins[] = twins.filter(({ en }) => !unlistedPages.includes(en));

/** Names the page in each language to search engines. '' for a page in one language. items: articles and people. */
export function languageLinks(path: string, origin: string, items: Twins[] = []): string {
  const pair = [...listedTwins, ...items].find(({ en, es }) => path === en || path === es);
  if (!pair || !origin) return '';
  const addresses = { en: pair.en, es: pair.es, 'x-default': pair.en };
  return Object.entries(addresses)
    .map(
      ([lang, address]) =>
        `<link data-built rel="alternate" hreflang="${lang}" href="${origin}${address}">`,
    )
    .join('');
}
