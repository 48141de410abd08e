import { ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import {
  Await,
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router-dom';
import type { Settled } from '#data/settled.ts';
import { Deferred } from '#start/deferred.tsx';
import { promptRead } from '#start/reads.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Head } from '#ui/head.tsx';
import { home } from '#words/frame.ts';
import * as words from '#words/gallery.ts';
import * as paths from '#words/paths.ts';
import { BreadcrumbData } from '../clinic/breadcrumb-data.tsx';
import { CallButton } from '../clinic/call-button.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { TryAgain } from '../item/try-again.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { Gallery } from './gallery.tsx';
import { parseGalleryParams } from './gallery-address.ts';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { loadPhotos, type PhotoList, readNameOf } from './load-photos.ts';

export const handle: PageHandle = { readsQuery: true };

export function loader({ request }: LoaderFunctionArgs) {
  const query = parseGalleryParams(new URL(request.url).searchParams);
  return promptRead(readNameOf(query), words.failed, loadPhotos);
}

/** Search, tag, page and photo filter what is already loaded. */
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
    <div className="wrap pt-6 pb-[clamp(4rem,2.6rem+5.2vw,7rem)] md:pt-10">
      <Head title={words.title} description={words.description(clinic.name)} path={paths.gallery} />
      <Breadcrumb title={words.title} path={paths.gallery} />
      <h1 className="mt-4 text-h1">{words.title}</h1>
      <p className="mt-3 mb-8 max-w-[40rem] text-lead text-text-2">{words.intro}</p>
      <Deferred>
        <Suspense fallback={<GallerySkeleton />}>
          <Await resolve={read}>
            {(answer: Settled<PhotoList>) =>
              answer.ok ? <Gallery list={answer.value} /> : <LoadError failure={answer} />
            }
          </Await>
        </Suspense>
      </Deferred>
    </div>
  );
}

function LoadError({ failure }: { failure: { message: string } }) {
  return (
    <div role="alert">
      <EmptyState
        title={words.failedTitle}
        text={failure.message}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <TryAgain failure={failure} label={words.retry} />
            <CallButton variant="outline" />
          </div>
        }
      />
    </div>
  );
}

/** The path from Home to the page, for readers and for search engines. path starts with a slash. */
function Breadcrumb({ title, path }: { title: string; path: string }) {
  return (
    <nav aria-label={words.breadcrumb} className="text-small text-text-3">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link to={paths.home} className="py-2 underline-offset-4 hover:underline">
            {home}
          </Link>
        </li>
        <li aria-hidden="true">
          <ChevronRight className="ico text-[0.75rem]" />
        </li>
        <li aria-current="page" className="font-semibold text-text">
          {title}
        </li>
      </ol>
      <BreadcrumbData name={title} path={path} />
    </nav>
  );
}
