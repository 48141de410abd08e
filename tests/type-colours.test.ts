import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { typeColours } from '#domain/clinic/visit-types.ts';

const sheet = readFileSync('src/admin/shared/parts/type-chip.css', 'utf8');

/** The relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const themes = [
  ['light', ''],
  ['dark', '[data-theme="dark"] '],
] as const;

it.each(typeColours.flatMap((colour) => themes.map(([name, theme]) => [colour, name, theme])))(
  'the name of a type is readable: %s, %s',
  (colour, _, theme) => {
    const rule = `  ${theme}.type-chip[data-colour="${colour}"] {`;
    const [, text = '', ground = ''] =
      /--type: (#\w{6});\s+--type-ground: (#\w{6});/.exec(sheet.split(rule)[1] ?? '') ?? [];
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  },
);
