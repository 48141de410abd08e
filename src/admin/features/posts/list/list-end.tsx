import type { CountedPosts } from '#data/posts/post-admin.ts';

/** Says when there are more posts than the list shows. */
export function ListEnd({ list: { posts, total } }: { list: CountedPosts }) {
  if (total <= posts.length) return null;
  return (
    <p className="num mt-4 text-text-2">
      The {posts.length} posts changed last are listed, of {total}.
    </p>
  );
}
