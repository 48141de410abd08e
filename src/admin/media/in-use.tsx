import { useEffect, useState } from 'react';
import { listEveryPost } from '#data/posts/post-admin.ts';
import { report } from '#data/problems/report.ts';
import { postsShowing } from '#domain/pictures/picture-use.ts';
import type { Post } from '#domain/posts/post.ts';

/** Which articles show one of these addresses, if any does. */
export function InUse({ addresses }: { addresses: string[] }) {
  const users = usePostsShowing(addresses);
  if (users.length === 0) return null;
  return (
    <p role="status" className="mt-3 font-semibold text-bad">
      In use: {users.map(({ title }) => `“${title}”`).join(', ')}. The picture will be missing
      there.
    </p>
  );
}

/** Empty while they are being looked up, and when that fails: the question can be answered without. */
function usePostsShowing(addresses: string[]): Post[] {
  const [users, setUsers] = useState<Post[]>([]);
  const asked = addresses.join('\n');
  useEffect(() => {
    let isOver = false;
    listEveryPost()
      .then(({ posts }) => {
        if (!isOver) setUsers(postsShowing(posts, asked.split('\n')));
      })
      .catch((error) => report(error, 'Failed to look up where a picture is used'));
    return () => {
      isOver = true;
    };
  }, [asked]);
  return users;
}
