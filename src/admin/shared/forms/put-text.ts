import { changedPart, type Selected } from '#domain/posts/markdown-edit.ts';

type TextControl = HTMLTextAreaElement | HTMLInputElement;

/** As an edit that Ctrl-Z undoes, where the browser can do that. */
export function putText(control: TextControl, { text, start, end }: Selected): void {
  const { from, to, by } = changedPart(control.value, text);
  control.focus();
  control.setSelectionRange(from, to);
  if (!document.execCommand?.(by ? 'insertText' : 'delete', false, by)) putByScript(control, by);
  control.setSelectionRange(start, end);
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

function putByScript(control: TextControl, by: string): void {
  control.setRangeText(by);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
