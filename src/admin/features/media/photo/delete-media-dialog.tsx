import { restoreMediaItem, trashMediaItem } from '#data/pictures/media-items.ts';
import { type MediaItem, trashDays } from '#domain/pictures/media-item.ts';
import { photoTitle } from '#domain/pictures/photo.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { InUse } from './in-use.tsx';
import { useChangeEach } from './use-change-each.ts';

type DeleteMediaDialogProps = {
  /** At least one. */
  items: MediaItem[];
  onClose: () => void;
  /** Some were deleted; these were not. */
  onDone: (failed: MediaItem[]) => void;
};

/** Moves items to the trash, and lists the articles that show them. */
export function DeleteMediaDialog({ items, onClose, onDone }: DeleteMediaDialogProps) {
  const { changeEach, isBusy } = useChangeEach();
  const [first, ...others] = items;
  const addresses = items.flatMap(({ url, thumbnailUrl, sizes }) => [
    url,
    thumbnailUrl,
    ...sizes.map((size) => size.url),
  ]);

  const confirm = async () => {
    const failed = await changeEach(items, ({ id }, by) => trashMediaItem(id, by), {
      verb: 'delete',
      done: (count) =>
        count === 1
          ? 'Clinic photo deleted successfully!'
          : `${count} clinic photos deleted successfully!`,
      undo: ({ id }, by) => restoreMediaItem(id, by),
    });
    if (failed.length < items.length) onDone(failed);
  };

  return (
    <ConfirmDialog
      open
      title={
        first && others.length === 0
          ? `Delete “${photoTitle(first)}”?`
          : `Delete ${items.length} photos?`
      }
      confirmLabel="Delete"
      busy={isBusy}
      busyLabel="Deleting…"
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>
        {others.length === 0
          ? `It comes off the website right away and stays in the trash for ${trashDays} days, in case you want it back.`
          : `They come off the website right away and stay in the trash for ${trashDays} days, in case you want them back.`}
      </p>
      <InUse addresses={addresses} />
    </ConfirmDialog>
  );
}
