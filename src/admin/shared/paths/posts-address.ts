import type { Post } from '#domain/posts/post.ts';
import { type PostView, postViews } from '#domain/posts/post-view.ts';

export type PostsPlace = { view: PostView; search: string };

export function parsePostsParams(params: URLSearchParams): PostsPlace {
  return {
    view: postViews.find((view) => view === params.get('status')) ?? 'all',
    search: params.get('q')?.trim() ?? '',
  };
}

/** '?status=draft&q=neck'; '?' for the whole list, because a link without a query would keep the current one. */
export function postsAddress({ view, search }: Partial<PostsPlace>): string {
  const params = new URLSearchParams();
  if (view && view !== 'all') params.set('status', view);
  if (search) params.set('q', search);
  return `?${params}`;
}

/** Where visitors read it. */
export function publicPath({ slug, translationOf }: Pick<Post, 'slug' | 'translationOf'>): string {
  return translationOf ? `/es/blog/${slug}` : `/blog/${slug}`;
}
