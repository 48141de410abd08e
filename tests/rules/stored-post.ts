export const longAgo = new Date('2026-02-01T16:00:00Z');

/** A complete published post, as stored. */
export function storedPost(slug: string) {
  return {
    title: 'Whiplash: the first week',
    slug,
    summary: 'What usually helps.',
    content: 'Keep moving gently.',
    status: 'published',
    published: true,
    featured: false,
    createdAt: longAgo,
    updatedAt: longAgo,
  };
}
