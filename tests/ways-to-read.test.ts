import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn } from './files-in.ts';
import { otherWaysToRead, waitingEffects } from './ways-to-read.ts';

const files = filesIn(['src/admin', 'src/site']);

it('back office and website read data in the two ways of the guide', () => {
  expect(files.flatMap((file) => otherWaysToRead(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('lists only files that exist', () => {
  expect(Object.keys(waitingEffects).filter((file) => !files.includes(file))).toEqual([]);
});

describe('the rule', () => {
  const data = "import { listX } from '#data/x.ts';\n";

  it.each([
    [
      'a bare promise',
      'admin',
      `${data}export function loader() { return { x: listX() }; }`,
      'settled',
    ],
    [
      'an await that nothing catches',
      'admin',
      `${data}export async function loader() { return { x: await listX() }; }`,
      'settled',
    ],
    ['Await', 'admin', "import { Await } from 'react-router-dom';", '<ShownData>'],
    [
      'an effect that reads',
      'admin',
      `${data}useEffect(() => { listX().then(setX); }, []);`,
      'useAsync',
    ],
    [
      'an effect that awaits',
      'site',
      'useEffect(() => { const read = async () => setX(await load()); void read(); }, []);',
      'useAsync',
    ],
    ['a static import of the database', 'site', data, 'await import'],
    [
      'a plain loader on the website',
      'site',
      "export async function loader() { const { listX } = await import('#data/x.ts'); return { x: listX() }; }",
      'optionalRead',
    ],
  ])('refuses %s', (_, side, text, advice) => {
    const found = otherWaysToRead(`src/${side}/x-page.tsx`, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(advice);
    expect(found[0]).toContain('docs/how-to/add-a-page-with-data.md');
  });

  it.each([
    [
      'settled data',
      'admin',
      `${data}export function loader() { return { x: settled(listX(), 'No x') }; }`,
    ],
    [
      'a read of the website',
      'site',
      "export function loader() { return { x: optionalRead('x', 'No x', async () => (await import('#data/x.ts')).listX()) }; }",
    ],
    ['types', 'site', "import type { X } from '#data/x.ts';\nimport { type Y } from '#data/y.ts';"],
    ['an effect without data', 'admin', 'useEffect(() => { field.current?.focus(); }, []);'],
  ])('accepts %s', (_, side, text) => {
    expect(otherWaysToRead(`src/${side}/x-page.tsx`, text)).toEqual([]);
  });
});

it('the guide names files that exist, apart from its examples', () => {
  const guide = readFileSync('docs/how-to/add-a-page-with-data.md', 'utf8');
  const named = [...guide.matchAll(/`((?:src|scripts|tests)\/[\w./-]+\.tsx?)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.filter((file) => !existsSync(file) && !/\/(team|people)\//.test(file))).toEqual([]);
});
