import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { settled } from '#data/settled.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import {
  filterPhotos,
  type PhotoFilter,
  photoCountLine,
  photoPages,
  photosPerPage,
  tagsOf,
} from '#domain/pictures/photo-filter.ts';
import { Button } from '#ui/button.tsx';
import { useAsync } from '#ui/loading/use-async.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';
import { Notice } from '#ui/notice.tsx';
import * as words from '#words/gallery.ts';
import { track } from '../analytics/track.ts';
import {
  type GalleryParams,
  galleryAddress,
  needsEveryPhoto,
  parseGalleryParams,
} from './gallery-address.ts';
import { GalleryData } from './gallery-data.tsx';
import { GalleryFilter } from './gallery-filter.tsx';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { type PhotoList, readPhotos } from './load-photos.ts';
import { OpenPhoto } from './open-photo.tsx';
import { NoPhotos, PhotoGrid } from './photo-grid.tsx';
import { PhotoPager } from './photo-pager.tsx';

const noFilter = { search: '', tag: null, page: 1 };

export function Gallery({ list }: { list: PhotoList }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { photos, state, retry } = useAllPhotos(list);

  const query = parseGalleryParams(params);
  const found = filterPhotos(photos, query);
  const isFiltered = query.search !== '' || query.tag !== null;
  // A reader's page has the newest photos alone; the others come with the app.
  const count = state === 'loading' && !isFiltered ? list.count : found.length;
  const pages = photoPages(count);
  const page = Math.min(query.page || 1, pages);
  const openIndex = found.findIndex(({ id }) => id === query.photo);
  // A photo among the newest opens without the older ones; any other could be among those.
  const isWaiting = state === 'loading' && needsEveryPhoto({ ...query, photo: null });
  const results = usePageTop(page);
  useGalleryEvents(query, isWaiting ? null : found.length);
  useRightAddress(state !== 'loading', { page, photo: openIndex < 0 ? null : query.photo });

  const filter = (change: Partial<GalleryParams>) =>
    navigate(galleryAddress(params, { ...change, page: 1 }), {
      replace: true,
      preventScrollReset: true,
    });
  // For buttons that disappear when pressed: keeps the focus on the page.
  const keepFocus = () => results.current?.focus({ preventScroll: true });
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    keepFocus();
    setClearings(clearings + 1);
    void filter(noFilter);
  };
  const start = (page - 1) * photosPerPage;
  const shown = found.slice(start, start + photosPerPage);

  return (
    <>
      <GalleryData photos={photos} />
      <GalleryFilter filter={query} tags={tagsOf(photos)} clearings={clearings} onChange={filter} />
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-2">
        <p role="status" className="num text-small text-text-3">
          {!isWaiting && photoCountLine(count, query)}
        </p>
        {isFiltered && (
          <Button variant="ghost" size="sm" className="px-3" onClick={clear}>
            {words.clearFilters}
          </Button>
        )}
      </div>
      <section ref={results} tabIndex={-1} aria-label={words.photosOf(page, pages)}>
        {isWaiting && <GallerySkeleton />}
        {!isWaiting && found.length === 0 && (
          <NoPhotos noneMatch={photos.length > 0} onClear={isFiltered ? clear : null} />
        )}
        {!isWaiting && found.length > 0 && (
          <PhotoGrid photos={shown} start={start} largeFirst={page === 1 && !isFiltered} />
        )}
      </section>
      {state === 'failed' && (
        <Notice
          tone="warn"
          role="alert"
          className="mt-10"
          action={
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                keepFocus();
                retry();
              }}
            >
              {words.retry}
            </Button>
          }
        >
          {words.olderFailed}
        </Notice>
      )}
      {!isWaiting && found.length > 0 && (
        <PhotoPager
          page={page}
          pages={pages}
          addressOf={(other) => galleryAddress(params, { page: other })}
        />
      )}
      {openIndex >= 0 && <OpenPhoto photos={found} index={openIndex} />}
    </>
  );
}

/** Once all photos are loaded, replaces an address that names a missing page or photo. */
function useRightAddress(isKnown: boolean, right: Partial<GalleryParams>): void {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const address = galleryAddress(params, right);

  useEffect(() => {
    if (!isKnown || address === `?${params}`) return;
    void navigate(address, { replace: true, preventScrollReset: true, state });
  }, [isKnown, address, params, state, navigate]);
}

type AllPhotos = {
  photos: Photo[];
  /** 'failed': the newest photos are there, the older ones failed to load. */
  state: 'loading' | 'complete' | 'failed';
  retry: () => void;
};

/** The photos of the list, and when idle the older ones that a built page leaves out. */
function useAllPhotos({ photos, count }: PhotoList): AllPhotos {
  const all = useAsync(
    count <= photos.length ? null : [photos],
    () => settled(readPhotos(), words.failed),
    { start: whenIdle },
  );
  const state = all.failure ? 'failed' : all.isLoading ? 'loading' : 'complete';
  return { photos: all.value ?? photos, state, retry: all.retry };
}

/** Ref for the list: when its page was turned, the window scrolls to the top and the keyboard goes on from the list. */
function usePageTop(page: number): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const last = useRef(page);
  const navigation = useNavigationType();

  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    // Not after Back and Forward, which restore the position, nor after a filter: the list changes as one types.
    if (navigation !== 'PUSH') return;
    list.current?.focus({ preventScroll: true });
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
  }, [page, navigation]);

  return list;
}

/** Measures how many photos a search or filter found, never the words. count is null while it is unknown. */
function useGalleryEvents({ search, tag }: PhotoFilter, results: number | null): void {
  useEffect(() => {
    if (results === null || search === '') return;
    track('search', { area: 'gallery', query_length: search.length, results });
  }, [search, results]);

  useEffect(() => {
    if (results === null || (search === '' && tag === null)) return;
    track('gallery_filter', { has_query: search !== '', results });
  }, [search, tag, results]);
}
