import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom';
import { listImages } from '#data/pictures/images.ts';
import { getSiteMedia } from '#data/pictures/site-media.ts';
import { settled } from '#data/settled.ts';
import { listStaff } from '#data/staff.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { ClinicPhotos } from './clinic-photos.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { LibraryPanel } from './library-panel.tsx';
import { loadMedia } from './load-media.ts';
import { mediaTabPath, placeOf } from './media-address.ts';
import { PhotoHint } from './photo-hint.tsx';
import { StaffPanel } from './staff/staff-panel.tsx';

export { notForFeed as shouldRevalidate } from '../layout/feed-reload.ts';
export { action } from './staff/staff-action.ts';

const skeletonMs = 500;

/** Not awaited: each panel renders when its data arrives. */
export function loader({ request }: LoaderFunctionArgs) {
  return {
    media: loadMedia(placeOf(new URL(request.url).searchParams)),
    hero: settled(getSiteMedia('hero', 1280), 'Failed to load hero image'),
    staff: settled(listStaff(), 'Failed to load staff'),
    library: settled(listImages(), 'Failed to load images'),
  };
}

/** Every picture and person on the website, on one page. */
export function Component() {
  const { media, hero, staff, library } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const isReady = useDelay(skeletonMs);
  if (!isReady) return <PageSkeleton />;
  return (
    <>
      <PageHeader
        title="Media Manager"
        sub="Hero image, clinic photos, staff and blog images of the website."
        actions={
          <ButtonLink to={mediaTabPath} variant="outline" size="sm">
            Logo
          </ButtonLink>
        }
      />
      {/* The second row takes the height that the photos need beyond the first: the left column has no gap. */}
      <div className="mt-6 grid grid-cols-1 items-start gap-5 xl:grid-cols-[23rem_minmax(0,1fr)] xl:grid-rows-[auto_1fr_auto]">
        <HeroPanel hero={hero} />
        <div className="min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <ClinicPhotos place={placeOf(new URLSearchParams(search))} media={media} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <StaffPanel staff={staff} />
          <PhotoHint />
        </div>
        <div className="min-w-0 xl:col-span-2">
          <LibraryPanel first={library} />
        </div>
      </div>
    </>
  );
}

function useDelay(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}

function PageSkeleton() {
  return (
    <div role="status" aria-label="Loading the Media Manager">
      <Skeleton className="h-10 w-64" />
      <div className="mt-6 grid gap-5 xl:grid-cols-[23rem_minmax(0,1fr)]">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}
