import { type ListedPost, listedPost } from '#domain/posts/listed-post.ts';
import { lang } from '#words/lang.ts';

/** `next` is the cursor of the next page; null on the last one. */
export type ListPage = { posts: ListedPost[]; next: string | null };

export async function readListPage(part: { after?: string; pageSize?: number }): Promise<ListPage> {
  const { listPosts } = await import('#data/posts/posts.ts');
  const { posts, next } = await listPosts({ ...part, language: lang });
  return { posts: posts.map(listedPost), next };
}
