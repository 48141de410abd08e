import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areas } from '../src/words/areas.ts';

const modulesIn = (lang: 'en' | 'es') =>
  readdirSync(`src/words/${lang}`).map((file) => file.replace('.ts', ''));

// That the two of a pair match is a matter of types: src/words/areas.ts.
it.each(['en', 'es'] as const)('each module of src/words/%s is in the table of words', (lang) => {
  expect(modulesIn(lang).sort()).toEqual(Object.keys(areas).sort());
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
    Object.entries(areas)
      .flatMap(([name, area]) => textsOf(area[lang], name))
      .map(([place, text]) => [place, marksOf(text)])
      .filter(([, found]) => found?.length);
  expect(marks('es')).toEqual(marks('en'));
});
