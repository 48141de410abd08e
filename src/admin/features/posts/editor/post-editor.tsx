import type { FormEvent, KeyboardEvent } from 'react';
import { clockLabel, dayLabel } from '#domain/time/clinic-time.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { SharingPreview } from '../preview/sharing-preview.tsx';
import { ChangedElsewhere } from '../saving/changed-elsewhere.tsx';
import type { PostEditing } from '../saving/editing.ts';
import type { EditorLabels } from '../saving/editor-labels.ts';
import type { LocalCopy } from '../saving/local-copy.ts';
import { useEditing } from '../saving/use-editing.ts';
import { ArticleCard } from './article-card.tsx';
import { CoverCard } from './cover-card.tsx';
import { EditorHeader } from './editor-header.tsx';
import type { LoadedPost } from './load-post.ts';
import { PostFieldset } from './post-fieldset.tsx';
import { PublishingCard } from './publishing-card.tsx';
import { useCover } from './use-cover.ts';
import { usePostCommands } from './use-post-commands.ts';
import { useWordsView } from './words-view.ts';

type PostEditorProps = LoadedPost & {
  /** Its key, which keeps it mounted when a new post gets an address. */
  editor: string;
  words: EditorLabels;
};

export function PostEditor(props: PostEditorProps) {
  const { editor, post, featuredCount, translationOf, twin, words } = props;
  const { editing, state, dirty } = useEditing(post, words, translationOf);
  const cover = useCover(editing);
  const view = useWordsView();
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
      <EditorHeader state={state} translationOf={translationOf} twin={twin} words={words} />
      <div className="mt-5 grid gap-4 empty:hidden">
        {state.copy && <RestoreCopy copy={state.copy} editing={editing} />}
        {state.theirs && (
          <ChangedElsewhere theirs={state.theirs} editing={editing} onKeepMine={save} />
        )}
        <ErrorSummary errors={state.errors} />
      </div>
      <form
        noValidate
        autoComplete="off"
        aria-label={isStored ? 'Edit post' : 'New post'}
        onSubmit={submit}
        className="mt-5 grid grid-cols-[minmax(0,50rem)] gap-5 max-xl:pb-20 xl:grid-cols-[minmax(0,50rem)_minmax(20rem,1fr)]"
      >
        <PostFieldset state={state} translationOf={translationOf} change={editing.change} />
        <ArticleCard
          state={state}
          change={editing.change}
          words={view}
          className={classNames('xl:row-start-2', view.view !== 'words' && 'xl:col-span-2')}
        />
        {/* Beside the fields and the text where there is room, else a row below. */}
        <div className="grid items-start gap-5 md:max-xl:grid-cols-2 xl:contents">
          <PublishingCard
            state={state}
            dirty={dirty}
            post={post}
            featuredCount={featuredCount}
            coverChosen={cover.preview !== null}
            deleting={deleting}
            onStatus={(published) => editing.change({ published })}
            onSave={save}
            onDelete={isStored ? remove : null}
            className="xl:col-start-2 xl:row-start-1"
          />
          <CoverCard
            cover={cover}
            state={state}
            change={editing.change}
            className="self-start xl:col-start-2"
          />
        </div>
        <SharingPreview
          fields={state.fields}
          className="self-start xl:col-start-1 xl:row-start-3"
        />
      </form>
      <LeaveGuard
        dirty={dirty || cover.preview !== null}
        leaving={leaving}
        onDiscard={editing.discard}
      >
        The changes to this post have not been saved.
      </LeaveGuard>
    </div>
  );
}

/** Text from an earlier visit that was never saved: the browser closed, or the connection was lost. */
function RestoreCopy({ copy, editing }: { copy: LocalCopy; editing: PostEditing }) {
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
