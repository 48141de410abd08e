import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { otherAddress } from '#words/es/languages.ts';
import { mistakesIn } from './compiler-mistakes.ts';
import { words } from './words.ts';

const areas = Object.keys(words.en);

it('each module of words is there in both languages', () => {
  expect(Object.keys(words.es)).toEqual(areas);
});

/** A module that compiles where the words of both languages have one shape. */
const comparison = [
  "import type { Fits } from './words.ts';",
  ...areas.flatMap((area, index) => {
    const [en, es] = ['en', 'es'].map((lang) => `typeof import('../src/words/${lang}/${area}.ts')`);
    return [
      `export type Spanish${index} = Fits<${es}, ${en}>;`,
      `export type English${index} = Fits<${en}, ${es}>;`,
    ];
  }),
].join('\n');

const title = "export const title = '404';";

it.each<[string, Record<string, string>, string[]]>([
  ['the words that are there', {}, []],
  ['a text in English alone', { 'src/words/es/not-found.ts': title }, ['text']],
  ['a text in Spanish alone', { 'src/words/en/not-found.ts': title }, ['text']],
])('the two languages match: %s', (_, changed, missing) => {
  const files = new Map(Object.entries({ 'tests/words-comparison.ts': comparison, ...changed }));
  expect(mistakesIn(files)).toEqual(
    missing.map((name) => expect.stringContaining(`Property '${name}' is missing`)),
  );
});

const textsOf = (words: unknown, place: string): [place: string, text: string][] => {
  if (typeof words === 'string') return [[place, words]];
  if (typeof words !== 'object' || !words) return [];
  return Object.entries(words).flatMap(([name, each]) => textsOf(each, `${place}.${name}`));
};

/** Bold words, links to other sites and parts of a page: src/site/legal/legal-text.tsx. */
const marksOf = (text: string) =>
  [...text.matchAll(/\*\*|\]\((?:(?:https|tel):[^)]+)?|\{\w+\}/g)].map(([mark]) => mark).sort();

it('each Spanish text has the marks and the links of the English one', () => {
  const marks = (lang: 'en' | 'es') =>
    textsOf(words[lang], 'words')
      .map(([place, text]) => [place, marksOf(text)])
      .filter(([, found]) => found?.length);
  expect(marks('es')).toEqual(marks('en'));
});

describe('a thing has one Spanish name', () => {
  const files = areas.map((name) => `src/words/es/${name}.ts`);

  it.each([
    [
      'a time is an hora, and an horario the hours of the clinic',
      /(?:un|este|el|otro) horario (?!de)/i,
    ],
    ['Mountain Time', /montaña\)/],
    ['reviews', /reseñ/],
    ['Personal Injury Protection', /protección por/],
    ['a provider', /paciente y proveedor(?! de salud)/],
    ['a reader may be a woman', /preparado|estar atento|obligado a/],
    ['a reader is usted', /\b(?:tú|tu|tus|te|ti|contigo|vosotros|llámanos|escríbenos)\b/i],
  ])('%s', (_, other) => {
    const found = files.filter((file) => other.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });
});

it.each([
  ['/es', '/'],
  ['/es/privacidad', '/privacy'],
  ['/es/contacto/recibida', '/contact/received'],
  ['/es/blog', '/blog'],
  ['/es/blog/neck-pain', '/blog/neck-pain'],
  ['/es/nosotros/dana-reyes', '/about/dana-reyes'],
  ['/es/no-such-page', '/'],
])('%s leads to %s in English', (spanish, english) => {
  expect(otherAddress(spanish)).toBe(english);
});
