import sharp, { type TiffOptions } from 'sharp';
import { decode, decodeImage, toRGBA8 } from 'utif2';
import { describe, expect, it, vi } from 'vitest';
import { refusalOfTiff, type TiffPage } from '#domain/pictures/tiff-page.ts';

const drawing = sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="37"><rect width="100%" height="100%" fill="#f8e0c0"/><circle cx="30" cy="20" r="12" fill="teal"/></svg>',
  ),
).flatten();
const gray = drawing.clone().toColourspace('b-w');
const [light, dark] = [
  [248, 224, 192],
  [0, 128, 128],
];

async function pageOf(picture: sharp.Sharp, options: TiffOptions) {
  const { buffer, byteOffset, length } = await picture.clone().tiff(options).toBuffer();
  const bytes = buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer;
  const [page] = decode(bytes);
  if (!page) throw new TypeError('no page');
  return { bytes, page };
}

describe('a TIFF is', () => {
  it.each<TiffOptions>([
    { compression: 'none' },
    { compression: 'lzw' },
    { compression: 'deflate', predictor: 'horizontal' },
    { compression: 'packbits' },
    { compression: 'jpeg', quality: 100 },
    { compression: 'lzw', tile: true, tileWidth: 16, tileHeight: 16 },
  ])('read as it was drawn: %j', async (options) => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const { bytes, page } = await pageOf(drawing, options);
    expect(refusalOfTiff(page)).toBeNull();
    decodeImage(bytes, page);
    const pixels = toRGBA8(page);
    const at = (x: number, y: number) => [
      ...pixels.subarray(4 * (y * 50 + x), 4 * (y * 50 + x) + 3),
    ];
    expect(at(3, 3)).toEqual(light?.map((value) => expect.closeTo(value, -1)));
    expect(at(30, 20)).toEqual(dark?.map((value) => expect.closeTo(value, -1)));
  });

  it.each<[string, sharp.Sharp, TiffOptions]>([
    ['WebP', drawing, { compression: 'webp' }],
    ['WebP in tiles', drawing, { compression: 'webp', tile: true }],
    ['differences of floating point', drawing, { compression: 'lzw', predictor: 'float' }],
    ['a gray JPEG', gray, { compression: 'jpeg' }],
    ['four bits of gray', gray, { compression: 'none', bitdepth: 4 }],
  ])('refused with %s inside', async (_, picture, options) => {
    const { page } = await pageOf(picture, options);
    expect(refusalOfTiff(page)).toBe('unreadable');
  });

  it.each<[string | null, TiffPage]>([
    ['printColors', { t262: [5], t259: [50_001] }],
    ['printColors', { t262: [8], t277: [3] }],
    // JPEG 2000, JBIG, Zstandard, LERC, JPEG XL
    ...[33_003, 34_661, 50_000, 34_887, 50_002].map((compression): [string, TiffPage] => [
      'unreadable',
      { t262: [2], t277: [3], t259: [compression] },
    ]),
    ['unreadable', { t262: [2], t277: [3], t284: [2] }],
    ['unreadable', { t262: [1], t277: [2], t258: [8, 8] }],
    ['unreadable', { t262: [32_803] }],
    ['unreadable', {}],
    // A fax
    [null, { t262: [0], t259: [4] }],
    [null, { t262: [1], t258: [8], t284: [2] }],
  ])('%s by its tags %j', (refusal, page) => {
    expect(refusalOfTiff(page)).toBe(refusal);
  });
});
