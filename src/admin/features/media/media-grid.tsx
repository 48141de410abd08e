import { memo, useState } from 'react';
import { report } from '#data/problems/report.ts';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { saveFile } from '#ui/save-file.ts';
import type { Selection } from '../../shared/parts/use-selection.ts';
import { DeleteMediaDialog } from './photo/delete-media-dialog.tsx';
import { EditMediaDialog } from './photo/edit-media-dialog.tsx';
import { MediaCard } from './photo/media-card.tsx';

type MediaGridProps = { items: MediaItem[]; selection: Selection<MediaItem> };

type Open = { item: MediaItem; dialog: 'edit' | 'delete' };

/** An open dialog stays when a colleague deletes its photo. */
export function MediaGrid(props: MediaGridProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {props.items.length > 0 && <MediaCards {...props} onOpen={setOpen} />}
      {open?.dialog === 'edit' && <EditMediaDialog item={open.item} onClose={close} />}
      {open?.dialog === 'delete' && (
        <DeleteMediaDialog items={[open.item]} onClose={close} onDone={close} />
      )}
    </>
  );
}

type MediaCardsProps = MediaGridProps & { onOpen: (open: Open) => void };

/** Not rendered again when a dialog opens. */
const MediaCards = memo(({ items, selection, onOpen }: MediaCardsProps) => (
  // The bar of a selection must not cover what has the focus.
  <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] gap-4 max-lg:[&_:is(input,button)]:scroll-mt-20">
    {items.map((item) => (
      <MediaCard
        key={item.id}
        item={item}
        selection={selection}
        onEdit={() => onOpen({ item, dialog: 'edit' })}
        onDelete={() => onOpen({ item, dialog: 'delete' })}
        onDownload={() =>
          void downloadMedia(item).catch((error) => {
            report(error, 'Failed to download the file');
            toast.error('Failed to download the file');
          })
        }
      />
    ))}
  </ul>
));

/** Saves the file under its original name. */
async function downloadMedia(item: MediaItem): Promise<void> {
  const answer = await fetch(item.url);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const blob = await answer.blob();
  saveFile([blob], blob.type, downloadName(item));
}

/** A picture may be stored in another format than uploaded. */
function downloadName({ fileName, storagePath, mediaType }: MediaItem): string {
  const stored = storagePath.slice(storagePath.lastIndexOf('/') + 1);
  if (!fileName) return stored || 'photo';
  if (mediaType !== 'image') return fileName;
  const extension = stored.slice(stored.lastIndexOf('.') + 1) || 'webp';
  return `${fileName.replace(/\.[^.]*$/, '')}.${extension}`;
}
