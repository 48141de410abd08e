import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Author } from '#domain/account/author.ts';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import { useAuthor } from '../../../shared/data/use-admin-data.ts';
import { saveEach } from '../../../shared/save/save-each.ts';

/** True if visitors see the photo, or saw it. */
type Change = (item: MediaItem, by: Author) => Promise<boolean>;

type Words = {
  /** 'Failed to … photo' */
  verb: 'update' | 'delete';
  done: (count: number) => string;
  undo?: Change;
};

/** Writes each item by itself, and says how many failed. `changeEach` returns those. */
export function useChangeEach() {
  const { revalidate } = useRevalidator();
  const by = useAuthor();

  const [isBusy, setBusy] = useState(false);

  const changeEach = async (items: MediaItem[], change: Change, { verb, done, undo }: Words) => {
    const stays = items.length > 1 ? '. What failed is still selected.' : '';
    setBusy(true);
    const left = await saveEach(items, {
      write: (item) => change(item, by),
      publishes: true,
      done: (stored) => done(stored.length),
      failed: (failed) => failedWords(verb, failed, items) + stays,
      reload: revalidate,
      undo: (stored) =>
        undo
          ? {
              write: (item) => undo(item, by),
              publishes: true,
              failed: (failed) => failedWords('update', failed, stored),
              reload: revalidate,
            }
          : null,
    });
    setBusy(false);
    return left;
  };
  return { changeEach, isBusy };
}

function failedWords(verb: Words['verb'], failed: MediaItem[], all: MediaItem[]): string {
  return all.length === 1
    ? `Failed to ${verb} photo`
    : `Failed to ${verb} ${failed.length} of ${all.length} photos`;
}
