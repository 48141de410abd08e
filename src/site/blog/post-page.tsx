import { Suspense } from 'react';
import {
  Await,
  type LoaderFunctionArgs,
  Navigate,
  useLoaderData,
  useLocation,
} from 'react-router-dom';
import { getPostBySlug, listPosts } from '#data/posts.ts';
import type { Post } from '#domain/post.ts';
import { Head } from '#ui/head.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { optionalRead } from '../optional-read.ts';
import { promptRead } from '../prompt-read.ts';
import type { Read } from '../required-read.ts';
import { Article } from './article.tsx';
import { PostFailure } from './post-failure.tsx';
import { PostNotFound } from './post-not-found.tsx';
import { RelatedPosts } from './related-posts.tsx';

/** The newest ones, of which the nearest to the article are shown. */
const relatedFrom = 10;

export async function loader({ params: { slug = '' } }: LoaderFunctionArgs) {
  // Not awaited: the article does not wait for its neighbours.
  const others = optionalRead('Failed to load related posts', async () => {
    const { posts } = await listPosts({ pageSize: relatedFrom });
    return posts;
  });
  const { read } = await promptRead('Failed to load post', () => getPostBySlug(slug));
  return { slug, read, others };
}

export function Component() {
  const { slug, read, others } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    // By address: another article's page starts with the spinner instead of this article.
    <Suspense key={pathname} fallback={<Loading />}>
      <Await resolve={read}>
        {(answer: Read<Post | null>) => {
          if (!answer.ok) return <PostFailure failure={answer} />;
          const post = answer.value;
          if (!post) return <PostNotFound />;
          if (post.slug !== slug) return <Navigate to={`/blog/${post.slug}`} replace />;
          return (
            <>
              <Article post={post} />
              <RelatedPosts post={post} others={others} />
            </>
          );
        }}
      </Await>
    </Suspense>
  );
}

function Loading() {
  return (
    <div className="grid min-h-[70vh] place-content-center justify-items-center gap-4 text-text-2">
      <Head title="Blog" />
      <Spinner />
      <p role="status">Loading blog post...</p>
    </div>
  );
}
