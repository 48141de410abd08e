import { expect, it } from 'vitest';
import { oldPictures, screenHasher } from '../../scripts/screenshots/screen-hashes.ts';

it('no picture of the guide is older than its screen', () => {
  const old = oldPictures();
  expect(old, `Run npm run screenshots -- ${old.join(' ')}`).toEqual([]);
});

/** The hash of a screen with a part of its own. */
function hashOf(page: string, part = `export const Part = () => <p>Late</p>;`): string {
  const files: Record<string, string> = {
    'src/admin/page.tsx': `import { Part } from './part.tsx';\n${page}`,
    'src/admin/part.tsx': part,
  };
  return screenHasher((file) => files[file] ?? '')(['src/admin/page.tsx']);
}

const page = `export const Page = () => <h1 className="mt-4">Requests<Part /></h1>;`;

it.each([
  ['a word', page.replace('Requests', 'Leads'), undefined],
  ['a class', page.replace('mt-4', 'mt-6'), undefined],
  ['an element', page.replaceAll('h1', 'h2'), undefined],
  ['a word of a part', page, `export const Part = () => <p>Overdue</p>;`],
])('%s of the screen makes its picture old', (_, changedPage, part) => {
  expect(hashOf(changedPage, part)).not.toBe(hashOf(page));
});

it.each([
  ['a comment', `/** The list. */\n${page}`],
  ['a type', `type Props = { kind: 'new' | 'old' };\n${page}`],
  ['logic', page.replace('Page = () =>', 'Page = (_ = Math.min(1, 2)) =>')],
])('%s does not', (_, changed) => {
  expect(hashOf(changed)).toBe(hashOf(page));
});
