import { useEffect, useState } from 'react';
import type { PhotoList } from '#data/photos.ts';
import type { Photo } from '#domain/photo.ts';
import { whenIdle } from './when-idle.ts';

type EveryPhoto = {
  photos: Photo[];
  /** 'failed': the newest are there, the older ones are not. */
  state: 'loading' | 'complete' | 'failed';
  retry: () => void;
};

/** The photos of the list, and in idle time the older ones too. */
export function useEveryPhoto(list: PhotoList): EveryPhoto {
  // older.photos is null when they could not be read.
  const [older, setOlder] = useState<{ of: PhotoList; photos: Photo[] | null } | null>(null);
  const known = older?.of === list ? older : null;
  const { readOlder } = list;
  const isMissing = readOlder !== null && known === null;

  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    const cancel = whenIdle(async () => {
      const photos = await readOlder().catch((error: unknown) => {
        console.warn('Failed to load gallery', error);
        return null;
      });
      if (isWanted) setOlder({ of: list, photos });
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [list, readOlder, isMissing]);

  const state = known?.photos === null ? 'failed' : isMissing ? 'loading' : 'complete';
  return {
    photos: known?.photos ? [...list.photos, ...known.photos] : list.photos,
    state,
    retry: () => setOlder(null),
  };
}
