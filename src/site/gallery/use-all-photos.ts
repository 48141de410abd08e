import { useEffect, useState } from 'react';
import type { PhotoList } from '#data/pictures/photos.ts';
import { report } from '#data/problems/report.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';

type EveryPhoto = {
  photos: Photo[];
  /** 'failed': the newest are there, the older ones are not. */
  state: 'loading' | 'complete' | 'failed';
  retry: () => void;
};

/** The photos of the list, and in idle time the older ones too. */
export function useAllPhotos(list: PhotoList): EveryPhoto {
  // older.photos is null when they could not be read.
  const [older, setOlder] = useState<{ after: string; photos: Photo[] | null } | null>(null);
  const { next } = list;
  const known = older?.after === next ? older : null;
  const isMissing = next !== null && known === null;

  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    const cancel = whenIdle(async () => {
      const photos = await readOlder(next);
      if (isWanted) setOlder({ after: next, photos });
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [next, isMissing]);

  const state = known?.photos === null ? 'failed' : isMissing ? 'loading' : 'complete';
  return {
    photos: known?.photos ? [...list.photos, ...known.photos] : list.photos,
    state,
    retry: () => setOlder(null),
  };
}

async function readOlder(after: string): Promise<Photo[] | null> {
  try {
    const { listOlderPhotos } = await import('#data/pictures/photos.ts');
    return await listOlderPhotos(after);
  } catch (error) {
    report(error, 'Failed to load gallery');
    return null;
  }
}
