import { describe, expect, it } from 'vitest';
import {
  changedPart,
  type MarkdownMark,
  mark,
  type Selected,
  withPicture,
} from '#domain/posts/markdown-edit.ts';

/** '|' marks both ends of the selection; a single '|' is a caret. */
function edited(drawn: string, edit: (selected: Selected) => Selected): string {
  const [before = '', inner = '', after] = drawn.split('|');
  const text = after === undefined ? before + inner : before + inner + after;
  const end = before.length + (after === undefined ? 0 : inner.length);
  const next = edit({ text, start: before.length, end });
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
    ['italic', 'keep |moving |gently', 'keep _|moving|_ gently'],
    ['bold', 'keep |moving\n|gently', 'keep **|moving|**\ngently'],
    ['bold', 'keep| moving| gently', 'keep **|moving|** gently'],
    ['bold', 'keep| |gently', 'keep**| |**gently'],
    ['link', 'see |our page |now', 'see [our page](|https://|) now'],
    ['heading', 'Day |one', '## Day one|'],
    ['heading', '## Day |one', 'Day one|'],
    ['heading', '\n|', '\n## |'],
    ['heading', '### Day |one', '## Day one|'],
    ['subheading', 'Day |one', '### Day one|'],
    ['subheading', '## Day |one', '### Day one|'],
    ['subheading', '### Day |one', 'Day one|'],
    ['list', 'a\n|b\nc|\nd', 'a\n|- b\n- c|\nd'],
    ['list', 'a\n|- b\n- c|\nd', 'a\n|b\nc|\nd'],
    ['list', '|- b\nc|', '|- - b\n- c|'],
    ['quote', 'said |so', '> said so|'],
    ['link', 'see |our page|', 'see [our page](|https://|)'],
    ['image', '|', '![what the image shows](|https://|)'],
  ])('%s: %j becomes %j', (kind, before, after) => {
    expect(edited(before, (selected) => mark(kind, selected))).toBe(after);
  });
});

describe('an added picture', () => {
  const picture = '![|what the image shows|](/a.webp)';
  it.each([
    ['|', `${picture}\n\n`],
    ['Sit |still.', `Sit still.\n\n${picture}\n\n`],
    ['One|.\nTwo.', `One.\n\n${picture}\n\nTwo.`],
    ['One.\n\n|\n\nTwo.', `One.\n\n${picture}\n\nTwo.`],
  ])('goes below the line of the caret, between empty lines: %j', (before, after) => {
    expect(edited(before, (selected) => withPicture(selected, '/a.webp'))).toBe(after);
  });
});

describe('the changed part of a text', () => {
  it.each([
    ['keep moving', 'keep **moving', { from: 5, to: 5, by: '**' }],
    ['## Day', 'Day', { from: 0, to: 3, by: '' }],
    ['aa', 'aaa', { from: 2, to: 2, by: 'a' }],
    ['same', 'same', { from: 4, to: 4, by: '' }],
    ['', 'new', { from: 0, to: 0, by: 'new' }],
  ])('from %j to %j is %j', (before, after, part) => {
    expect(changedPart(before, after)).toEqual(part);
  });
});
