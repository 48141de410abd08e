import type { ClipboardEventHandler, KeyboardEvent, Ref } from 'react';
import type { MarkdownMark } from '#domain/posts/markdown-edit.ts';
import { classNames } from '#ui/class-names.ts';
import type { WordsView } from './words-view.ts';

type ContentTextProps = {
  ref: Ref<HTMLTextAreaElement>;
  content: string;
  error: string | undefined;
  view: WordsView;
  onChange: (content: string) => void;
  onMark: (kind: MarkdownMark) => void;
  onPaste: ClipboardEventHandler;
  /** A link led to the text while only the preview is visible. */
  onHiddenFocus: () => void;
};

const shortcuts: Record<string, MarkdownMark> = { b: 'bold', i: 'italic' };

const looks: Record<WordsView, string> = {
  words: 'field-sizing-content min-h-[22rem] resize-y',
  both: 'h-full resize-none pr-7',
  preview: 'sr-only',
};

/** The article's text. It stays in the page beside every view, with its undo history. */
export function ContentText({
  ref,
  content,
  error,
  view,
  onChange,
  onMark,
  onPaste,
  onHiddenFocus,
}: ContentTextProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const kind = (event.ctrlKey || event.metaKey) && shortcuts[event.key.toLowerCase()];
    if (!kind || event.altKey || event.shiftKey) return;
    event.preventDefault();
    onMark(kind);
  };
  const hidden = view === 'preview';
  return (
    <textarea
      ref={ref}
      id="content"
      name="content"
      rows={12}
      required
      tabIndex={hidden ? -1 : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'content-hint content-error' : 'content-hint'}
      value={content}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onFocus={hidden ? onHiddenFocus : undefined}
      className={classNames(
        'block w-full px-4 py-4 text-[1.0625rem] leading-[1.65] outline-none sm:px-5',
        looks[view],
      )}
    />
  );
}
