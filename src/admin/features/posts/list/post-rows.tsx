import { Link } from 'react-router-dom';
import type { Post } from '#domain/posts/post.ts';
import { SpanishBadge } from '../../../shared/parts/spanish-badge.tsx';
import { postsPath } from '../../../shared/paths/paths.ts';
import { publicPath } from '../../../shared/paths/posts-address.ts';
import { PostActions } from './post-actions.tsx';
import { PostBadge } from './post-badge.tsx';
import { PostDate } from './post-date-cell.tsx';
import { StarToggle } from './star-toggle.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** The post takes the remaining width; there is more room from 56rem on. */
const columns: [heading: string, width: string][] = [
  ['Post', ''],
  ['Status', 'w-[6.5rem] @4xl:w-[8rem]'],
  ['Featured', 'w-[4.75rem] @4xl:w-[6.25rem]'],
  ['Created', 'w-[4.5rem] @4xl:w-[7.5rem]'],
  ['Updated', 'w-[4.75rem] @4xl:w-[7.5rem]'],
  ['Actions', 'w-[8.5rem] text-right @4xl:w-[9.5rem]'],
];

export function PostRows({ posts }: { posts: Post[] }) {
  return (
    <div className="card @container overflow-hidden">
      <table className="tbl table-fixed @max-4xl:text-[.875rem] [&_:is(th,td)]:px-2 @4xl:[&_:is(th,td)]:px-3 [&_:is(th,td):first-child]:pl-4 @4xl:[&_:is(th,td):first-child]:pl-5 @4xl:[&_:is(th,td):last-child]:pr-4">
        <caption className="sr-only">Blog posts</caption>
        <thead>
          <tr>
            {columns.map(([heading, width]) => (
              <th key={heading} scope="col" className={width}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {posts.map((post) => (
            <PostRow key={post.id} post={post} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PostRow({ post }: { post: Post }) {
  return (
    <tr>
      <th scope="row">
        <div className="flex items-center gap-4">
          <Thumbnail post={post} className="h-14 w-[5.25rem] @max-3xl:hidden" />
          <div className="min-w-0 flex-1">
            <Link
              to={`${postsPath}/${post.id}`}
              className="block font-semibold wrap-anywhere underline-offset-2 hover:underline"
            >
              {post.title}
            </Link>
            <p className="truncate text-[.875rem] text-text-3">{publicPath(post)}</p>
            <p className="truncate text-[.875rem] text-text-2">{post.summary}</p>
          </div>
        </div>
      </th>
      <td>
        <PostBadge published={post.published} />{' '}
        {post.translationOf && <SpanishBadge title="In Spanish" />}
      </td>
      <td>{!post.translationOf && <StarToggle post={post} />}</td>
      <td className="num">
        <PostDate moment={post.createdAt} />
      </td>
      <td className="num">
        <PostDate moment={post.updatedAt} />
      </td>
      <td>
        <PostActions post={post} />
      </td>
    </tr>
  );
}
