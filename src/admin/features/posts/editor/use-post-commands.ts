import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deletePost } from '#data/posts/post-admin.ts';
import { report } from '#data/problems/report.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { publisher } from '../../../shared/data/publisher.ts';
import { confirmDelete } from '../list/confirm-delete.ts';
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
  const [deleting, setDeleting] = useState(false);
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
    const { id, base } = editing.state;
    if (!id || !confirmDelete()) return;
    setDeleting(true);
    try {
      await deletePost(id);
    } catch (error) {
      report(error, words.deleteFailed.toast);
      setDeleting(false);
      editing.fail(words.deleteFailed.alert);
      toast.error(words.deleteFailed.toast);
      return;
    }
    if (base?.published) publisher.changed();
    editing.discard();
    leaving.current = true;
    toast.success('Blog post deleted successfully');
    navigate(words.listPath);
  }

  return { save, remove, deleting, leaving };
}
