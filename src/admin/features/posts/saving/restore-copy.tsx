import { clockLabel, dayLabel } from '#domain/time/clinic-time.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import type { PostEditing } from './editing.ts';
import type { LocalCopy } from './local-copy.ts';

/** Text from an earlier visit that was never saved: the browser closed, or the connection was lost. */
export function RestoreCopy({ copy, editing }: { copy: LocalCopy; editing: PostEditing }) {
  const now = useNow();
  return (
    <Notice
      tone="info"
      role="status"
      title={`Restore unsaved changes from ${dayLabel(copy.at, now)}, ${clockLabel(copy.at)}?`}
      action={
        <div className="flex flex-wrap gap-2.5">
          <Button variant="outline" onClick={editing.discardCopy}>
            Discard
          </Button>
          <Button onClick={editing.restoreCopy}>Restore</Button>
        </div>
      }
    >
      They were typed in this browser and have not been saved.
    </Notice>
  );
}
