import { useState } from 'react';
import { deleteFiles } from '#data/pictures/files.ts';
import { deleteImage } from '#data/pictures/images.ts';
import type { LibraryImage } from '#domain/pictures/library-image.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { failureText } from '../../../shared/forms/failure-text.ts';
import { InUse } from './in-use.tsx';

type DeleteImageDialogProps = {
  image: LibraryImage;
  onClose: () => void;
  onDeleted: () => void;
};

/** Deletes a picture of the library and its files. */
export function DeleteImageDialog({ image, onClose, onDeleted }: DeleteImageDialogProps) {
  const [busy, setBusy] = useState(false);
  const addresses = Object.values(image.sizes).map(({ url }) => url);
  const confirm = async () => {
    setBusy(true);
    try {
      // Files first, so that an interruption leaves none behind.
      if (image.originalPath) await deleteFiles(image.originalPath);
      await deleteImage(image.id);
    } catch (error) {
      toast.error(await failureText('Failed to delete photo', error));
      return setBusy(false);
    }
    toast.success('Image deleted');
    onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete this image?"
      confirmLabel="Delete image"
      busy={busy}
      busyLabel="Deleting…"
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{image.alt && `“${image.alt}”. `}This cannot be undone.</p>
      <InUse addresses={addresses} />
    </ConfirmDialog>
  );
}
