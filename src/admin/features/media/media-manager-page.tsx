import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { listImages } from '#data/pictures/images.ts';
import { getSiteMedia } from '#data/pictures/site-media.ts';
import { settled } from '#data/settled.ts';
import { listStaff } from '#data/staff.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { LibraryPanel } from './library-panel.tsx';
import { MediaScreen } from './media-screen.tsx';
import { loadMedia } from './photo/load-media.ts';
import { HeroPanel } from './site-pictures.tsx';
import { StaffPanel } from './staff/staff-panel.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';
export { action } from './staff/staff-action.ts';

const skeletonMs = 500;

/** Not awaited: each panel renders when its data arrives. */
export function loader(args: LoaderFunctionArgs) {
  return {
    media: loadMedia(args),
    hero: settled(getSiteMedia('hero', 1280), 'Failed to load current hero image'),
    staff: settled(listStaff(), 'Failed to load staff'),
    library: settled(listImages(), 'Failed to load images.'),
  };
}

/** Every picture and person on the website, on one page. */
export function Component() {
  const { media, hero, staff, library } = useLoaderData<typeof loader>();
  const isReady = useDelay(skeletonMs);
  if (!isReady) return <PageSkeleton />;
  return (
    <MediaScreen
      sub="Hero image, clinic photos, staff and blog images of the website."
      media={media}
      sitePicture={<HeroPanel hero={hero} />}
    >
      <StaffPanel staff={staff} />
      <LibraryPanel first={library} />
    </MediaScreen>
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
      <div className="mt-6 grid gap-5">
        <Skeleton className="h-64" />
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}
