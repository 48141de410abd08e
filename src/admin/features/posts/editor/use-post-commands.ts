import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { deletePost } from '#data/posts/post-admin.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { useSave } from '../../../shared/save/use-save.ts';
import { deleteQuestion } from '../list/confirm-delete.ts';
import type { PostEditing } from '../saving/editing.ts';
import type { EditorLabels } from '../saving/editor-labels.ts';
import type { Cover } from './use-cover.ts';

/** Save and delete by hand. `leaving`: the editor itself navigates, so there is nothing to confirm. */
export function usePostCommands(
  editor: string,
  editing: PostEditing,
  cover: Cover,
  words: EditorLabels,
) {
  const navigate = useNavigate();
  const { save: store, by, isBusy: deleting } = useSave();
  const leaving = useRef(false);

  async function save(change: { published?: boolean } = {}) {
    if (!(await cover.upload())) return;
    const outcome = await editing.save(change);
    if (outcome === 'failed') {
      toast.error((editing.state.base ? words.updateFailed : words.createFailed).toast);
    }
    if (outcome === 'updated') toast.success(words.updated);
    if (outcome !== 'created') return;
    toast.success(words.created);
    leaving.current = true;
    await navigate(`${words.listPath}/${editing.state.id}`, {
      replace: true,
      preventScrollReset: true,
      state: { editor },
    });
    leaving.current = false;
  }

  async function remove() {
    const { id } = editing.state;
    if (!id || !window.confirm(deleteQuestion)) return;
    const deleted = await store(
      {
        write: () => deletePost(id, by),
        failed: words.deleteFailed.toast,
        publishes: true,
        done: 'Blog post deleted successfully',
      },
      editing.discard,
    );
    if (!deleted.ok) return editing.fail(words.deleteFailed.alert);
    leaving.current = true;
    navigate(words.listPath);
  }

  return { save, remove, deleting, leaving };
}
