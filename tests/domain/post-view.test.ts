import { describe, expect, it } from 'vitest';
import { postFrom } from '#domain/posts/post.ts';
import { isPostInView, type PostView } from '#domain/posts/post-view.ts';

const published = postFrom('a', {
  title: 'Neck pain',
  slug: 'stiff',
  summary: 'Sleep',
  published: true,
});
const draft = postFrom('b', { title: 'Back pain', slug: 'back', status: 'draft' });

it.each([
  ['despues del choque', 'Después del choque'],
  ['después', 'Despues'],
  ["don't wait", 'Don’t wait'],
  ['don’t wait', "Don't wait"],
])('a search for %j finds %j', (search, title) => {
  expect(isPostInView(postFrom('a', { title }), 'all', search)).toBe(true);
});

describe('a list shows', () => {
  it.each<[PostView, string, string]>([
    ['all', '', 'ab'],
    ['published', '', 'a'],
    ['draft', '', 'b'],
    ['all', 'PAIN', 'ab'],
    ['all', 'pain neck', 'a'],
    ['all', 'stiff', 'a'],
    ['all', 'sleep', 'a'],
    ['draft', 'neck', ''],
  ])('of %s, searched for %j: %j', (view, search, ids) => {
    const shown = [published, draft].filter((post) => isPostInView(post, view, search));
    expect(shown.map(({ id }) => id).join('')).toBe(ids);
  });
});
