import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { signIn } from '../../scripts/local/sign-in.ts';
import { readAll } from './database.ts';

export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** In pixels: to draw it again in another size takes a minute where that is wide. */
const drawing = sharp(
  await sharp(readFileSync('public/img/scene-rehab.svg'), { density: 120 }).png().toBuffer(),
);

/** A photo with place and camera in its EXIF, lying on its side. */
export async function photo(name: string, width = 1600, height = 1200): Promise<Upload> {
  const buffer = await drawing
    .clone()
    .resize(width, height, { fit: 'cover' })
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Model: 'SECRETCAM' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 33/1 0/1' },
      },
    })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export const svg: Upload = {
  name: 'Floor Plan.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" onload="alert(1)"><script>alert(1)</script><rect width="200" height="100" fill="teal"/></svg>',
  ),
};
export const webPage = (name: string): Upload => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
});

const svgFile = (name: string, text: string): Upload => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
});

/** A TIFF with one of its short values under another tag. */
function withTag(picture: Buffer, from: number, tag: number, value: number): Buffer {
  const entry = picture.indexOf(Buffer.from([from % 256, from >> 8, 3, 0, 1, 0, 0, 0]));
  picture.writeUInt16LE(tag, entry);
  picture.writeUInt16LE(value, entry + 8);
  return picture;
}

