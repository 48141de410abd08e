import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, memo, useDeferredValue, useRef, useState } from 'react';
import { type MarkdownMark, mark } from '#domain/posts/markdown-edit.ts';
import { type PostFields, postLimits } from '#domain/posts/post-fields.ts';
import { readingMinutes, wordCount } from '#domain/posts/reading-time.ts';
import { classNames } from '#ui/class-names.ts';
import { plural } from '../../plural.ts';
import { PostPreview } from '../preview/post-preview.tsx';
import { MarkdownToolbar } from './markdown-toolbar.tsx';

type ContentFieldProps = {
  fields: PostFields;
  error: string | undefined;
  onChange: (content: string) => void;
};

const shortcuts: Record<string, MarkdownMark> = { b: 'bold', i: 'italic' };

/** The article's text; without room beside it, the preview takes its place. */
export function ContentField({ fields, error, onChange }: ContentFieldProps) {
  const { content } = fields;
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [previewing, setPreviewing] = useState(false);

  function apply(kind: MarkdownMark) {
    if (textarea.current) putMark(textarea.current, kind);
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const kind = (event.ctrlKey || event.metaKey) && shortcuts[event.key.toLowerCase()];
    if (!kind || event.altKey || event.shiftKey) return;
    event.preventDefault();
    apply(kind);
  };

  return (
    <div className="field">
      <label className="label" htmlFor="content">
        Content
      </label>
      <div
        className={classNames(
          'rounded-md border-[1.5px] bg-surface has-[textarea:focus]:shadow-[0_0_0_4px_color-mix(in_srgb,var(--primary)_22%,transparent)]',
          error ? 'border-bad' : 'border-line-strong has-[textarea:focus]:border-primary',
        )}
      >
        <div className="sticky top-15 z-10 flex flex-wrap items-center justify-between gap-2 rounded-t-[10.5px] border-b border-line bg-sunken p-1.5 lg:top-0">
          <MarkdownToolbar
            controls="content"
            onMark={apply}
            className={previewing ? 'max-xl:hidden' : ''}
          />
          <fieldset className="segmented ml-auto xl:hidden">
            <legend className="sr-only">Write or preview</legend>
            {[false, true].map((choice) => (
              <button
                key={String(choice)}
                type="button"
                aria-pressed={previewing === choice}
                className="min-h-9 rounded-[9px] px-3 text-[.875rem] font-semibold text-text-2 aria-pressed:bg-surface aria-pressed:text-text aria-pressed:shadow-1 max-md:min-h-11 dark:aria-pressed:bg-tint"
                onClick={() => setPreviewing(choice)}
              >
                {choice ? 'Preview' : 'Write'}
              </button>
            ))}
          </fieldset>
        </div>
        <textarea
          ref={textarea}
          id="content"
          name="content"
          rows={12}
          maxLength={postLimits.content}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'content-hint content-error' : 'content-hint'}
          value={content}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className={classNames(
            'field-sizing-content block min-h-[22rem] w-full resize-y px-4 py-4 text-[1.0625rem] leading-[1.65] outline-none sm:px-5',
            previewing && 'max-xl:hidden',
          )}
        />
        {previewing && (
          <section aria-label="Preview" className="min-h-[22rem] px-4 py-5 sm:px-5 xl:hidden">
            <PostPreview fields={fields} />
          </section>
        )}
        <p
          id="content-hint"
          className="num flex flex-wrap justify-between gap-x-4 rounded-b-[10.5px] border-t border-line bg-sunken px-4 py-2.5 text-[.875rem] text-text-2 sm:px-5"
        >
          <span>Markdown or HTML</span>
          <Length text={useDeferredValue(content)} />
        </p>
      </div>
      {error && (
        <p id="content-error" className="err">
          <CircleAlert className="ico" aria-hidden="true" />
          {error}
        </p>
      )}
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

/** As an edit that Ctrl-Z undoes, where the browser can do that. */
function putMark(textarea: HTMLTextAreaElement, kind: MarkdownMark): void {
  const { value, selectionStart, selectionEnd } = textarea;
  const next = mark(kind, { text: value, start: selectionStart, end: selectionEnd });
  textarea.focus();
  textarea.select();
  if (!document.execCommand?.('insertText', false, next.text)) {
    textarea.setRangeText(next.text);
    textarea.dispatchEvent(new Event('input', { bubbles: true }));
  }
  textarea.setSelectionRange(next.start, next.end);
}
