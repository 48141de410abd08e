import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { spanishItem, twins } from '../../scripts/feeds/twins.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { allWords } from '../all-words.ts';

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
const documentOf = (path: string) =>
  new JSDOM(readFileSync(join('dist', fileOf(path)), 'utf8')).window.document;

const shownAttributes = ['aria-label', 'alt', 'title', 'placeholder', 'data-busy-label'];

/** What a visitor reads or hears, except what says that it is English. */
function textsOf(document: Document): string[] {
  const head = ['title', 'meta[name=description]', 'meta[property="og:title"]'].flatMap(
    (selector) => {
      const element = document.querySelector(selector);
      return element?.getAttribute('content') ?? element?.textContent ?? [];
    },
  );
  const texts = [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        !element.closest(
          'script, style, template, [lang]:not(html), [translate="no"], .sample-ribbon',
        ),
    )
    .flatMap((element) => [
      ...[...element.childNodes]
        .filter((node) => node.nodeType === 3)
        .map((node) => node.textContent),
      ...shownAttributes.map((name) => element.getAttribute(name)),
    ]);
  return [...head, ...texts].flatMap((text) => text?.trim() || []);
}

/** The pieces between the marks of src/site/legal/legal-text.tsx are shown one by one. */
const piecesOf = (text: string) =>
  text.split(/\*\*|\[|\]\(.+?\)|\{\w+\}/).map((piece) => piece.trim());

/** Texts of a module, and those of its lists. */
const stringsIn = (words: unknown): string[] => {
  if (typeof words === 'string') return [words, ...piecesOf(words)];
  return typeof words === 'object' && words ? Object.values(words).flatMap(stringsIn) : [];
};

const spanish = new Set(stringsIn(allWords.es));
const onlyEnglish = new Set(
  stringsIn(allWords.en).filter((text) => !spanish.has(text) && /[a-z]{3}/i.test(text)),
);

const itemsOf = (list: string) =>
  readdirSync(`dist/${list}`).map((file) => `/${list}/${file.replace('.html', '')}`);

const pages = [
  ...twins,
  ...itemsOf('about').map((en) => ({ en, es: spanishItem(en) })),
  { en: '/404', es: '/es/404' },
];

describe.each(pages)('$es', ({ en, es }) => {
  const document = documentOf(es);
  const texts = textsOf(document);

  it('says that it is Spanish', () => {
    expect(document.documentElement.lang).toBe('es');
    expect(document.querySelector('a[lang=en]')?.textContent).toBe('English');
  });

  it('shows no sentence of the English words', () => {
    expect(texts.filter((text) => onlyEnglish.has(text))).toEqual([]);
  });

  it('shows no sentence that its English page shows, but for names and facts', () => {
    const facts = document.getElementById('answers')?.textContent ?? '';
    const english = new Set(textsOf(documentOf(en)));
    const same = texts.filter(
      (text) => english.has(text) && /[a-z]{3}/i.test(text) && !text.includes(clinic.address.city),
    );
    // A title has facts and the clinic's name behind it, and a tag of photos is shown without its hyphens.
    const isFact = (part: string) =>
      [part, part.replaceAll(' ', '-')].some((each) => spanish.has(each) || facts.includes(each));
    const isKnown = (text: string) =>
      text.split(' | ').every((part) => isFact(part) || part.split(', ').every(isFact));
    expect(same.filter((text) => !isKnown(text))).toEqual([]);
  });
});
