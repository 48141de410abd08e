import { describe, expect, it } from 'vitest';
import {
  blankPost,
  isSamePost,
  type PostFields,
  parsePost,
  postLimits,
  postTexts,
  storablePost,
} from '#domain/posts/post-fields.ts';

const post: PostFields = {
  title: 'Neck pain after a crash',
  slug: 'neck-pain-after-a-crash',
  summary: 'What usually helps.',
  content: '## Day one\n\nKeep moving.',
  coverImageUrl: 'https://files.example/cover.webp',
  coverImageAlt: 'A road at dusk',
  heroUrl: '',
  published: false,
};

const errorsOf = (change: Partial<Record<keyof PostFields, unknown>>) => {
  const parsed = parsePost({ ...post, ...change });
  return parsed.ok ? [] : parsed.errors.map(({ field, message }) => [field, message]);
};

describe('a post', () => {
  it('A-FORM-01 is trimmed, and otherwise stored as typed', () => {
    const typed = {
      ...post,
      title: '  Neck  pain ',
      summary: ' a \r\n b ',
      content: '\n\nx  \ny\n',
    };
    expect(parsePost(typed)).toEqual({
      ok: true,
      value: { ...post, title: 'Neck pain', summary: 'a\nb', content: 'x  \ny' },
    });
  });

  it('A-FORM-05 A-FORM-24 is a draft unless it says otherwise', () => {
    expect(blankPost.published).toBe(false);
    expect(storablePost({ ...post, published: 'yes' }).published).toBe(false);
    expect(storablePost({ ...post, published: true }).published).toBe(true);
  });

  it('A-FORM-10 has its slug normalized', () => {
    expect(storablePost({ ...post, slug: ' Neck Pain! ' }).slug).toBe('neck-pain');
  });

  it('drops the alt text when the cover is removed', () => {
    expect(storablePost({ ...post, coverImageUrl: '' }).coverImageAlt).toBe('');
  });

  it('is blank when the input is no form', () => {
    expect(storablePost(null)).toEqual(blankPost);
  });
});

describe('is refused', () => {
  const required = postTexts.titleAndSlugRequired;
  it.each<[string, Partial<Record<keyof PostFields, unknown>>, [string, string][]]>([
    ['A-FORM-11 without a title', { title: ' ' }, [['title', required]]],
    ['A-FORM-11 without a slug', { slug: '' }, [['slug', required]]],
    ['A-FORM-11 with a slug of signs', { slug: '--?' }, [['slug', required]]],
    ['A-FORM-11 without either, once', { title: '', slug: '' }, [['title', required]]],
    ['A-FORM-17 without a summary', { summary: '\n' }, [['summary', 'Summary is required']]],
    ['A-FORM-17 without content', { content: ' ' }, [['content', 'Content is required']]],
    [
      'without words for the cover',
      { coverImageAlt: '' },
      [['coverImageAlt', postTexts.altRequired]],
    ],
    [
      'A-FORM-06 with a script as hero',
      { heroUrl: 'javascript:alert(1)' },
      [['heroUrl', postTexts.heroUrlInvalid]],
    ],
    [
      'A-FORM-06 with plain http as hero',
      { heroUrl: 'http://example.com/a.jpg' },
      [['heroUrl', postTexts.heroUrlInvalid]],
    ],
    [
      'with a title that is too long',
      { title: 't'.repeat(201) },
      [['title', 'Title is too long (200 characters at most)']],
    ],
    [
      'with a summary that is too long',
      { summary: 's'.repeat(1001) },
      [['summary', 'Summary is too long (1000 characters at most)']],
    ],
    [
      'with content that is too long',
      { content: 'c'.repeat(100_001) },
      [['content', 'Content is too long (100000 characters at most)']],
    ],
  ])('%s', (_, change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  it('A-FORM-11 with the specified words, in the order of the fields', () => {
    expect(required).toBe('Title and slug are required');
    expect(
      errorsOf({ title: '', slug: '', summary: '', content: '' }).map(([field]) => field),
    ).toEqual(['title', 'summary', 'content']);
  });
});

describe('is taken', () => {
  it.each<[string, Partial<PostFields>]>([
    ['A-FORM-16 without a cover', { coverImageUrl: '', coverImageAlt: '' }],
    ['A-FORM-06 with a hero', { heroUrl: 'https://example.com/hero.jpg' }],
    ['with a hero of the local Storage', { heroUrl: 'http://127.0.0.1:9199/v0/b/x/o/y?alt=media' }],
    [
      'at its longest',
      { title: 't'.repeat(postLimits.title), content: 'c'.repeat(postLimits.content) },
    ],
  ])('%s', (_, change) => {
    expect(errorsOf(change)).toEqual([]);
  });
});

it('is the same only when every field is equal', () => {
  expect(isSamePost(post, { ...post })).toBe(true);
  for (const field of Object.keys(post)) {
    expect(isSamePost(post, { ...post, [field]: 'other' }), field).toBe(false);
  }
});
