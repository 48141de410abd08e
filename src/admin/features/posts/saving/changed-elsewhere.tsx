import { ageText } from '#domain/leads/lead-age.ts';
import type { Post } from '#domain/posts/post.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import type { PostEditing } from './editing.ts';
import { statusNews } from './editing-state.ts';

type ChangedElsewhereProps = { theirs: Post; editing: PostEditing; onKeepMine: () => void };

/** Two people wrote at once: nothing is overwritten until one of them decides. */
export function ChangedElsewhere({ theirs, editing, onKeepMine }: ChangedElsewhereProps) {
  const now = useNow();
  const load = () => {
    const undo = editing.loadTheirs();
    toast.success('The other version is loaded', { action: { label: 'Undo', onSelect: undo } });
  };
  return (
    <Notice
      tone="warn"
      role="alert"
      title="This post was changed elsewhere"
      action={
        <div className="flex flex-wrap gap-2.5">
          <Button variant="outline" onClick={load}>
            Load theirs
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              editing.keepMine();
              onKeepMine();
            }}
          >
            Keep mine
          </Button>
        </div>
      }
    >
      Another version was saved{statusNews(theirs, editing.state.base)}{' '}
      {theirs.updatedAt ? ageText(theirs.updatedAt, now) : 'meanwhile'}. Your text is still here and
      has not been saved.
    </Notice>
  );
}
