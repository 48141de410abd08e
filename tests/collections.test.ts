import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Pictures } from '../scripts/seed/pictures/pictures.ts';
import { dataSet } from '../scripts/seed/sets/data-set.ts';
import { profiles } from '../scripts/seed/users.ts';

const textOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const rules = readFileSync('firestore.rules', 'utf8');
const [data, rulesTests] = ['src/data', 'tests/rules'].map(textOf);

const renditions = [{ width: 640, height: 320, bytes: new Uint8Array() }];
const noPictures = new Proxy({}, { get: () => ({ renditions, placeholder: '' }) }) as Pictures;
const seed = [...dataSet(new Date(), noPictures, (path) => path).documents, ...profiles];

/** Every collection that the data layer reads or writes. */
const used = data?.matchAll(/\b(?:collection|doc)\(\s*database\(\),\s*[`'](\w+)/g) ?? [];
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
