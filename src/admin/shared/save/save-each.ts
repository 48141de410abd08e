import { WriteError, type WriteErrorCode } from '#data/firebase/write-errors.ts';
import { gotNoAnswer } from '#data/problems/error-kind.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { publisher } from '../data/publisher.ts';
import { failureText } from '../forms/failure-text.ts';

type SavingEach<Item, Value> = {
  write: (item: Item) => Promise<Value>;
  /** The toast of success. */
  done?: (stored: Item[]) => string;
  /** What failed; the reason of the first follows. */
  failed: (failed: Item[]) => string;
  /** Words about those that a colleague changed since. Without it they have failed. */
  overtaken?: (items: Item[]) => string;
  /** As in `save`. */
  publishes?: boolean;
  /** Puts back what was stored; null where nothing can be. */
  undo?: (stored: Item[]) => SavingEach<Item, Value> | null;
  reload?: () => unknown;
};

/** `save` for several, each by itself: one that fails does not stop the others. Returns those that stay as they were. */
export async function saveEach<Item, Value>(
  items: Item[],
  saving: SavingEach<Item, Value>,
): Promise<Item[]> {
  const { write, done, failed, overtaken, publishes, undo, reload } = saving;
  const results = await Promise.allSettled(items.map(write));
  const errors = results.map((result) => (result.status === 'rejected' ? result.reason : null));
  const isRefusal = (error: unknown, code: WriteErrorCode) =>
    error instanceof WriteError && error.code === code;
  const isOvertaken = (error: unknown) => overtaken !== undefined && isRefusal(error, 'changed');
  const stored = items.filter((_, at) => errors[at] === null);
  const changed = items.filter((_, at) => isOvertaken(errors[at]));
  const broken = items.filter((item, at) => errors[at] !== null && !changed.includes(item));

  const isSeen = results.some((each) => each.status === 'fulfilled' && each.value !== false);
  if (publishes && isSeen) await publisher.changed();
  const lost = errors.find((error) => gotNoAnswer(error));
  if (publishes && lost) void publisher.changeFailed(lost);
  if (stored.length > 0) {
    const back = undo?.(stored);
    const onSelect = () => void (back && saveEach(stored, back));
    if (done)
      toast.success(done(stored), back ? { action: { label: 'Undo', onSelect } } : undefined);
  }
  // Else the list is as it was.
  if (stored.length > 0 || errors.some((error) => isRefusal(error, 'gone'))) void reload?.();
  if (overtaken && changed.length > 0) toast.error(overtaken(changed));
  if (broken.length > 0) {
    const error = errors.find((each) => each !== null && !isOvertaken(each));
    toast.error(await failureText(failed(broken), error));
  }
  return [...changed, ...broken];
}
