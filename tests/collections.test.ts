import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentNames } from '#domain/trail/trail-words.ts';
import type { Pictures } from '../scripts/seed/pictures/pictures.ts';
import { dataSet } from '../scripts/seed/sets/data-set.ts';
import { profiles } from '../scripts/seed/users.ts';
import { filesIn } from './files-in.ts';

const textOf = (folder: string) =>
  filesIn(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const rules = readFileSync('firestore.rules', 'utf8');
const [data, rulesTests] = ['src/data', 'tests/rules'].map(textOf);

const renditions = [{ width: 640, height: 320, bytes: new Uint8Array() }];
const noPictures = new Proxy({}, { get: () => ({ renditions, placeholder: '' }) }) as Pictures;
const seed = [...dataSet(new Date(), noPictures, (path) => path).documents, ...profiles];

/** Every collection that the data layer reads or writes. */
const used = data?.matchAll(/\b(?:collection|doc)At\(\s*[`'](\w+)/g) ?? [];
const collections = [...new Set([...used].map(([, name = '']) => name))].sort();

const path = (name: string) => new RegExp(`[\`']${name}(/|'|\`)`);
const recipe = 'see docs/how-to/add-a-collection.md';

it('the walk finds collections', () => {
  expect(collections).toEqual(expect.arrayContaining(['blogPosts', 'leads', 'staff']));
});

describe.each(collections)('collection %s', (name) => {
  it('has its rules, since everything else is denied', () => {
    expect(rules, `firestore.rules has no 'match /${name}/…': ${recipe}`).toContain(
      `match /${name}/`,
    );
  });

  it('has a test of its rules', () => {
    expect(rulesTests, `No file of tests/rules names '${name}': ${recipe}`).toMatch(path(name));
  });

  it('has demo data, so that screens and stories show it', () => {
    const stored = seed.filter((document) => document.path.startsWith(`${name}/`));
    expect(
      stored.length,
      `scripts/seed/sets/data-set.ts stores no '${name}/…': ${recipe}`,
    ).not.toBe(0);
  });
});

/** Collections that this function of the rules names. */
const namedIn = (rule: string) => {
  const found = rules.matchAll(new RegExp(`${rule}\\((?:newEntry\\()?'(\\w+)'`, 'g'));
  return [...new Set([...found].map(([, name = '']) => name))];
};
const tabRecipe = 'see docs/how-to/add-a-tab.md';

describe('the activity log', () => {
  it.each(namedIn('isLoggedContent'))('has a word for a document of %s', (name) => {
    const sentence = `contentNames in src/domain/trail/trail-words.ts has no '${name}': ${tabRecipe}`;
    expect(Object.keys(contentNames), sentence).toContain(name);
  });

  it.each(namedIn('isDeletionLogged'))('takes the entry of a deletion in %s', (name) => {
    const mayDelete = /function mayDelete\(\) \{.*?\n {6}\}/s.exec(rules)?.[0];
    const sentence = `mayDelete() in firestore.rules has no '${name}': ${tabRecipe}`;
    expect(mayDelete, sentence).toContain(`'${name}'`);
  });
});
