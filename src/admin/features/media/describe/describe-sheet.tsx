import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import { altId, type DescribedItem, DescribeFields } from './describe-fields.tsx';

type DescribeSheetProps = {
  items: MediaItem[];
  onClose: () => void;
  /** All that was typed is stored. */
  onDone: () => void;
};

/** Alt text and caption of several photos in one scroll. Stored photos leave it, the others stay. */
export function DescribeSheet({ items, onClose, onDone }: DescribeSheetProps) {
  const { revalidate } = useRevalidator();
  const [left, setLeft] = useState(items);
  const [errors, setErrors] = useState<{ field: string; message: string }[]>([]);
  const [busy, setBusy] = useState(false);
  const described = useRef(new Map<string, DescribedItem>());

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const results = await Promise.all(
      left.map(async (item) => ({ item, answer: await described.current.get(item.id)?.save() })),
    );
    setBusy(false);
    const saved = results.filter(({ answer }) => answer?.ok).length;
    if (saved > 0) {
      toast.success(
        saved === 1 ? 'Photo updated successfully!' : `${saved} photos updated successfully!`,
      );
      void revalidate();
    }
    if (results.every(({ answer }) => answer?.ok !== false)) return onDone();
    setLeft(results.flatMap(({ item, answer }) => (answer?.ok ? [] : [item])));
    setErrors(
      results.flatMap(({ item, answer }) =>
        answer?.ok === false ? answer.errors.map((each) => ({ ...each, field: altId(item) })) : [],
      ),
    );
  };

  const cancel = () => {
    for (const each of described.current.values()) each.discard();
    onClose();
  };

  return (
    <Dialog open onClose={onClose} title="Describe photos" className="w-[min(46rem,100%-2rem)]">
      <form noValidate onSubmit={(event) => void save(event)}>
        <ErrorSummary errors={errors} />
        <p className="text-text-2">Say what each photo shows for people who can’t see it.</p>
        <div className="divide-y divide-line">
          {left.map((item, index) => (
            <DescribeFields
              key={item.id}
              item={item}
              legend={`Photo ${index + 1} of ${left.length}`}
              busy={busy}
              ref={(each) => {
                if (each) described.current.set(item.id, each);
                else described.current.delete(item.id);
              }}
            />
          ))}
        </div>
        <FormActions onClose={cancel} busy={busy} busyLabel="Saving…">
          Save
        </FormActions>
      </form>
    </Dialog>
  );
}
