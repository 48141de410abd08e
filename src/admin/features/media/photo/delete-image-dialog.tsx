import { deleteFiles } from '#data/pictures/files.ts';
import { deleteImage } from '#data/pictures/images.ts';
import type { LibraryImage } from '#domain/pictures/library-image.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { useSave } from '../../../shared/save/use-save.ts';
import { InUse } from './in-use.tsx';

type DeleteImageDialogProps = { image: LibraryImage; onClose: () => void; onDeleted: () => void };

/** Deletes a picture of the library and its files. */
export function DeleteImageDialog({ image, onClose, onDeleted }: DeleteImageDialogProps) {
  const { save, by, isBusy } = useSave();
  const addresses = Object.values(image.sizes).map(({ url }) => url);
  const confirm = async () => {
    const deleted = await save({
      async write() {
        // Files first, so that an interruption leaves none behind.
        if (image.originalPath) await deleteFiles(image.originalPath);
        await deleteImage(image.id, by);
      },
      failed: 'Failed to delete photo',
      done: 'Image deleted',
    });
    if (!deleted.ok) return;
    onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete this image?"
      confirmLabel="Delete image"
      busy={isBusy}
      busyLabel="Deleting…"
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{image.alt && `“${image.alt}”. `}This cannot be undone.</p>
      <InUse addresses={addresses} />
    </ConfirmDialog>
  );
}
