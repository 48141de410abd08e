import type { MediaItem } from '#domain/pictures/media-item.ts';
import { saveFile } from '#ui/save-file.ts';

/** Saves the file under its original name. */
export async function downloadMedia(item: MediaItem): Promise<void> {
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
