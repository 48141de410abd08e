import { describe, expect, it } from 'vitest';
import { type ImageWidth, imageUrlOf, libraryImageFrom } from '#domain/pictures/library-image.ts';

it('A-PICK-03 reads complete and broken records', () => {
  const createdAt = new Date('2026-10-01T18:00:00Z');
  const w256 = { url: 'a', width: 256, height: 171 };
  const sizes = {
    w256,
    w640: { url: 'b', width: '640', height: -1 },
    w1280: { url: ' ' },
    w1: w256,
  };
  const placeholder = 'data:image/webp;base64,AA==';
  const stored = { alt: ' A road ', sizes, placeholder, originalPath: 'o', createdAt };
  expect(libraryImageFrom('i1', stored)).toEqual({
    id: 'i1',
    alt: 'A road',
    sizes: { w256, w640: { url: 'b' } },
    placeholder,
    originalPath: 'o',
    createdAt,
  });
  expect(libraryImageFrom('i2', { sizes: 'none' })).toEqual({
    id: 'i2',
    alt: '',
    sizes: {},
    placeholder: '',
    originalPath: '',
    createdAt: null,
  });
});

describe('A-PICK-03 the rendition for a width', () => {
  const all = { w256: { url: 's' }, w640: { url: 'm' }, w1280: { url: 'l' } };
  it.each<[string, object, ImageWidth, string]>([
    ['the one', all, 'w256', 's'],
    ['the one', all, 'w1280', 'l'],
    ['the next wider', { w1280: { url: 'l' } }, 'w256', 'l'],
    ['the widest there is', { w256: { url: 's' }, w640: { url: 'm' } }, 'w1280', 'm'],
    ['none', {}, 'w256', ''],
  ])('is %s', (_, sizes, width, url) => {
    expect(imageUrlOf({ sizes }, width)).toBe(url);
  });
});