/** Drawings and pictures as programs save them, each named by what is special. */
export async function unusualPictures(): Promise<Record<'taken' | 'refused', Upload[]>> {
  const mark =
    '<defs><circle id="title" cx="150" cy="30" r="20"/></defs><use href="#title" fill="teal"/>';
  const entities =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a.dtd" [ <!ENTITY w "200"> ]>';
  const used = `<svg xmlns="http://www.w3.org/2000/svg" width="&w;" height="60px">${mark}</svg>`;
  const frame = (shade: number) => Buffer.alloc(16 * 16 * 3, shade);
  const moving = await sharp(Buffer.concat([frame(20), frame(200)]), {
    raw: { width: 16, height: 32, channels: 3, pageHeight: 16 },
  })
    .gif()
    .toBuffer();
  const small = drawing.clone().resize(40, 30);
  const tiff = 'image/tiff';
  return {
    taken: [
      svgFile('used.svg', `<!-- ${'x'.repeat(5000)} -->${entities}${used}`),
      { ...svgFile('zipped.svg', ''), buffer: gzipSync(used.replace('&w;', '200')) },
      svgFile('wide.svg', `\uFEFF${used.replace('width="&w;" height="60px"', 'width="100%"')}`),
      svgFile(
        'named.svg',
        `<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:l="http://www.w3.org/1999/xlink" width="200" height="60"><s:title>A<s:p/></s:title><s:g><s:circle id="a" cx="150" cy="30" r="20" fill="teal"/></s:g><s:use l:href="#a"/><s:foreignObject/></s:svg>`,
      ),
      svgFile('units.svg', used.replace('&w;', '12.5rem').replace('60px', '+60')),
      svgFile(
        'styled.svg',
        used
          .replace('&w;', '200')
          .replace('fill="teal"', 'class="a"')
          .replace('<defs>', '<style>.a{fill:teal}</style><defs>'),
      ),
      { name: 'moving.gif', mimeType: 'image/gif', buffer: moving },
      svgFile('white.svg', used.replace('&w;', '200').replace('teal', 'white')),
      {
        name: 'scanned.tiff',
        mimeType: tiff,
        buffer: await sharp(Buffer.from(used.replace('&w;', '200').replace(/.*(?=<svg)/, '')))
          .withMetadata({ orientation: 6 })
          .tiff({ compression: 'lzw' })
          .toBuffer(),
      },
      {
        name: 'turned.webp',
        mimeType: 'image/webp',
        buffer: await sharp(Buffer.from(used.replace('&w;', '200')))
          .withMetadata({ orientation: 6 })
          .webp()
          .toBuffer(),
      },
    ],
    refused: [
      svgFile('empty.svg', used.replace('<use href="#title" fill="teal"/>', '')),
      svgFile('elsewhere.svg', used.replace('href="#title"', 'href="parts.svg#a"')),
      svgFile(
        'flowed.svg',
        used.replace('<use', '<flowRoot><flowPara>Spine</flowPara></flowRoot><use'),
      ),
      svgFile('disk.svg', used.replace('<use', '<image href="file:///C:/logo.png"/><use')),
      svgFile(
        'styled-elsewhere.svg',
        used.replace('<use', '<style>@import url(a.css);</style><use'),
      ),
      svgFile('sheet.svg', `<?xml-stylesheet href="a.css"?>${used.replace('&w;', '200')}`),
      svgFile('fading.svg', used.replace('/>', ' opacity="0"><animate/></circle>')),
      svgFile('lost.svg', used.replace(/<use.*?>/, '<rect width="200" height="60"/><path/>')),
      {
        name: 'lab.tiff',
        mimeType: tiff,
        buffer: await small.clone().toColourspace('lab').tiff({ compression: 'lzw' }).toBuffer(),
      },
      {
        name: 'press.tiff',
        mimeType: tiff,
        buffer: await small.clone().toColourspace('cmyk').tiff({ compression: 'lzw' }).toBuffer(),
      },
      {
        name: 'press.jpg',
        mimeType: 'image/jpeg',
        buffer: await small.clone().toColourspace('cmyk').jpeg().toBuffer(),
      },
      {
        name: 'webp-inside.tiff',
        mimeType: tiff,
        buffer: await small.clone().tiff({ compression: 'webp' }).toBuffer(),
      },
      {
        name: 'planes.tiff',
        mimeType: tiff,
        buffer: withTag(await small.clone().tiff().toBuffer(), 284, 284, 2),
      },
      {
        name: 'preview.tiff',
        mimeType: tiff,
        buffer: withTag(await small.clone().tiff().toBuffer(), 296, 254, 1),
      },
      {
        name: 'gray-on-nothing.tiff',
        mimeType: tiff,
        buffer: await sharp(Buffer.from(used.replace('&w;', '200')))
          .toColourspace('b-w')
          .tiff({ compression: 'lzw' })
          .toBuffer(),
      },
      { name: 'nothing.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    ],
  };
}

/** What staff read below the refused ones, in their order. */
export const refusals = [
  'This drawing came out empty. Save it as PNG.',
  'Parts of this drawing can’t be shown on a website. Save it as PNG.',
  'Parts of this drawing can’t be shown on a website. Save it as PNG.',
  'Parts of this drawing can’t be shown on a website. Save it as PNG.',
  'Parts of this drawing can’t be shown on a website. Save it as PNG.',
  'Parts of this drawing can’t be shown on a website. Save it as PNG.',
  /^This picture is empty when its animation starts/,
  'This drawing came out empty. Save it as PNG.',
  /^This picture has colors for print/,
  /^This picture has colors for print/,
  /^This picture has colors for print/,
  /^This picture could not be read/,
  /^This picture could not be read/,
  /^This picture could not be read/,
  /^This picture could not be read/,
  'This file is empty (0 bytes). Please choose another one.',
];

/** Expects the drawings among the taken ones to be stored as they were drawn, below their names with that prefix. */
export async function expectDrawn(prefix = ''): Promise<void> {
  const pixelsIn = async (name: string) => pixelsOf(await stored(prefix + name));
  const teal = [0, 128, 128, 255].map((value) => expect.closeTo(value, -1));
  for (const drawing of ['used.svg', 'named.svg', 'zipped.svg', 'units.svg', 'styled.svg']) {
    const { shape, corner, middle, right } = await pixelsIn(drawing);
    expect(shape, drawing).toBeCloseTo(200 / 60, 1);
    expect([corner[3], middle[3]], drawing).toEqual([0, 0]);
    expect(right, drawing).toEqual(teal);
  }
  const white = await pixelsIn('white.svg');
  const ground = [20, 61, 74, 255].map((value) => expect.closeTo(value, -1));
  expect([white.corner, white.right]).toEqual([ground, [255, 255, 255, 255]]);
  // Without a size, all that is drawn.
  const whole = await pixelsIn('wide.svg');
  expect(whole.shape).toBeCloseTo(1, 1);
  expect(whole.middle).toEqual(teal);
  // Stored on its side: what was on the right is at the bottom.
  for (const picture of ['scanned.tiff', 'turned.webp']) {
    const { shape, right, bottom } = await pixelsIn(picture);
    expect(shape, picture).toBeCloseTo(60 / 200, 1);
    expect([bottom, right[3]], picture).toEqual([teal, 0]);
  }
}

/** Pixels of a stored picture: of its corner and of what is drawn in `used.svg`. */
async function pixelsOf(item: Awaited<ReturnType<typeof stored>>) {
  const bytes = await (await fetch(String(item?.downloadURL))).arrayBuffer();
  const { data, info } = await sharp(Buffer.from(bytes))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = 4 * (Math.round(y * info.height) * info.width + Math.round(x * info.width));
    return [...data.subarray(start, start + 4)];
  };
  return {
    shape: info.width / info.height,
    corner: at(0, 0),
    middle: at(0.5, 0.5),
    right: at(0.75, 0.5),
    bottom: at(0.5, 0.75),
  };
}

export const openMedia = (page: Page) => signIn(page, { next: '/admin/dashboard/media' });
export const choose = (page: Page, files: Upload[]) =>
  page.getByLabel('Clinic photos and files').setInputFiles(files);
export const card = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text });

export async function stored(fileName: string) {
  return (await readAll('media')).find((item) => item.fileName === fileName);
}
/** Whether a person who knows the address of an item's file can still load it. */
export const status = async (item: Awaited<ReturnType<typeof stored>>) =>
  (await fetch(String(item?.downloadURL))).status;
