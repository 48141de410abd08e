import { describe, expect, it } from 'vitest';
import { photoFrom, photoMonth, photoTitle, tagLabel } from '#domain/pictures/photo.ts';
import {
  filterPhotos,
  mostPhotos,
  photoCountLine,
  photoPages,
  photosPerPage,
  tagsOf,
} from '#domain/pictures/photo-filter.ts';

const createdAt = new Date('2026-10-15T18:00:00Z');
const stored = {
  type: 'clinicPhoto',
  storagePath: 'clinic/front-desk/w1280.webp',
  downloadURL: 'https://files.example/w1280.webp',
  thumbnailURL: 'https://files.example/w640.webp',
  variants: {
    w640: { url: 'https://files.example/w640.webp', width: 640, height: 427 },
    w1280: { url: 'https://files.example/w1280.webp', width: 1280, height: 853 },
    w256: { url: 'https://files.example/w256.webp', width: 256, height: 171 },
  },
  placeholder: 'data:image/webp;base64,AAAA',
  width: 1280,
  height: 853,
  alt: 'The front desk',
  tags: ['Reception', 'front-office'],
  caption: 'Where you arrive',
  createdAt,
  status: 'published',
  visibility: 'public',
};

describe('a stored photo', () => {
  it('A-DATA-07 has these fields', () => {
    const { width, height, alt, tags, caption, storagePath, placeholder } = stored;
    expect(photoFrom('m1', stored)).toEqual({
      id: 'm1',
      storagePath,
      url: 'https://files.example/w1280.webp',
      thumbnailUrl: 'https://files.example/w640.webp',
      sizes: [stored.variants.w256, stored.variants.w640, stored.variants.w1280],
      placeholder,
      width,
      height,
      alt,
      tags,
      caption,
      createdAt,
      status: 'published',
      visibility: 'public',
      isImage: true,
    });
  });

  it('P-GAL-33 A-DATA-07 may have almost none of them', () => {
    expect(photoFrom('m2', {})).toEqual({
      id: 'm2',
      storagePath: '',
      url: '',
      thumbnailUrl: '',
      sizes: [],
      placeholder: '',
      width: 1200,
      height: 800,
      alt: 'Clinic photo',
      tags: [],
      caption: '',
      createdAt: null,
      status: 'draft',
      visibility: 'private',
      isImage: true,
    });
  });

  it('P-GAL-32 is shown from downloadURL, or from url', () => {
    const url = 'https://files.example/old.webp';
    expect(photoFrom('m1', { ...stored, url }).url).toBe(stored.downloadURL);
    expect(photoFrom('m9', { url }).url).toBe(url);
  });

  it('has defaults for invalid fields', () => {
    const odd = photoFrom('odd', {
      tags: ['Staff', 7, ' ', 'Staff'],
      variants: { w256: null, w640: { url: '', width: 640 }, large: { url: 'u', width: '1280' } },
      placeholder: 'https://files.example/tiny.webp',
      width: -3,
      height: 800,
      mediaType: 'video',
    });
    expect(odd).toMatchObject({
      tags: ['Staff'],
      sizes: [],
      placeholder: '',
      width: 1200,
      height: 800,
      isImage: false,
    });
    expect(photoFrom('image', { mediaType: 'image' }).isImage).toBe(true);
  });
});

describe('words', () => {
  it('P-LB-15 are the caption, or the alt text without one', () => {
    expect(photoTitle({ caption: 'Sunrise lobby', alt: 'A lobby' })).toBe('Sunrise lobby');
    expect(photoTitle({ caption: '', alt: 'Blue Lamp' })).toBe('Blue Lamp');
  });

  it('P-GAL-13 P-LB-17 name the month at the clinic', () => {
    expect(photoMonth({ createdAt: new Date('2026-11-01T04:00:00Z') })).toBe('Oct 2026');
    expect(photoMonth({ createdAt: null })).toBe('');
  });

  it('P-LB-16 show hyphens of tags as spaces', () => {
    expect(tagLabel('room-with-a-view')).toBe('room with a view');
  });
});

describe('finding', () => {
  const photos = [
    photoFrom('lamp', { alt: 'Blue Lamp', tags: ['Waiting Room'] }),
    photoFrom('lobby', { alt: 'A lobby', caption: 'Sunrise', tags: ['Staff'] }),
    photoFrom('team', { alt: 'Whom you’ll meet', caption: 'Recepción' }),
    photoFrom('shelf', { alt: 'Shelf', tags: ['Staff Only', 'treatment-room'] }),
  ];
  const found = (search: string, tag: string | null = null) =>
    filterPhotos(photos, { search, tag }).map(({ id }) => id);

  it.each([
    ['blue lAMP', ['lamp']],
    ['SUNRISE', ['lobby']],
    ['room', ['lamp', 'shelf']],
    ['treatment-r', ['shelf']],
    ['treatment room', ['shelf']],
    ['', ['lamp', 'lobby', 'team', 'shelf']],
    ["you'll", ['team']],
    ['recepcion', ['team']],
    ['zebra', []],
  ])('P-GAL-25 looks for "%s" in alt, caption and tags', (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  it('P-GAL-26 P-GAL-30 matches a tag exactly, beside the search', () => {
    expect(found('', 'Staff')).toEqual(['lobby']);
    expect(found('', 'staff')).toEqual([]);
    expect(found('shelf', 'Staff Only')).toEqual(['shelf']);
    expect(found('lamp', 'Staff Only')).toEqual([]);
  });

  it('offers every tag once, by name', () => {
    expect(tagsOf([...photos, ...photos])).toEqual([
      'Staff',
      'Staff Only',
      'treatment-room',
      'Waiting Room',
    ]);
  });
});

it.each([
  [26, '', null, 'Showing 26 images'],
  [1, '', null, 'Showing 1 image'],
  [0, '', null, 'Showing 0 images'],
  [5, 'lamp', null, 'Showing 5 images matching "lamp"'],
  [1, '', 'treatment-room', 'Showing 1 image in treatment room'],
  [2, 'lamp', 'Staff', 'Showing 2 images matching "lamp" in Staff'],
])('P-GAL-06 P-GAL-07 P-GAL-08 counts %i with "%s" in %s', (count, search, tag, line) => {
  expect(photoCountLine(count, { search, tag })).toBe(line);
});

it.each([
  [0, 1],
  [24, 1],
  [25, 2],
  [600, 25],
])('P-GAL-15 puts %i photos on %i pages of 24', (count, pages) => {
  expect(photosPerPage).toBe(24);
  expect(photoPages(count)).toBe(pages);
});

it('reads 600 at most', () => {
  expect(mostPhotos).toBe(600);
});
