import { describe, expect, it } from 'vitest';
import { sizeUrl, storedPlaceholder, storedSizes } from '#domain/pictures/photo-size.ts';

describe('stored renditions', () => {
  const size = (url: string, width: number, height: number) => ({ url, width, height });

  it.each<[string, unknown, object[]]>([
    [
      'come the narrowest first',
      { w1280: size('l', 1280, 853), w256: size('s', 256, 171), w640: size('m', 640, 427) },
      [size('s', 256, 171), size('m', 640, 427), size('l', 1280, 853)],
    ],
    ['of old ones have the width of their name', { w640: { url: 'm' } }, [size('m', 640, 0)]],
    [
      'of a narrow picture have its own width',
      { w640: size('m', 300, 200) },
      [size('m', 300, 200)],
    ],
    ['have an address', { w640: { width: 640 }, w256: null }, []],
    ['have a width', { small: { url: 's' }, 'w-1': { url: 's' } }, []],
    ['are none of no document', undefined, []],
    ['are none of a text', 'w640', []],
  ])('%s', (_, stored, sizes) => {
    expect(storedSizes(stored)).toEqual(sizes);
  });

  it.each([
    [88, 's'],
    [256, 's'],
    [257, 'm'],
    [2000, 'l'],
  ])('for %i pixels is %s', (width, url) => {
    const sizes = [size('s', 256, 171), size('m', 640, 427), size('l', 1280, 853)];
    expect(sizeUrl(sizes, width)).toBe(url);
    expect(sizeUrl([], width)).toBe('');
  });
});

it.each([
  ['data:image/webp;base64,AA==', 'data:image/webp;base64,AA=='],
  ['https://files.example/tiny.webp', ''],
  ['data:text/html,x', ''],
  [7, ''],
])('a placeholder %s is read as "%s"', (stored, placeholder) => {
  expect(storedPlaceholder(stored)).toBe(placeholder);
});
