/** The places where the site shows a picture, besides the one it was uploaded for. */
import type { Post } from './post.ts';

/** The articles that show one of these addresses: as cover, as hero or in the text. */
export function postsShowing(posts: Post[], addresses: string[]): Post[] {
  const known = addresses.filter((address) => address !== '');
  return posts.filter((post) =>
    [post.coverImageUrl, post.heroUrl, post.content].some((text) =>
      known.some((address) => text.includes(address)),
    ),
  );
}
