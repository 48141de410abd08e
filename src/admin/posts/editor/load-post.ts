import type { LoaderFunctionArgs } from 'react-router-dom';
import { countFeatured, getPost } from '#data/posts/post-admin.ts';
import { report } from '#data/problems/report.ts';
import type { Post } from '#domain/posts/post.ts';

export type LoadedPost =
  | {
      ok: true;
      /** null for a new post. */
      postId: string | null;
      /** null for a new post, and where there is none. */
      post: Post | null;
      featuredCount: number;
    }
  | { ok: false };

/** Never rejects: an editor that is open goes on when a reload fails. 'new' in the address is a new post. */
export async function loader({
  params: { postId = 'new' },
}: LoaderFunctionArgs): Promise<LoadedPost> {
  if (postId === 'new') return { ok: true, postId: null, post: null, featuredCount: 0 };
  try {
    const [post, featuredCount] = await Promise.all([getPost(postId), countFeatured()]);
    return { ok: true, postId, post, featuredCount };
  } catch (error) {
    report(error, 'Failed to load a post');
    return { ok: false };
  }
}

/** A lead that comes in reloads what is on the screen: no news for an article. */
export { notForFeed as shouldRevalidate } from '../../layout/feed-reload.ts';
