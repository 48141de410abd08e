import { type Post, postFrom } from '#domain/posts/post.ts';

export function post(change: Partial<Post> = {}): Post {
  return {
    ...postFrom('neck', {
      title: 'Neck pain after a crash',
      slug: 'neck-pain',
      summary: 'What usually helps.',
      content: 'Keep moving.',
      createdAt: new Date('2026-11-10T19:00:00Z'),
      updatedAt: new Date('2026-11-18T18:00:00Z'),
    }),
    ...change,
  };
}
