import { describe, expect, it } from 'vitest';
import { type MarkdownMark, mark } from '#domain/posts/markdown-edit.ts';

/** '|' marks both ends of the selection; a single '|' is a caret. */
function press(kind: MarkdownMark, drawn: string): string {
  const [before = '', inner = '', after] = drawn.split('|');
  const text = after === undefined ? before + inner : before + inner + after;
  const end = before.length + (after === undefined ? 0 : inner.length);
  const next = mark(kind, { text, start: before.length, end });
  const selected = next.text.slice(next.start, next.end);
  const middle = selected ? `|${selected}|` : '|';
  return next.text.slice(0, next.start) + middle + next.text.slice(next.end);
}

describe('the buttons above the text', () => {
  it.each<[MarkdownMark, string, string]>([
    ['bold', 'keep |moving| gently', 'keep **|moving|** gently'],
    ['bold', 'keep **|moving|** gently', 'keep |moving| gently'],
    ['bold', 'keep |', 'keep **|bold text|**'],
    ['italic', '|', '_|italic text|_'],
    ['heading', 'Day |one', '## Day one|'],
    ['heading', '## Day |one', 'Day one|'],
    ['heading', '\n|', '\n## |'],
    ['list', 'a\n|b\nc|\nd', 'a\n|- b\n- c|\nd'],
    ['list', 'a\n|- b\n- c|\nd', 'a\n|b\nc|\nd'],
    ['list', '|- b\nc|', '|- - b\n- c|'],
    ['quote', 'said |so', '> said so|'],
    ['link', 'see |our page|', 'see [our page](|https://|)'],
    ['image', '|', '![what the image shows](|https://|)'],
  ])('%s: %j becomes %j', (kind, before, after) => {
    expect(press(kind, before)).toBe(after);
  });
});
