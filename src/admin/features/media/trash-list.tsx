import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { deleteMediaItem, restoreMediaItem } from '#data/pictures/media-items.ts';
import { isShown, type MediaItem, trashDays } from '#domain/pictures/media-item.ts';
import { photoTitle } from '#domain/pictures/photo.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { publisher } from '../../shared/data/publisher.ts';
import { failureText } from '../../shared/forms/failure-text.ts';
import { MediaThumb } from './photo/media-thumb.tsx';

/** Items that can still be restored. */
export function TrashList({ items }: { items: MediaItem[] }) {
  const { revalidate } = useRevalidator();
  const [doomed, setDoomed] = useState<MediaItem | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);

  /** work resolves to the message of success. */
  const act = async ({ id }: MediaItem, work: () => Promise<string>, failed: string) => {
    setBusyId(id);
    try {
      toast.success(await work());
      setDoomed(null);
      await revalidate();
    } catch (error) {
      toast.error(await failureText(failed, error));
    } finally {
      setBusyId(null);
    }
  };

  return (
    <>
      <ul className="mt-4 divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-3 py-3">
            <MediaThumb item={item} className="h-14 w-20 shrink-0 rounded-[8px]" />
            <div className="min-w-0 flex-[1_1_10rem]">
              <p className="font-semibold wrap-anywhere">{photoTitle(item)}</p>
              <p className="text-small text-text-2">{daysLeft(item)}</p>
            </div>
            <Button
              variant="outline"
              size="sm"
              busy={busyId === item.id}
              onClick={() => void act(item, () => restore(item), 'Failed to update photo')}
            >
              <RotateCcw className="ico" aria-hidden="true" />
              Restore<span className="sr-only"> {photoTitle(item)}</span>
            </Button>
            <Button variant="ghost" size="sm" className="text-bad" onClick={() => setDoomed(item)}>
              <Trash2 className="ico" aria-hidden="true" />
              Delete forever<span className="sr-only"> {photoTitle(item)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {doomed && (
        <ConfirmDialog
          open
          title={`Delete “${photoTitle(doomed)}” forever?`}
          confirmLabel="Delete forever"
          busy={busyId === doomed.id}
          busyLabel="Deleting…"
          onClose={() => setDoomed(null)}
          onConfirm={() => void act(doomed, () => remove(doomed), 'Failed to delete photo')}
        >
          This removes the file and all its sizes. It can’t be undone.
        </ConfirmDialog>
      )}
    </>
  );
}

async function restore(item: MediaItem): Promise<string> {
  await restoreMediaItem(item.id);
  if (isShown({ ...item, status: item.statusBefore, trashedAt: null })) publisher.changed();
  return 'Photo restored';
}

async function remove({ id }: MediaItem): Promise<string> {
  return (await deleteMediaItem(id)) ? 'Deleted forever' : 'It is no longer in the trash';
}

function daysLeft({ trashedAt }: MediaItem): string {
  if (!trashedAt) return '';
  const gone = Math.floor((Date.now() - trashedAt.getTime()) / 86_400_000);
  const left = Math.max(0, trashDays - gone);
  return left === 1 ? '1 day left' : `${left} days left`;
}
