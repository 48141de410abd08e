import { expect, it } from 'vitest';
import { isPublished, postFrom } from '#domain/posts/post.ts';

it.each([
  [{ status: 'published', published: true }, true],
  [{ status: 'published' }, true],
  [{ published: true }, true],
  [{ status: 'draft', published: true }, true],
  [{ status: 'draft', published: false }, false],
  [{ status: 'draft' }, false],
  [{ published: 'true' }, false],
  [{ status: 'Published' }, false],
  [{}, false],
])('P-BLOG-13 %j is public: %s', (stored, published) => {
  expect(isPublished(stored)).toBe(published);
  expect(postFrom('p', stored).published).toBe(published);
});

it('A-DATA-01 reads every field of a stored post', () => {
  const createdAt = new Date('2026-09-01T18:00:00Z');
  const updatedAt = new Date('2026-10-14T18:00:00Z');
  const stored = {
    translationOf: 'p0',
    title: 'What whiplash feels like',
    slug: 'whiplash',
    summary: 'Symptoms often arrive late.',
    content: 'Day one.',
    coverImageUrl: 'https://files.example/cover.webp',
    coverImageAlt: 'A head moving forward and back',
    coverSizes: {
      w1280: { url: 'https://files.example/cover.webp', width: 1280, height: 853 },
      w256: { url: 'https://files.example/cover-w256.webp', width: 256, height: 171 },
    },
    coverPlaceholder: 'data:image/webp;base64,AA==',
    heroUrl: 'https://files.example/hero.webp',
    featured: true,
    createdAt,
    updatedAt,
  };
  expect(postFrom('p1', { ...stored, status: 'draft', published: true })).toEqual({
    ...stored,
    coverSizes: [stored.coverSizes.w256, stored.coverSizes.w1280],
    id: 'p1',
    published: true,
  });
});

it('A-DATA-01 leaves out what an old post does not have', () => {
  expect(postFrom('p16', { title: 'Words', slug: 'words', featured: 'yes' })).toEqual({
    id: 'p16',
    translationOf: '',
    title: 'Words',
    slug: 'words',
    summary: '',
    content: '',
    coverImageUrl: '',
    coverImageAlt: '',
    coverSizes: [],
    coverPlaceholder: '',
    heroUrl: '',
    published: false,
    featured: false,
    createdAt: null,
    updatedAt: null,
  });
});

it('takes no rendition of a cover that was there before', () => {
  const stored = {
    coverImageUrl: 'https://files.example/new.webp',
    coverSizes: { w1280: { url: 'https://files.example/old.webp', width: 1280, height: 853 } },
    coverPlaceholder: 'data:image/webp;base64,AA==',
  };
  expect(postFrom('p1', stored)).toMatchObject({ coverSizes: [], coverPlaceholder: '' });
});
