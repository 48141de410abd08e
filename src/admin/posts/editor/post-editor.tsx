import type { FormEvent, KeyboardEvent } from 'react';
import type { Post } from '#domain/posts/post.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { LivePreview } from '../preview/live-preview.tsx';
import { SharingPreview } from '../preview/sharing-preview.tsx';
import { ChangedElsewhere } from '../saving/changed-elsewhere.tsx';
import { LeaveGuard } from '../saving/leave-guard.tsx';
import { RestoreCopy } from '../saving/restore-copy.tsx';
import { useEditing } from '../saving/use-editing.ts';
import { CoverCard } from './cover-card.tsx';
import { EditorHeader } from './editor-header.tsx';
import type { EditorLabels } from './editor-labels.ts';
import { PostFieldset } from './post-fieldset.tsx';
import { PublishingCard } from './publishing-card.tsx';
import { useCover } from './use-cover.ts';
import { usePostCommands } from './use-post-commands.ts';

type PostEditorProps = {
  /** Its key, which keeps it mounted when a new post gets an address. */
  editor: string;
  /** null for a new one. */
  post: Post | null;
  featuredCount: number;
  words: EditorLabels;
};

export function PostEditor({ editor, post, featuredCount, words }: PostEditorProps) {
  const { editing, state, dirty } = useEditing(post, words);
  const cover = useCover(editing);
  const isStored = state.base !== null;
  const { save, remove, deleting, leaving } = usePostCommands(editor, editing, cover, words);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for Ctrl-S from the controls inside
    <div onKeyDown={onKeyDown}>
      <EditorHeader stored={state.base} words={words} />
      <div className="mt-5 grid gap-4 empty:hidden">
        {state.copy && <RestoreCopy copy={state.copy} editing={editing} />}
        {state.theirs && (
          <ChangedElsewhere theirs={state.theirs} editing={editing} onKeepMine={save} />
        )}
        <ErrorSummary errors={state.errors} />
      </div>
      <form
        noValidate
        aria-label={isStored ? 'Edit post' : 'New post'}
        onSubmit={submit}
        className="mt-5 grid grid-cols-[minmax(0,50rem)] gap-5 max-xl:pb-20 xl:grid-cols-[minmax(0,50rem)_minmax(20rem,1fr)]"
      >
        <div className="grid min-w-0 content-start gap-5 max-xl:contents">
          <PostFieldset state={state} change={editing.change} />
          <SharingPreview fields={state.fields} className="max-xl:order-1" />
        </div>
        <div className="min-w-0 gap-5 max-xl:grid max-xl:items-start md:max-xl:grid-cols-2 xl:flex xl:flex-col">
          <PublishingCard
            state={state}
            dirty={dirty}
            post={post}
            featuredCount={featuredCount}
            deleting={deleting}
            onStatus={(published) => editing.change({ published })}
            onSave={save}
            onDelete={isStored ? remove : null}
          />
          <CoverCard cover={cover} state={state} change={editing.change} />
          <LivePreview fields={state.fields} className="max-xl:hidden xl:sticky xl:top-6" />
        </div>
      </form>
      <LeaveGuard
        dirty={dirty || cover.preview !== null}
        leaving={leaving}
        onDiscard={editing.discard}
      />
    </div>
  );
}
