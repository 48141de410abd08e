import { changedPart, type Selected } from '#domain/posts/markdown-edit.ts';

/** As an edit that Ctrl-Z undoes, where the browser can do that. */
export function putText(textarea: HTMLTextAreaElement, { text, start, end }: Selected): void {
  const { from, to, by } = changedPart(textarea.value, text);
  textarea.focus();
  textarea.setSelectionRange(from, to);
  if (!document.execCommand?.(by ? 'insertText' : 'delete', false, by)) putByScript(textarea, by);
  textarea.setSelectionRange(start, end);
}

/** Leaves the focus and the caret where they are; Ctrl-Z doesn't know the edit. */
export function putUnseen(textarea: HTMLTextAreaElement, text: string): void {
  const { from, to, by } = changedPart(textarea.value, text);
  textarea.setRangeText(by, from, to, 'preserve');
  textarea.dispatchEvent(new Event('input', { bubbles: true }));
}

export function selectionOf({
  value,
  selectionStart,
  selectionEnd,
}: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd };
}

function putByScript(textarea: HTMLTextAreaElement, by: string): void {
  textarea.setRangeText(by);
  textarea.dispatchEvent(new Event('input', { bubbles: true }));
}
