import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areas } from '../src/words/areas.ts';

const modulesIn = (lang: 'en' | 'es') =>
  readdirSync(`src/words/${lang}`).map((file) => file.replace('.ts', ''));

// That the two of a pair match is a matter of types: src/words/areas.ts.
it.each(['en', 'es'] as const)('each module of src/words/%s is in the table of words', (lang) => {
  expect(modulesIn(lang).sort()).toEqual(Object.keys(areas).sort());
});
