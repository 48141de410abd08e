import { useState } from 'react';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SelectAll } from '../../../shared/parts/select-boxes.tsx';
import type { Selection } from '../../../shared/parts/use-selection.ts';
import { DescribeButton } from '../describe/describe-button.tsx';
import { DescribeSheet } from '../describe/describe-sheet.tsx';
import { DeleteMediaDialog } from '../photo/delete-media-dialog.tsx';
import { type OpenDialog, SelectedActs } from './selected-acts.tsx';
import { TagsDialog } from './tags-dialog.tsx';

type SelectionBarProps = { listed: MediaItem[]; selection: Selection<MediaItem> };

/** Above the cards: selects all of them, and acts on the selected ones. */
export function SelectionBar({ listed, selection }: SelectionBarProps) {
  const { selected, keep } = selection;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  const done = (failed: MediaItem[]) => {
    close();
    keep(failed.map(({ id }) => id));
  };
  const isSelecting = selected.length > 0;
  return (
    <>
      <div
        className={classNames(
          'mt-3 flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 rounded-[10px] border py-1 pr-1 pl-3.5',
          isSelecting
            ? 'sticky top-16 z-10 border-primary bg-primary-soft lg:top-2'
            : 'border-line',
        )}
      >
        <SelectAll
          selection={selection}
          name="Select all photos"
          disabled={listed.length === 0}
          className="inline-flex min-h-9 cursor-pointer items-center gap-2.5 font-semibold max-md:min-h-11"
        >
          <span className={isSelecting ? 'sr-only' : undefined}>Select all</span>
        </SelectAll>
        <p role="status" className="num font-semibold empty:hidden">
          {isSelecting && `${selected.length} selected`}
        </p>
        {isSelecting ? (
          <>
            <Button variant="ghost" aria-label="Clear selection" onClick={() => keep([])}>
              Clear
            </Button>
            <SelectedActs selected={selected} onOpen={setOpen} onDone={done} />
          </>
        ) : (
          <DescribeButton onOpen={(items) => setOpen({ name: 'describe', items })} />
        )}
      </div>
      {open?.name === 'describe' && (
        <DescribeSheet items={open.items} onClose={close} onDone={() => done([])} />
      )}
      {open?.name === 'tags' && <TagsDialog items={open.items} onClose={close} onDone={done} />}
      {open?.name === 'delete' && (
        <DeleteMediaDialog items={open.items} onClose={close} onDone={done} />
      )}
    </>
  );
}
