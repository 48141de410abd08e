import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { restoreMediaItem, trashMediaItem } from '#data/pictures/media-items.ts';
import { type MediaItem, trashDays } from '#domain/pictures/media-item.ts';
import { photoTitle } from '#domain/pictures/photo.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { failureText } from '../failure-text.ts';
import { InUse } from './in-use.tsx';

/** Moves an item to the trash, and lists the articles that show it. */
export function DeleteMediaDialog({ item, onClose }: { item: MediaItem; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const addresses = [item.url, item.thumbnailUrl, ...item.sizes.map(({ url }) => url)];

  const confirm = async () => {
    setBusy(true);
    try {
      await trashMediaItem(item.id);
    } catch (error) {
      toast.error(await failureText('Failed to delete photo', error));
      return setBusy(false);
    }
    const undo = async () => {
      try {
        await restoreMediaItem(item.id);
        await revalidate();
      } catch (error) {
        toast.error(await failureText('Failed to update photo', error));
      }
    };
    toast.success('Clinic photo deleted successfully!', {
      action: { label: 'Undo', onSelect: () => void undo() },
    });
    onClose();
    await revalidate();
  };

  return (
    <ConfirmDialog
      open
      title={`Delete “${photoTitle(item)}”?`}
      confirmLabel="Delete"
      busy={busy}
      busyLabel="Deleting…"
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>
        It comes off the website right away and stays in the trash for {trashDays} days, in case you
        want it back.
      </p>
      <InUse addresses={addresses} />
    </ConfirmDialog>
  );
}
