import { useState } from 'react';
import { report } from '#data/problems/report.ts';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { saveFile } from '#ui/save-file.ts';
import type { Selection } from '../../shared/parts/use-selection.ts';
import { DeleteMediaDialog } from './photo/delete-media-dialog.tsx';
import { EditMediaDialog } from './photo/edit-media-dialog.tsx';
import { MediaCard } from './photo/media-card.tsx';

export function MediaGrid({
  items,
  selection,
}: {
  items: MediaItem[];
  selection: Selection<MediaItem>;
}) {
  const [open, setOpen] = useState<{ item: MediaItem; dialog: 'edit' | 'delete' } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {/* The bar of a selection must not cover what has the focus. */}
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] gap-4 max-lg:[&_:is(input,button)]:scroll-mt-20">
        {items.map((item) => (
          <MediaCard
            key={item.id}
            item={item}
            isSelected={selection.has(item.id)}
            onSelect={(event) => selection.toggle(item.id, event)}
            onEdit={() => setOpen({ item, dialog: 'edit' })}
            onDelete={() => setOpen({ item, dialog: 'delete' })}
            onDownload={() =>
              void downloadMedia(item).catch((error) => {
                report(error, 'Failed to download the file');
                toast.error('Failed to download the file');
              })
            }
          />
        ))}
      </ul>
      {open?.dialog === 'edit' && <EditMediaDialog item={open.item} onClose={close} />}
      {open?.dialog === 'delete' && (
        <DeleteMediaDialog items={[open.item]} onClose={close} onDone={close} />
      )}
    </>
  );
}

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
