import { type Post, postFrom } from '#domain/posts/post.ts';

/** A published post; slug and id are the same. */
export function post(id: string, fields: Partial<Post> = {}): Post {
  return {
    ...postFrom(id, {
      title: `Title of ${id}`,
      slug: id,
      summary: `Summary of ${id}`,
      content: 'word '.repeat(401),
      coverImageUrl: `https://files.example/${id}.webp`,
      coverImageAlt: `Picture of ${id}`,
      status: 'published',
      published: true,
      createdAt: new Date('2026-09-01T18:00:00Z'),
      updatedAt: new Date('2026-10-14T18:00:00Z'),
    }),
    ...fields,
  };
}

/** The fields of a cover that is in the library. */
export const cover = {
  coverSizes: [256, 640, 1280].map((width) => ({
    url: `https://files.example/cover-w${width}.webp`,
    width,
    height: Math.round(width / 1.5),
  })),
  coverPlaceholder: 'data:image/webp;base64,AA==',
};

/** The srcset of `cover`. */
export const coverSrcSet =
  'https://files.example/cover-w256.webp 256w, https://files.example/cover-w640.webp 640w, https://files.example/cover-w1280.webp 1280w';

/** post('p1'), post('p2') … */
export const posts = (count: number, from = 1) =>
  Array.from({ length: count }, (_, i) => post(`p${from + i}`));
