import { useState } from 'react';
import { listMediaItems } from '#data/pictures/media-items.ts';
import { settled } from '#data/settled.ts';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { type LoadedMedia, photosFailed } from './photo/load-media.ts';

/** Further pages stay until the list is reloaded. */
export function useMoreMedia(loaded: LoadedMedia) {
  const [older, setOlder] = useState<{ of: object; items: MediaItem[]; next: string | null }>({
    of: loaded,
    items: [],
    next: loaded.next,
  });
  const [busy, setBusy] = useState(false);
  const current = older.of === loaded ? older : { of: loaded, items: [], next: loaded.next };
  const load = async () => {
    setBusy(true);
    const page = await settled(listMediaItems(current.next), photosFailed);
    if (page.ok) {
      const { items, next } = page.value;
      setOlder({ of: loaded, items: [...current.items, ...items], next });
    } else {
      toast.error(page.message);
    }
    setBusy(false);
  };
  return {
    items: [...loaded.items, ...current.items],
    busy,
    load: current.next ? () => void load() : null,
  };
}
