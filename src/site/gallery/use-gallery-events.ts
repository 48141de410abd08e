import { useEffect } from 'react';
import type { PhotoFilter } from '#domain/pictures/photo-filter.ts';
import { track } from '../analytics/track.ts';

/** Measures how many photos a search or filter found, never the words. count is null while it is unknown. */
export function useGalleryEvents({ search, tag }: PhotoFilter, results: number | null): void {
  useEffect(() => {
    if (results === null || search === '') return;
    track('search', { area: 'gallery', query_length: search.length, results });
  }, [search, results]);

  useEffect(() => {
    if (results === null || (search === '' && tag === null)) return;
    track('gallery_filter', { has_query: search !== '', results });
  }, [search, tag, results]);
}
