import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { otherAddress } from '#words/es/languages.ts';
import { description as spanishDescription } from '#words/es/provider.ts';
import { description } from '#words/provider.ts';
import { allWords } from './all-words.ts';

const modulesIn = (lang: 'en' | 'es') =>
  readdirSync(`src/words/${lang}`).map((file) => file.replace('.ts', ''));

// That the two languages match is a matter of types: src/words/areas.ts.
it.each(['en', 'es'] as const)('each module of src/words/%s is in the table of words', (lang) => {
  const table = readFileSync('src/words/areas.ts', 'utf8');
  const missing = modulesIn(lang).filter(
    (name) => !table.includes(`import('./${lang}/${name}.ts')`),
  );
  expect(missing).toEqual([]);
});

it.each(['en', 'es'] as const)('src/words/%s quotes by “ and ”', (lang) => {
  const files = modulesIn(lang).map((name) => `src/words/${lang}/${name}.ts`);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('‘'))).toEqual([]);
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
    Object.entries(allWords[lang])
      .flatMap(([file, words]) => textsOf(words, basename(file)))
      .map(([place, text]) => [place, marksOf(text)])
      .filter(([, found]) => found?.length);
  expect(marks('es')).toEqual(marks('en'));
});

it('no line break parts a Spanish time', () => {
  const texts = Object.entries(allWords.es).flatMap(([file, words]) => textsOf(words, file));
  expect(texts.filter(([, text]) => /\d [ap]\.|[ap]\. m\./.test(text))).toEqual([]);
});

describe('a thing has one Spanish name', () => {
  const files = [
    ...modulesIn('es').map((name) => `src/words/es/${name}.ts`),
    'scripts/pip-guide/guide.es.md',
  ];

  it.each([
    [
      'a time is an hora, and an horario the hours of the clinic',
      /(?:un|este|el|otro) horario (?!de)/i,
    ],
    ['Mountain Time', /montaña\)/],
    ['reviews', /reseñ/],
    ['Personal Injury Protection', /protección por/],
    [
      'a medical report is an informe, and a reporte what the police write',
      /reportes?\b(?! de pol)/,
    ],
    ['sign language', /lenguaje de señas/],
    ['a claim number', /número de su reclamo/],
    ['the PIP guide', /gu[ií]a gratis de PIP/],
    ['not legal advice', /no es un consejo/],
    ['an earlier time', /libre antes/],
    ['a provider', /paciente y proveedor(?! de salud)/],
    ['a reader may be a woman', /preparado|estar atento|obligado a/],
    ['a reader is usted', /\b(?:tú|tu|tus|te|ti|contigo|vosotros|llámanos|escríbenos)\b/i],
  ])('%s', (_, other) => {
    const found = files.filter((file) => other.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });
});

it.each([
  [description, 'Chiropractic physician at Canyon Spine in Sandy, Utah: Ana Ruiz.'],
  [spanishDescription, 'Chiropractic physician en Canyon Spine, en Sandy, Utah: Ana Ruiz.'],
])('a title, which has a capital, begins the sentence about a person', (describeIn, sentence) => {
  expect(describeIn('Ana Ruiz', 'Chiropractic physician', 'Canyon Spine')).toBe(sentence);
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
