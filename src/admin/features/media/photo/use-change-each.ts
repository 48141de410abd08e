import { useRevalidator } from 'react-router-dom';
import { isShown, type MediaItem } from '#domain/pictures/media-item.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { publisher } from '../../../shared/data/publisher.ts';
import { settledEach } from '../../../shared/data/settled-each.ts';
import { failureText } from '../../../shared/forms/failure-text.ts';

type Change = (item: MediaItem) => Promise<void>;

type Words = {
  /** 'Failed to … photo' */
  verb: 'update' | 'delete';
  done: (count: number) => string;
  undo?: Change;
  /** Visitors see the drafts among the items afterwards. */
  publishes?: boolean;
};

/** Writes each item by itself, and says how many failed. Returns those. */
export function useChangeEach() {
  const { revalidate } = useRevalidator();

  return async function changeEach(
    items: MediaItem[],
    change: Change,
    { verb, done, undo, publishes = false }: Words,
  ): Promise<MediaItem[]> {
    const { stored, failed, error } = await settledEach(items, change);
    const isPublic = stored.some((item) =>
      isShown(publishes ? { ...item, status: 'published' } : item),
    );
    const undoAll = async (undoOne: Change) => {
      const result = await settledEach(stored, undoOne);
      if (isPublic && result.stored.length > 0) publisher.changed();
      if (result.failed.length > 0) {
        toast.error(await failureText(failedWords('update', result.failed, stored), result.error));
      }
      await revalidate();
    };
    if (isPublic) publisher.changed();
    if (stored.length > 0) {
      toast.success(
        done(stored.length),
        undo && { action: { label: 'Undo', onSelect: () => void undoAll(undo) } },
      );
    }
    if (failed.length > 0) {
      const stays = items.length > 1 ? '. What failed is still selected.' : '';
      toast.error(await failureText(failedWords(verb, failed, items) + stays, error));
    }
    // With nothing stored the list is as it was.
    if (stored.length > 0) void revalidate();
    return failed;
  };
}

function failedWords(verb: Words['verb'], failed: MediaItem[], all: MediaItem[]): string {
  return all.length === 1
    ? `Failed to ${verb} photo`
    : `Failed to ${verb} ${failed.length} of ${all.length} photos`;
}
