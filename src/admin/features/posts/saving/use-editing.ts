import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Post } from '#domain/posts/post.ts';
import { useAuthor } from '../../../shared/data/use-admin-data.ts';
import { PostEditing } from './editing.ts';
import { type Editing, isDirty } from './editing-state.ts';
import type { EditorLabels } from './editor-labels.ts';

/** The post in the editor, for as long as the editor is open. */
export function useEditing(
  post: Post | null,
  words: EditorLabels,
  translationOf: string,
): { editing: PostEditing; state: Editing; dirty: boolean } {
  const by = useAuthor();
  const [editing] = useState(() => new PostEditing(post, words, by, translationOf));
  const state = useSyncExternalStore(editing.subscribe, editing.current);
  const dirty = isDirty(state);

  useEffect(() => {
    // Phones end a page in the background without further events.
    const onHide = () => {
      if (document.visibilityState === 'hidden') editing.keep();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      editing.keep();
      editing.stop();
    };
  }, [editing]);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  return { editing, state, dirty };
}
