import { Suspense } from 'react';
import {
  Await,
  type LoaderFunctionArgs,
  Navigate,
  useLoaderData,
  useLocation,
} from 'react-router-dom';
import type { Settled } from '#data/settled.ts';
import { type ListedPost, listedPost } from '#domain/posts/listed-post.ts';
import { postDate } from '#domain/posts/post-date.ts';
import { relatedPosts } from '#domain/posts/related-posts.ts';
import { builtAnswer } from '#start/read-cache.ts';
import { optionalRead, promptRead } from '#start/reads.ts';
import { Head } from '#ui/head.tsx';
import { Spinner } from '#ui/spinner.tsx';
import * as words from '#words/article.ts';
import * as frame from '#words/frame.ts';
import { lang } from '#words/lang.ts';
import * as paths from '#words/paths.ts';
import { ItemLoadError } from '../item/item-load-error.tsx';
import { ItemNotFound } from '../item/item-not-found.tsx';
import { Article, articleBody, type ShownPost } from './article.tsx';
import { ArticleTop } from './article-top.tsx';
import type { LinkState } from './link-state.ts';
import { PostCard } from './post-card.tsx';

/** The newest articles; the page shows up to three that are most related. */
const relatedFrom = 10;

const blog = { name: frame.blog, path: paths.blog };

const readName = (slug: string) => `post ${slug}`;

export async function loader({ params: { slug = '' } }: LoaderFunctionArgs) {
  const prompt = promptRead(readName(slug), words.failed, async () => {
    // Harmless: the article asks again. Starts together with the page's code.
    if (!builtAnswer(readName(slug))) void articleBody().catch(() => {});
    const { getPostBySlug } = await import('#data/posts/posts.ts');
    let post = await getPostBySlug(slug, lang);
    // Slugs are lower case, apart from imported ones: an upper-case address finds its article, too.
    const lower = slug.toLowerCase();
    if (!post && slug !== lower) post = await getPostBySlug(lower, lang);
    return post && { ...post, date: postDate(post) };
  });
  // Not awaited: the article does not wait for related ones.
  const related = optionalRead(
    `posts related to ${slug}`,
    'Failed to load related posts',
    async () => {
      const answer = await (await prompt).read;
      if (!answer.ok || !answer.value) return [];
      const { listPosts } = await import('#data/posts/posts.ts');
      const { posts } = await listPosts({ pageSize: relatedFrom, language: lang });
      return relatedPosts(answer.value, posts).map(listedPost);
    },
  );
  return { slug, read: (await prompt).read, related };
}

export function Component() {
  const { slug, read, related } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    // Keyed by address: another article's page starts fresh.
    <Suspense key={pathname} fallback={<ArticleSkeleton />}>
      <Await resolve={read}>
        {(answer: Settled<ShownPost | null>) => {
          if (!answer.ok) {
            return <ItemLoadError title={words.failedTitle} failure={answer} list={blog} />;
          }
          const post = answer.value;
          if (!post) return <NotFound />;
          if (post.slug !== slug) return <Navigate to={`${paths.blog}/${post.slug}`} replace />;
          return (
            <>
              <Article
                post={post}
                isBuilt={!import.meta.env.SSR && builtAnswer(readName(slug))?.value === post}
              />
              <RelatedArticles posts={related} />
            </>
          );
        }}
      </Await>
    </Suspense>
  );
}

function NotFound() {
  return (
    <ItemNotFound
      title={words.notFound}
      text={words.notFoundText}
      link={{ label: words.backToBlog, path: blog.path }}
    />
  );
}

/** Nothing without any. posts resolves to null when they failed to load. */
function RelatedArticles({ posts }: { posts: Promise<ListedPost[] | null> }) {
  return (
    <Suspense fallback={null}>
      <Await resolve={posts}>
        {(nearest: ListedPost[] | null) => <Nearest posts={nearest ?? []} />}
      </Await>
    </Suspense>
  );
}

function Nearest({ posts }: { posts: ListedPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section
      aria-labelledby="related-title"
      className="wrap print:hidden pb-[clamp(4rem,2.6rem+5.2vw,7.5rem)]"
    >
      <h2 id="related-title" className="mb-8 border-t border-line pt-12 text-h2">
        {words.related}
      </h2>
      <div className="grid gap-x-8 gap-y-9 sm:grid-cols-3 lg:gap-x-10">
        {posts.map((related) => (
          <PostCard key={related.id} post={related} layout="listed" readMore />
        ))}
      </div>
    </section>
  );
}

function ArticleSkeleton() {
  const announced: LinkState | null = useLocation().state;
  if (announced) {
    return (
      <article>
        <Head title={announced.title} />
        <ArticleTop {...announced} />
        <div className="wrap loading-line min-h-screen pt-10 text-text-2 md:pt-16">
          <Loading />
        </div>
      </article>
    );
  }
  return (
    <div className="grid min-h-[70vh] place-content-center justify-items-center gap-4 text-text-2">
      <Head title={blog.name} />
      <Loading />
    </div>
  );
}

function Loading() {
  return (
    <>
      <Spinner />
      <p role="status">{words.loading}</p>
    </>
  );
}
