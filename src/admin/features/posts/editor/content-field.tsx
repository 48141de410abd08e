import { ImageUp } from 'lucide-react';
import { memo, useDeferredValue, useRef } from 'react';
import { mark } from '#domain/posts/markdown-edit.ts';
import { type PostFields, postLimits } from '#domain/posts/post-fields.ts';
import { readingMinutes, wordCount } from '#domain/posts/reading-time.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TooLong } from '#ui/forms/too-long.tsx';
import { GroupError } from '../../../shared/forms/group-error.tsx';
import { putText, selectionOf } from '../../../shared/forms/put-text.ts';
import { plural } from '../../../shared/parts/plural.ts';
import { FileButton } from '../../../shared/pictures/file-button.tsx';
import { LivePreview } from '../preview/live-preview.tsx';
import { ContentText } from './content-text.tsx';
import { MarkdownToolbar, type ToolbarCommand } from './markdown-toolbar.tsx';
import { SplitPanes } from './split-panes.tsx';
import { useTextPicture } from './use-text-picture.ts';
import type { WordsViewState } from './words-view.ts';

type ContentFieldProps = {
  fields: PostFields;
  error: string | undefined;
  words: WordsViewState;
  onChange: (content: string) => void;
};

export function ContentField({ fields, error, words, onChange }: ContentFieldProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const picture = useTextPicture(textarea);
  const { view, setView } = words;

  function run(command: ToolbarCommand) {
    const { current: element } = textarea;
    if (!element) return;
    if (command === 'undo' || command === 'redo') {
      element.focus();
      document.execCommand?.(command);
    } else putText(element, mark(command, selectionOf(element)));
  }

  const text = (
    <ContentText
      ref={textarea}
      content={fields.content}
      error={error}
      view={view}
      onChange={onChange}
      onMark={run}
      onPaste={picture.onPaste}
      onHiddenFocus={() => setView('words')}
    />
  );

  return (
    <div className="field min-w-0 grid-cols-[minmax(0,1fr)]">
      <label className="label" htmlFor="content">
        Content
      </label>
      <div
        {...picture.dropTarget}
        className={classNames(
          'relative rounded-md border-[1.5px] bg-surface has-[textarea:focus]:shadow-[0_0_0_4px_color-mix(in_srgb,var(--primary)_22%,transparent)]',
          error ? 'border-bad' : 'border-line-strong has-[textarea:focus]:border-primary',
        )}
      >
        <div className="sticky top-15 z-10 flex flex-wrap items-center justify-between gap-2 rounded-t-[10.5px] border-b border-line bg-sunken p-1.5 lg:top-0">
          {view !== 'preview' && (
            <>
              <MarkdownToolbar onCommand={run} />
              <FileButton
                inputLabel="Picture for the text"
                accept="image/jpeg,image/png,image/webp"
                onFiles={picture.upload}
                variant="ghost"
                className="mr-auto px-3"
              >
                <ImageUp className="ico" />
                <span className="md:max-xl:sr-only">Add picture</span>
              </FileButton>
            </>
          )}
          <ViewChoice {...words} />
        </div>
        <SplitPanes
          isSplit={view === 'both'}
          left={text}
          right={view !== 'words' && <LivePreview fields={fields} />}
        />
        <TextPictureState picture={picture} />
        <p
          id="content-hint"
          className="num flex flex-wrap justify-between gap-x-4 rounded-b-[10.5px] border-t border-line bg-sunken px-4 py-2.5 text-[.875rem] text-text-2 sm:px-5"
        >
          <span>Markdown or HTML</span>
          <span className="max-md:hidden">Drop a picture here, or paste one</span>
          <Length text={useDeferredValue(fields.content)} />
        </p>
      </div>
      <TooLong id="content" limit={postLimits.content} />
      <GroupError id="content-error" message={error} className="mt-0" />
    </div>
  );
}

/** Deferred: counting a long article takes longer than a keystroke may. */
const Length = memo(function Length({ text }: { text: string }) {
  return (
    <span>
      {plural(wordCount(text), 'word')}, {readingMinutes(text)} min read
    </span>
  );
});

/** Words or preview, or both where there is room. */
function ViewChoice({ view, views, setView }: WordsViewState) {
  return (
    <fieldset className="segmented ml-auto">
      <legend className="sr-only">Words or preview</legend>
      {views.map((choice) => (
        <button
          key={choice.view}
          type="button"
          aria-pressed={view === choice.view}
          className="min-h-9 rounded-[9px] px-3 text-[.875rem] font-semibold text-text-2 aria-pressed:bg-surface aria-pressed:text-text aria-pressed:shadow-1 max-md:min-h-11 dark:aria-pressed:bg-tint"
          onClick={() => setView(choice.view)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}

function TextPictureState({ picture }: { picture: ReturnType<typeof useTextPicture> }) {
  const { isOver, share, error, cancel } = picture;
  return (
    <>
      {isOver && (
        <p className="pointer-events-none absolute inset-0 z-20 grid place-items-center rounded-[10.5px] border-2 border-dashed border-primary bg-primary-soft/90 font-semibold text-primary-text">
          Drop the picture to upload it
        </p>
      )}
      {share !== null && (
        <div className="flex items-center gap-3 border-t border-line px-4 py-1.5 text-[.875rem] sm:px-5">
          <span>Uploading picture…</span>
          <progress
            className="progress min-w-0 flex-1"
            value={share}
            max={1}
            aria-label="Upload of the picture"
          />
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      <GroupError
        role="alert"
        message={error}
        className="border-t border-line px-4 py-2.5 sm:px-5"
      />
    </>
  );
}
