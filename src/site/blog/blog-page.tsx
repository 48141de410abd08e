import { Rss } from 'lucide-react';
import { Suspense } from 'react';
import {
  Await,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router-dom';
import type { Settled } from '#data/settled.ts';
import { Deferred } from '#start/deferred.tsx';
import { promptRead } from '#start/reads.ts';
import { Head } from '#ui/head.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/blog.ts';
import { blog } from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import { BreadcrumbData } from '../clinic/breadcrumb-data.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { TryAgain } from '../item/try-again.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { type ListPage, readListPage } from './list-page.ts';
import { PostList } from './post-list.tsx';
import { PostListSkeleton } from './post-list-skeleton.tsx';
import { readCount } from './shown-count.ts';

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
              <Rss className="ico" aria-hidden="true" />
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
