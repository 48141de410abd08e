import { Rss } from 'lucide-react';
import { Suspense } from 'react';
import {
  Await,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router-dom';
import type { Settled } from '#data/settled.ts';
import { maxFeatured } from '#domain/posts/post.ts';
import { Deferred } from '#start/deferred.tsx';
import { promptRead } from '#start/reads.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Head } from '#ui/head.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Spinner } from '#ui/spinner.tsx';
import * as words from '#words/blog.ts';
import { blog } from '#words/frame.ts';
import { otherAddress, otherLang } from '#words/languages.ts';
import * as paths from '#words/paths.ts';
import { BreadcrumbData } from '../clinic/breadcrumb-data.tsx';
import { CallButton } from '../clinic/call-button.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { TryAgain } from '../item/try-again.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { AllArticles } from './all-articles.tsx';
import { FeaturedCards } from './featured-cards.tsx';
import { type ListPage, readListPage } from './list-page.ts';
import { postGrid } from './post-grid.ts';
import { readCount, shownAtFirst } from './shown-count.ts';

export const handle: PageHandle = { readsQuery: true };

export function loader({ request }: LoaderFunctionArgs) {
  const pageSize = readCount(new URL(request.url).searchParams);
  return promptRead(`posts ${pageSize}`, words.failed, () => readListPage({ pageSize }));
}

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export function Component() {
  const clinic = useClinic();
  const { read } = useLoaderData<typeof loader>();
  return (
    <>
      <Head title={blog} description={words.description(clinic.name)} path={paths.blog} />
      <link rel="alternate" type="application/rss+xml" title={clinic.name} href={words.rssFile} />
      <BreadcrumbData name={blog} path={paths.blog} />
      <Panel as="header" tone="facts">
        <div className="wrap pt-10 pb-10 md:pt-16 md:pb-14">
          <h1 className="text-h1">{blog}</h1>
          <div className="mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
            <p className="max-w-[46ch] text-lead text-text-2">{words.lead}</p>
            <a href={words.rssFile} className="more text-small">
              <Rss className="ico" />
              {words.rss}
            </a>
          </div>
        </div>
      </Panel>
      <div className="wrap pt-12 pb-[clamp(4rem,2.6rem+5.2vw,7.5rem)] md:pt-16">
        <Deferred>
          <Suspense fallback={<PostListSkeleton />}>
            <Await resolve={read}>
              {(answer: Settled<ListPage>) =>
                answer.ok ? (
                  <PostList first={answer.value} />
                ) : (
                  <Notice
                    tone="bad"
                    role="alert"
                    title={answer.message}
                    action={<TryAgain failure={answer} />}
                  >
                    {words.failedText}
                    {clinic.phone && (
                      <>
                        {words.failedAt}
                        <PhoneLink />
                      </>
                    )}
                    .
                  </Notice>
                )
              }
            </Await>
          </Suspense>
        </Deferred>
      </div>
    </>
  );
}

function PostList({ first }: { first: ListPage }) {
  const featured = first.posts.filter((post) => post.featured).slice(0, maxFeatured);
  if (first.posts.length === 0) return <NoPosts />;
  return (
    <>
      {featured.length > 0 && (
        <section
          aria-labelledby="featured-title"
          className="mb-[clamp(3.5rem,2.4rem+4.4vw,6rem)] border-b border-line pb-[clamp(3.5rem,2.4rem+4.4vw,6rem)]"
        >
          <h2 id="featured-title" className="mb-8 text-h2">
            {words.featured}
          </h2>
          <FeaturedCards posts={featured} readMore early />
        </section>
      )}
      <AllArticles first={first} early={featured.length === 0} />
    </>
  );
}

function NoPosts() {
  return (
    <EmptyState
      title={words.none}
      text={words.noneText}
      action={
        <>
          <CallButton variant="outline" />
          {words.others && (
            <ButtonLink variant="outline" href={otherAddress(paths.blog)} hrefLang={otherLang}>
              {words.others}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** About as high as the list it replaces, so that Back finds its scroll position. */
function PostListSkeleton() {
  const [address] = useSearchParams();
  return (
    <>
      <p role="status" className="loading-line flex items-center gap-3 text-text-2">
        <Spinner />
        {words.loading}
      </p>
      <div aria-hidden="true" className={`mt-10 ${postGrid}`}>
        {Array.from({ length: shownAtFirst(address) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
          <div key={i} className="grid grid-cols-[6.5rem_1fr] gap-4 sm:block">
            <Skeleton className="aspect-square rounded-lg sm:aspect-[3/2]" />
            <div className="sm:mt-5">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="mt-3 h-6 w-4/5" />
              <Skeleton className="mt-3 h-20" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
