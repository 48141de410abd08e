import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureTypeOf } from '#domain/pictures/picture-type.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((each) => each.charCodeAt(0)) : part,
    ),
  );
const box = (...brands: string[]) => {
  const size = 8 + brands.length * 4;
  return bytes([0, 0, 0, size], 'ftyp', ...brands);
};

describe('A-UPLOAD-01 the first bytes tell the type of a file', () => {
  it.each([
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe1], 'Exif')],
    ['png', bytes([0x89], 'PNG\r\n', [0x1a], '\n')],
    ['gif', bytes('GIF89a')],
    ['gif', bytes('GIF87a')],
    ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['bmp', bytes('BM', [70, 0, 0, 0, 0, 0, 0, 0])],
    ['tiff', bytes('II*', [0])],
    ['tiff', bytes('MM', [0], '*')],
    ['heic', box('heic', '\0\0\0\0', 'mif1')],
    ['heic', box('mif1', '\0\0\0\0', 'heic')],
    ['avif', box('avif', '\0\0\0\0', 'mif1')],
    ['avif', box('mif1', '\0\0\0\0', 'avif')],
    ['heic', new Uint8Array(readFileSync('e2e/support/small.heic'))],
    ['svg', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['svg', bytes('<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg>\n<svg>')],
    ['svg', bytes([0xef, 0xbb, 0xbf], '  <SVG\n>')],
  ])('%s', (type, head) => {
    expect(pictureTypeOf(head)).toBe(type);
  });

  it.each([
    ['nothing', bytes('')],
    ['a web page', bytes('<!doctype html><svg>')],
    ['a web page with a drawing', bytes('<html><svg></svg></html>')],
    ['a script', bytes('alert(1)')],
    ['a program', bytes('MZ', [0x90, 0])],
    ['a PDF', bytes('%PDF-1.7')],
    ['a film', box('isom', 'mp42')],
    ['a letter that begins with BM', bytes('BMW 2002 for sale')],
    ['sound in a RIFF', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
    ['a cut box', bytes([0, 0], 'ftyp')],
  ])('%s is no picture', (_, head) => {
    expect(pictureTypeOf(head)).toBeNull();
  });

  it('reads a view into a larger buffer', () => {
    const whole = bytes('????', [0, 0, 0, 12], 'ftyp', 'heic');
    expect(pictureTypeOf(whole.subarray(4))).toBe('heic');
  });
});
