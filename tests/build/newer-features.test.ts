import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { newerStylesIn } from '../newer-styles.ts';
import { newerUsesIn } from '../newer-uses.ts';
import { inPackages, inSource, inStyles } from '../newer-with-fallback.ts';

const filesOf = (ending: string) =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(join('dist', file), 'utf8') }));

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);

const scripts = [
  ...filesOf('.js'),
  ...filesOf('.html').flatMap(({ file, text: html }) =>
    scriptsIn(html).map((text) => ({ file, text })),
  ),
];
const sheets = filesOf('.css');

const own = Object.keys(inSource).map((use) => use.slice(use.indexOf(' ') + 1));

describe('the scripts', () => {
  it('are written in ECMAScript 2023 at most', () => {
    expect(scripts.length).toBeGreaterThan(100);
    const newer = scripts.flatMap(({ file, text }) => {
      try {
        parse(text, { ecmaVersion: 2023, sourceType: 'module' });
        return [];
      } catch (error) {
        return `${file}: ${error}`;
      }
    });
    expect(newer).toEqual([]);
  });

  it('use nothing newer than the oldest browsers without a fallback', () => {
    const uses = new Map(
      scripts.flatMap(({ file, text }) =>
        newerUsesIn(`${file}.js`, text).map(({ feature }) => [feature, file] as const),
      ),
    );
    const known = [...own, ...Object.keys(inPackages)];
    expect([...uses].filter(([feature]) => !known.includes(feature))).toEqual([]);
    // What is no longer used leaves the table.
    expect(Object.keys(inPackages).filter((feature) => !uses.has(feature))).toEqual([]);
  });
});

describe('the styles', () => {
  it('lose nothing that people need in the oldest browsers', () => {
    const uses = new Map(
      sheets.flatMap(({ file, text }) =>
        newerStylesIn(text).map((style) => [style, file] as const),
      ),
    );
    expect([...uses].filter(([style]) => !(style in inStyles))).toEqual([]);
    expect(Object.keys(inStyles).filter((style) => !uses.has(style))).toEqual([]);
  });

  it.each([
    ['a:has(b) { color: red }', ['a:has(b)']],
    ['a:has(b), c { color: red }', ['a:has(b) in a list']],
    ['a { &:hover { color: red } }', ['nesting']],
    ['a { color: light-dark(red, blue) }', ['light-dark()']],
    ['a { min-height: 2lh }', ['unit lh']],
    ['a { text-wrap: balance }', ['text-wrap']],
    ['@starting-style { a { opacity: 0 } }', ['@starting-style']],
    ['a:is([open], :popover-open) { color: red }', []],
    ['.md\\:open { color: color-mix(in srgb, red, blue) }', []],
    ['a { -webkit-user-select: none; user-select: none }', []],
    ['@media (width < 48rem) { a { height: 100dvh; cursor: grab } }', []],
  ])('%s', (css, styles) => {
    expect(newerStylesIn(css)).toEqual(styles);
  });
});
