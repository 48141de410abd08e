import { Eye, EyeOff, Tags, TextCursorInput, Trash2 } from 'lucide-react';
import { changeMediaItem } from '#data/pictures/media-items.ts';
import type { Author } from '#domain/account/author.ts';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import { Button } from '#ui/button.tsx';
import { plural } from '../../../shared/parts/plural.ts';
import { useChangeEach } from '../photo/use-change-each.ts';

export type OpenDialog = { name: 'describe' | 'tags' | 'delete'; items: MediaItem[] };

type SelectedActsProps = {
  selected: MediaItem[];
  onOpen: (dialog: OpenDialog) => void;
  /** Gets the items whose change failed. */
  onDone: (failed: MediaItem[]) => void;
};

export function SelectedActs({ selected, onOpen, onDone }: SelectedActsProps) {
  const open = (name: OpenDialog['name']) => () => onOpen({ name, items: selected });
  return (
    <div className="ml-auto flex flex-wrap items-center gap-1 max-md:[&_.btn]:px-2.5 max-md:[&_.ico]:hidden">
      <Button variant="ghost" onClick={open('describe')}>
        <TextCursorInput className="ico" />
        Alt text
      </Button>
      <Button variant="ghost" onClick={open('tags')}>
        <Tags className="ico" />
        Tags
      </Button>
      <HideButton selected={selected} onDone={onDone} />
      <Button variant="ghost" className="text-bad" onClick={open('delete')}>
        <Trash2 className="ico" />
        Delete
      </Button>
    </div>
  );
}

/** Makes drafts of what is published. Where all are drafts, it publishes them. */
function HideButton({ selected, onDone }: Omit<SelectedActsProps, 'onOpen'>) {
  const { changeEach, isBusy } = useChangeEach();
  const published = selected.filter(({ status }) => status === 'published');
  const hides = published.length > 0;
  const set = (status: MediaItem['status']) => (item: MediaItem, by: Author) =>
    changeMediaItem(item.id, { status }, by);

  const run = async () => {
    const failed = await changeEach(
      hides ? published : selected,
      set(hides ? 'draft' : 'published'),
      {
        verb: 'update',
        done: (count) => `${plural(count, 'photo')} ${hides ? 'hidden' : 'published'}`,
        undo: set(hides ? 'published' : 'draft'),
      },
    );
    onDone(failed);
  };

  const Icon = hides ? EyeOff : Eye;
  return (
    <Button variant="ghost" busy={isBusy} onClick={() => void run()}>
      <Icon className="ico" />
      {hides ? 'Hide' : 'Publish'}
    </Button>
  );
}
