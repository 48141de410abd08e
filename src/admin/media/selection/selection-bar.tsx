import { useEffect, useRef, useState } from 'react';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Selection } from '../../use-selection.ts';
import { DeleteMediaDialog } from '../delete-media-dialog.tsx';
import { DescribeButton } from '../describe/describe-button.tsx';
import { DescribeSheet } from '../describe/describe-sheet.tsx';
import { type OpenDialog, SelectedActs } from './selected-acts.tsx';
import { TagsDialog } from './tags-dialog.tsx';

type SelectionBarProps = { listed: MediaItem[]; selection: Selection<MediaItem> };

/** Above the cards: selects all of them, and acts on the selected ones. */
export function SelectionBar({ listed, selection }: SelectionBarProps) {
  const { selected, isWhole, keep, toggleAll } = selection;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const selectAll = useSelectAll(listed, selected);
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
        <label className="inline-flex min-h-9 cursor-pointer items-center gap-2.5 font-semibold max-md:min-h-11">
          <input
            ref={selectAll}
            type="checkbox"
            className="size-5 accent-primary"
            aria-label="Select all photos"
            disabled={listed.length === 0}
            checked={isSelecting && isWhole}
            onChange={toggleAll}
          />
          <span className={isSelecting ? 'sr-only' : undefined}>Select all</span>
        </label>
        <p role="status" className="num font-semibold empty:hidden">
          {isSelecting && `${selected.length} selected`}
        </p>
        {isSelecting ? (
          <>
            <Button variant="ghost" size="sm" aria-label="Clear selection" onClick={() => keep([])}>
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

function useSelectAll(listed: MediaItem[], selected: MediaItem[]) {
  const box = useRef<HTMLInputElement>(null);
  const wasSelecting = useRef(false);
  const isSelecting = selected.length > 0;
  useEffect(() => {
    // The act that ended the selection is gone, and the focus with it.
    const isLost = document.activeElement === document.body;
    if (wasSelecting.current && !isSelecting && isLost) box.current?.focus();
    wasSelecting.current = isSelecting;
  }, [isSelecting]);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSelecting && selected.length < listed.length;
  });
  return box;
}
