import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { browserFloor, buildTarget } from '../scripts/browsers/browser-floor.ts';
import { newerFeatures } from '../scripts/browsers/newer-features.ts';
import { filesIn } from './files-in.ts';
import { newerUsesIn } from './newer-uses.ts';
import { inSource } from './newer-with-fallback.ts';

it('the documentation names the browsers of package.json', () => {
  const { chrome, edge, firefox, safari, ios_saf } = browserFloor;
  expect([edge, ios_saf]).toEqual([chrome, safari]);
  expect(readFileSync('docs/commands.md', 'utf8').replace(/\s+/g, ' ')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari} (also of iPhones)`,
  );
});

it('the build has the names that Vite knows', () => {
  expect(buildTarget).toEqual(['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4']);
});

describe('newer than the oldest browsers', () => {
  const newer = newerFeatures.map(({ owner, name }) => [owner, name].filter(Boolean).join('.'));

  it.each([
    'AbortSignal.any',
    'Array.fromAsync',
    'Array.toSorted',
    'Array.with',
    'HTMLElement.popover',
    'HTMLElement.showPopover',
    'Intl.Segmenter',
    'Iterator.map',
    'Object.groupBy',
    'Promise.try',
    'Promise.withResolvers',
    'RegExp.escape',
    'Set.isSubsetOf',
    'String.isWellFormed',
    'URL.canParse',
    'URLPattern',
    'requestIdleCallback',
    'scheduler',
  ])('is %s', (feature) => {
    expect(newer).toContain(feature);
  });

  it.each([
    'AbortSignal.timeout',
    'Array.at',
    'Array.findLast',
    'Crypto.randomUUID',
    'HTMLDialogElement.showModal',
    'HTMLElement.inert',
    'OffscreenCanvas',
    'structuredClone',
  ])('is not %s', (feature) => {
    expect(newer).not.toContain(feature);
  });
});

describe('a use of a newer feature', () => {
  it.each([
    ['URL.canParse(text)', 'URL.canParse'],
    ['const { canParse } = URL;', 'URL.canParse'],
    ['Promise.withResolvers<void>()', 'Promise.withResolvers'],
    ['list.toSorted()', '.toSorted'],
    ['list.with(0, 1)', '.with'],
    ['a.union(b)', '.union'],
    ['element.showPopover()', '.showPopover'],
    ['window.scheduler', 'scheduler'],
    ['(navigator as Known).connection', 'Navigator.connection'],
    ['const { cookieStore } = globalThis as Known;', 'cookieStore'],
    ['new URLPattern(text)', 'URLPattern'],
    ['requestIdleCallback(act)', 'requestIdleCallback'],
    ['AbortSignal.any([a, b])', 'AbortSignal.any'],
    ['box.addEventListener("scrollend", act)', 'event scrollend'],
    ['<div popover="auto" />', 'popover=""'],
    ['<button popoverTarget="more" />', 'popovertarget=""'],
  ])('is found in %s', (text, feature) => {
    expect(newerUsesIn('a.tsx', text)).toEqual([{ line: 1, feature }]);
  });

  it.each([
    'typeof requestIdleCallback',
    'element.showPopover?.()',
    'Promise.any([a, b])',
    'type Task = Scheduler;',
    'const scheduler = plan(); scheduler.begin();',
    'thing.scheduler = 1;',
    '<Panel popover="auto" />',
    'list.map(read).filter(Boolean)',
  ])('is none in %s', (text) => {
    expect(newerUsesIn('a.tsx', text)).toEqual([]);
  });

  it('in the source has a fallback', () => {
    const uses = filesIn('src', /\.(?:tsx?|js)$/).flatMap((file) =>
      newerUsesIn(file, readFileSync(file, 'utf8')).map(({ line, feature }) => ({
        use: `${file} ${feature}`,
        line,
      })),
    );
    expect(uses.filter(({ use }) => !(use in inSource))).toEqual([]);
    // A fallback that is no longer needed leaves the table.
    expect([...new Set(uses.map(({ use }) => use))].sort()).toEqual(Object.keys(inSource).sort());
  });
});
