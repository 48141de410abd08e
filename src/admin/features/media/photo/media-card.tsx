import { Download, Lock, Pencil, Trash2 } from 'lucide-react';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import { photoTitle, tagLabel } from '#domain/pictures/photo.ts';
import { Badge, Chip } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SelectOne } from '../../../shared/parts/select-boxes.tsx';
import type { Selection } from '../../../shared/parts/use-selection.ts';
import { MediaThumb } from './media-thumb.tsx';

const mostTags = 3;

type MediaCardProps = {
  item: MediaItem;
  selection: Selection<MediaItem>;
  onEdit: () => void;
  onDelete: () => void;
  onDownload: () => void;
};

export function MediaCard({ item, selection, ...on }: MediaCardProps) {
  const title = photoTitle(item);
  const more = item.tags.length - mostTags;
  return (
    <li className="flex flex-col overflow-hidden rounded-[12px] border border-line bg-surface has-[input:checked]:border-primary has-[input:checked]:ring-2 has-[input:checked]:ring-primary">
      <div className="relative">
        <MediaThumb item={item} className="aspect-3/2 w-full" />
        <div className="absolute top-2.5 left-2.5 flex gap-1.5">
          {item.status === 'draft' && <Badge tone="new">Draft</Badge>}
          {item.visibility === 'private' && (
            <span className="grid size-7 place-items-center rounded-[7px] bg-spruce-900/88 text-white">
              <Lock className="ico" />
              <span className="sr-only">Private</span>
            </span>
          )}
        </div>
        <SelectOne
          selection={selection}
          id={item.id}
          name={`Select ${title}`}
          className="absolute top-1.5 right-1.5 grid size-9 cursor-pointer place-items-center rounded-[9px] bg-surface max-md:size-11"
        />
      </div>
      <div className="flex flex-1 flex-col gap-2 px-3.5 pt-3">
        <p className="font-semibold wrap-anywhere">{title}</p>
        {item.tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
            {item.tags.slice(0, mostTags).map((tag) => (
              <li key={tag}>
                <Chip>{tagLabel(tag)}</Chip>
              </li>
            ))}
            {more > 0 && (
              <li>
                <Chip>+{more}</Chip>
              </li>
            )}
          </ul>
        )}
      </div>
      <div className="flex items-center gap-1 px-1.5 py-1.5">
        <Button variant="ghost" onClick={on.onEdit}>
          <Pencil className="ico" />
          Edit<span className="sr-only"> {title}</span>
        </Button>
        <IconButton
          icon={Download}
          className="ml-auto"
          label={`Download ${title}`}
          onClick={on.onDownload}
        />
        <IconButton
          icon={Trash2}
          label={`Delete ${title}`}
          onClick={on.onDelete}
          className="text-bad"
        />
      </div>
    </li>
  );
}
