import type { PhotoList } from '#data/pictures/photos.ts';
import { settled } from '#data/settled.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import { useAsync } from '#ui/loading/use-async.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';

type AllPhotos = {
  photos: Photo[];
  /** 'failed': the newest photos are there, the older ones failed to load. */
  state: 'loading' | 'complete' | 'failed';
  retry: () => void;
};

/** The photos of the list, and when idle the older ones, too. */
export function useAllPhotos({ photos, next }: PhotoList): AllPhotos {
  const older = useAsync(
    next === null ? null : [next],
    () => settled(readOlder(next ?? ''), 'Failed to load gallery'),
    { start: whenIdle },
  );
  const state = older.failure ? 'failed' : older.isLoading ? 'loading' : 'complete';
  return { photos: older.value ? [...photos, ...older.value] : photos, state, retry: older.retry };
}

async function readOlder(after: string): Promise<Photo[]> {
  const { listOlderPhotos } = await import('#data/pictures/photos.ts');
  return listOlderPhotos(after);
}
