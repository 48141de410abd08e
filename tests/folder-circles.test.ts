import { expect, it } from 'vitest';
import { folderCircles } from './folder-circles.ts';

/** 'leads/a.ts visits/b.ts': the first imports the second. */
const circles = (...imports: string[]) =>
  folderCircles(
    'src',
    imports.map((each) => {
      const [from, to] = each.split(' ');
      return { from: `src/${from}`, to: `src/${to}` };
    }),
  );

it('names the two imports by which two folders import each other', () => {
  expect(circles('leads/list.ts visits/visit.ts', 'visits/book.ts leads/log.ts')).toEqual([
    'src/leads → src/visits → src/leads is a circle of folders: src/leads/list.ts imports src/visits/visit.ts, and src/visits/book.ts imports src/leads/log.ts.',
  ]);
});

it.each([
  [
    'a circle of three folders, once',
    ['a/1.ts b/1.ts', 'b/2.ts c/1.ts', 'c/2.ts a/2.ts'],
    'src/a → src/b → src/c → src/a',
  ],
  [
    'a folder and one inside it that import each other',
    ['leads/page.ts leads/list/list.ts', 'leads/list/row.ts leads/date.ts'],
    'src/leads → src/leads/list → src/leads',
  ],
  [
    'two folders whose parts import each other, where the parts themselves make no circle',
    ['leads/list/a.ts visits/b.ts', 'visits/b.ts leads/date/c.ts'],
    'src/leads → src/visits → src/leads',
  ],
])('finds %s', (_, imports, circle) => {
  expect(circles(...imports)).toEqual([expect.stringContaining(circle)]);
});

it('allows folders whose imports go one way, and imports inside a folder', () => {
  expect(circles('a/1.ts b/1.ts', 'a/2.ts c/1.ts', 'b/1.ts c/1.ts', 'c/1.ts c/2.ts')).toEqual([]);
});

it('looks at nothing outside the root', () => {
  expect(folderCircles('src/a', [{ from: 'src/a/1.ts', to: 'src/b/1.ts' }])).toEqual([]);
});
