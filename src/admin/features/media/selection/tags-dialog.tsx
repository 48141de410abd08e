import { type FormEvent, useState } from 'react';
import { changeMediaItem } from '#data/pictures/media-items.ts';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import { plural } from '../../../shared/parts/plural.ts';
import { useChangeEach } from '../photo/use-change-each.ts';
import { TagBoxes } from '../upload/tag-boxes.tsx';

type TagsDialogProps = {
  items: MediaItem[];
  onClose: () => void;
  onDone: (failed: MediaItem[]) => void;
};

/** Adds tags to several items, or removes them. A tag that only some have stays so until it is pressed. */
export function TagsDialog({ items, onClose, onDone }: TagsDialogProps) {
  const { changeEach, isBusy } = useChangeEach();
  const [changes, setChanges] = useState<Record<string, boolean>>({});
  const has = (tag: string) => (item: MediaItem) => item.tags.includes(tag);
  const isOn = (tag: string) => changes[tag] ?? items.every(has(tag));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(changes).length === 0) return onClose();
    const failed = await changeEach(
      items,
      (item, by) =>
        changeMediaItem(item.id, { tags: tagsAfter(item, changes) }, by, { tags: item.tags }),
      { verb: 'update', done: (count) => `Tags of ${plural(count, 'photo')} updated` },
    );
    if (failed.length < items.length) onDone(failed);
  };

  return (
    <Dialog open onClose={onClose} title={`Tags of ${plural(items.length, 'photo')}`}>
      <form className="grid gap-4" onSubmit={(event) => void save(event)}>
        <p className="text-text-2">
          Checked tags go on all of them, unchecked ones come off. A dash means that only some have
          it.
        </p>
        <TagBoxes
          used={items.flatMap(({ tags }) => tags)}
          isOn={isOn}
          isMixed={(tag) => changes[tag] === undefined && items.some(has(tag)) && !isOn(tag)}
          onToggle={(tag) => setChanges({ ...changes, [tag]: !isOn(tag) })}
        />
        <FormActions onClose={onClose} busy={isBusy} busyLabel="Saving…" className="mt-2">
          Save tags
        </FormActions>
      </form>
    </Dialog>
  );
}

function tagsAfter({ tags }: MediaItem, changes: Record<string, boolean>): string[] {
  const added = Object.keys(changes).filter((tag) => changes[tag] && !tags.includes(tag));
  return [...tags.filter((tag) => changes[tag] !== false), ...added];
}
