import { listEveryPost } from '#data/posts/post-admin.ts';
import { settled } from '#data/settled.ts';
import { postsShowing } from '#domain/posts/picture-use.ts';
import { useAsync } from '#ui/loading/use-async.ts';

/** The articles that show one of these addresses. */
export function InUse({ addresses }: { addresses: string[] }) {
  // The question can be answered without: nothing is shown while it loads, or when it fails.
  const { value } = useAsync(addresses, () =>
    settled(listEveryPost(), 'Failed to look up where a picture is used'),
  );
  const users = value ? postsShowing(value.posts, addresses) : [];
  if (users.length === 0) return null;
  return (
    <p role="status" className="mt-3 font-semibold text-bad">
      In use: {users.map(({ title }) => `“${title}”`).join(', ')}. The picture will be missing
      there.
    </p>
  );
}
