import { expect, it } from 'vitest';
import { typeLooks } from '#admin/shared/parts/type-chip.tsx';

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

it.each(Object.entries(typeLooks))(
  'the name of a type is readable in both themes: %s',
  (_, [light, lightGround, dark, darkGround]) => {
    expect(contrast(light, lightGround)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, darkGround)).toBeGreaterThanOrEqual(4.5);
  },
);
