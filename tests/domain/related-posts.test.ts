import { expect, it } from 'vitest';
import { type Post, postFrom } from '#domain/posts/post.ts';
import { relatedPosts } from '#domain/posts/related-posts.ts';

const post = (id: string, title: string, content = ''): Post =>
  postFrom(id, { title, content, slug: id });
const related = (about: Post, others: Post[], most?: number) =>
  relatedPosts(about, others, most).map(({ id }) => id);

const headaches = post('headaches', 'Headaches after a crash', 'Skull, neck');
const whiplash = post('whiplash', 'Whiplash after a crash', 'Neck, skull');
const pip = post('pip', 'PIP after a crash', 'Insurance, claim');
const calls = post('calls', 'Calls after a crash', 'Claim, insurance');

it('puts those with the same words first', () => {
  expect(related(headaches, [pip, calls, whiplash])[0]).toBe('whiplash');
  expect(related(pip, [headaches, whiplash, calls])[0]).toBe('calls');
});

it('weighs a rare word more than two common ones', () => {
  const common = ['a', 'b', 'c', 'd'].map((id) => post(id, 'After crash'));
  const rare = post('rare', 'Skull fracture');
  expect(related(post('about', 'After a crash: skull'), [...common, rare])[0]).toBe('rare');
});

it('leaves out the post itself and stops at three', () => {
  const others = ['a', 'b', 'c', 'd'].map((id) => post(id, 'Crash'));
  expect(related(headaches, [headaches, ...others])).toEqual(['a', 'b', 'c']);
  expect(related(headaches, [headaches])).toEqual([]);
});

it('keeps the order of the list when posts are equally related', () => {
  const others = ['newest', 'older', 'oldest'].map((id) => post(id, 'Nothing in common'));
  expect(related(headaches, others)).toEqual(['newest', 'older', 'oldest']);
});

it('prefers a short article on the topic to a long one on many', () => {
  const short = post('short', 'Skull');
  const long = post('long', 'Skull', 'one two three four five six seven eight nine ten');
  expect(related(headaches, [long, short], 1)).toEqual(['short']);
});
