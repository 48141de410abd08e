import { describe, expect, it } from 'vitest';
import { type PicturePanel, pictureFileError } from '#domain/pictures/picture-file.ts';

const megabyte = 1024 * 1024;
const file = (type: string, size = 1000, name = 'picture') => ({ name, type, size });

const everyType = ['jpeg', 'jpg', 'png', 'webp', 'gif', 'bmp', 'tiff', 'svg+xml', 'heic', 'heif'];
const hero = 'Please select a valid image file (JPG, PNG, WebP, GIF, BMP, TIFF, SVG, HEIC, HEIF)';
const logo = 'Please select a valid image file (PNG, JPG, HEIC, SVG, WebP, GIF, BMP, TIFF, HEIF)';
const cover = 'Please select a valid image file (JPEG, PNG, or WebP)';

describe.each<[string, PicturePanel, string[], string, number, string]>([
  [
    'A-HERO-05 A-HERO-06 A-HERO-07',
    'hero',
    everyType,
    hero,
    10,
    'File size must be less than 10MB',
  ],
  ['A-LOGO-01 A-LOGO-02 A-LOGO-03', 'logo', everyType, logo, 5, 'File size must be less than 5MB'],
  ['A-STAFF-06 A-UPLOAD-03', 'staff', everyType, hero, 10, 'File size must be less than 10MB'],
  [
    'A-COVER-01',
    'cover',
    ['jpeg', 'jpg', 'png', 'webp'],
    cover,
    5,
    'Image file size must be less than 5MB',
  ],
])('%s %s', (_, panel, types, wrongType, limit, tooLarge) => {
  it.each(types)('takes image/%s', (type) => {
    expect(pictureFileError(panel, file(`image/${type}`))).toBeNull();
  });

  it.each(['image/avif', 'image/x-icon', 'text/html', 'application/pdf', 'video/mp4'])(
    'refuses %s',
    (type) => {
      expect(pictureFileError(panel, file(type))).toBe(wrongType);
    },
  );

  it('refuses 0 bytes for that reason', () => {
    expect(pictureFileError(panel, file('image/png', 0))).toBe(
      'This file is empty (0 bytes). Please choose another one.',
    );
  });

  it(`takes less than ${limit} MB`, () => {
    expect(pictureFileError(panel, file('image/png', limit * megabyte - 1))).toBeNull();
    expect(pictureFileError(panel, file('image/png', limit * megabyte))).toBe(tooLarge);
  });
});

it.each([
  'image/pjpeg',
  'image/x-ms-bmp',
  'image/x-windows-bmp',
  'image/x-png',
  'IMAGE/JPEG',
  'image/x-citrix-jpeg',
  'image/x-webp',
  'image/pipeg',
  'image/apng',
  'image/x-tif',
  'image/x-win-bitmap',
  'application/x-jpg',
  'application/png',
  'application/svg+xml',
])('B18 the unusual type %s is known', (type) => {
  expect(pictureFileError('hero', file(type))).toBeNull();
});

describe.each(['', 'application/octet-stream'])('a file name with the type %j', (type) => {
  it.each([
    'IMG_1.HEIC',
    'a.heif',
    'DSCF0001.HIF',
    'scan.tif',
    'scan.tiff',
    'a.b.jpg',
    'photo.jfif',
    'photo.pjpeg',
    'photo.dib',
    'moving.apng',
    'logo.svgz',
    'photo.jpg_large',
    'photo.png (1)',
    'photo.jpg?w=900',
  ])('%s is known', (name) => {
    expect(pictureFileError('hero', file(type, 1000, name))).toBeNull();
  });

  it.each(['IMG_0142', 'scan 2026.11.28', 'Photo de l’équipe'])('%s is tried', (name) => {
    expect(pictureFileError('cover', file(type, 1000, name))).toBeNull();
  });

  it.each(['page.html', 'a.jpg.exe', 'notes.xyz', 'invoice.pdf (1)'])('%s is not', (name) => {
    expect(pictureFileError('hero', file(type, 1000, name))).toBe(hero);
  });
});

it.each([
  ['logo.svg', 'text/xml'],
  ['logo.svgz', 'application/x-gzip'],
  ['photo.jpe', ''],
  ['photo.png', 'binary/octet-stream'],
])('B18 %s of the type %j is taken by its name', (name, type) => {
  expect(pictureFileError('hero', file(type, 1000, name))).toBeNull();
});

// Its fields are those of its class: a spread has none of them.
it('a File of a browser is known by its name, too', () => {
  const chosen = (name: string, type: string) => new File(['Notes'], name, { type });
  expect(pictureFileError('cover', chosen('notes.txt', 'text/plain'))).toBe(cover);
  expect(pictureFileError('logo', chosen('logo.svg', 'text/xml'))).toBeNull();
});
