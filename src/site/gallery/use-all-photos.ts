import { settled } from '#data/settled.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import { useAsync } from '#ui/loading/use-async.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';
import { failed } from '#words/gallery.ts';
import { type PhotoList, readPhotos } from './load-photos.ts';

type AllPhotos = {
  photos: Photo[];
  /** 'failed': the newest photos are there, the older ones failed to load. */
  state: 'loading' | 'complete' | 'failed';
  retry: () => void;
};

/** The photos of the list, and when idle the older ones that a built page leaves out. */
export function useAllPhotos({ photos, count }: PhotoList): AllPhotos {
  const all = useAsync(
    count <= photos.length ? null : [photos],
    () => settled(readPhotos(), failed),
    { start: whenIdle },
  );
  const state = all.failure ? 'failed' : all.isLoading ? 'loading' : 'complete';
  return { photos: all.value ?? photos, state, retry: all.retry };
}
