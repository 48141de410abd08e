import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { deleteMediaItem, restoreMediaItem } from '#data/pictures/media-items.ts';
import { serverNow } from '#data/server-clock.ts';
import { type MediaItem, trashDays } from '#domain/pictures/media-item.ts';
import { photoTitle } from '#domain/pictures/photo.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { plural } from '../../shared/parts/plural.ts';
import { useSave } from '../../shared/save/use-save.ts';
import { MediaThumb } from './photo/media-thumb.tsx';

export function TrashList({ items }: { items: MediaItem[] }) {
  return (
    <ul className="mt-4 divide-y divide-line">
      {items.map((item) => (
        <TrashRow key={item.id} item={item} />
      ))}
    </ul>
  );
}

function TrashRow({ item }: { item: MediaItem }) {
  const { revalidate } = useRevalidator();
  const { save, by, isBusy } = useSave(revalidate);
  const [isAsking, setAsking] = useState(false);
  const title = photoTitle(item);
  const restore = () =>
    void save({
      write: () => restoreMediaItem(item.id, by),
      failed: 'Failed to update photo',
      publishes: true,
      done: 'Photo restored',
    });
  const remove = async () => {
    const deleted = await save({
      write: () => deleteMediaItem(item.id, by),
      failed: 'Failed to delete photo',
      done: (isDeleted) => (isDeleted ? 'Deleted forever' : 'It is no longer in the trash'),
    });
    if (deleted.ok) setAsking(false);
  };

  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <MediaThumb item={item} className="h-14 w-20 shrink-0 rounded-[8px]" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-small text-text-2">{daysLeft(item)}</p>
      </div>
      <Button variant="outline" busy={isBusy} onClick={restore}>
        <RotateCcw className="ico" />
        Restore<span className="sr-only"> {title}</span>
      </Button>
      <Button variant="ghost" className="text-bad" onClick={() => setAsking(true)}>
        <Trash2 className="ico" />
        Delete forever<span className="sr-only"> {title}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Delete “${title}” forever?`}
        confirmLabel="Delete forever"
        busy={isBusy}
        busyLabel="Deleting…"
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      >
        This removes the file and all its sizes. It can’t be undone.
      </ConfirmDialog>
    </li>
  );
}

function daysLeft({ trashedAt }: MediaItem): string {
  if (!trashedAt) return '';
  const gone = Math.floor((serverNow() - trashedAt.getTime()) / 86_400_000);
  return `${plural(Math.max(0, trashDays - gone), 'day')} left`;
}
