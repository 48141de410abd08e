import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { keepTexts } from '#start/translated-texts.ts';

beforeAll(() => keepTexts(document));

/** As Chrome does it: the words get two elements of their own. Resolves when the page has noticed. */
async function translate(root: Element): Promise<void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data || text.parentElement?.localName === 'font') continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.lastElementChild?.append(text.data.toUpperCase());
    text.replaceWith(font);
  }
  await Promise.resolve();
}

const photos = (page: number) => (
  <p>
    Page {page} of 5<b>!</b>
  </p>
);
const button = (isBusy: boolean) => (
  <button type="button">
    {isBusy && <i>…</i>}
    Send {!isBusy && 'now'}
  </button>
);
const promise = (time: string | null) => (
  <p>
    We’ll call{time && ` by ${time}`}
    <b>.</b>
  </p>
);

it.each<[string, ReactElement, ReactElement, string, string]>([
  ['a part of a text changes', photos(1), photos(2), 'Page 2 of 5!', 'PAGE 2 OF 5!'],
  ['a text is alone', <p key="">One</p>, <p key="">Two</p>, 'Two', 'TWO'],
  [
    'a text gets elements beside it',
    <p key="">One</p>,
    promise(null),
    'We’ll call.',
    'WE’LL CALL.',
  ],
  ['an element comes before a text', button(false), button(true), '…Send ', '…SEND '],
  ['an element before a text goes', button(true), button(false), 'Send now', 'SEND NOW'],
  [
    'a text comes',
    promise(null),
    promise('Friday'),
    'We’ll call by Friday.',
    'WE’LL CALL BY FRIDAY.',
  ],
  ['a text goes', promise('Friday'), promise(null), 'We’ll call.', 'WE’LL CALL.'],
])('under a translation: %s', async (_, before, after, words, translated) => {
  const { container, rerender } = render(before);
  await translate(container);
  rerender(after);
  await Promise.resolve();
  expect(container.textContent?.toLowerCase()).toBe(words.toLowerCase());
  await translate(container);
  expect(container.textContent).toBe(translated);
  // Once more, and the browser is the first to see it.
  rerender(before);
  await translate(container);
  await translate(container);
  rerender(after);
  await translate(container);
  await translate(container);
  expect(container.textContent).toBe(translated);
});

it('shows the original again when the browser does, which changes as before', async () => {
  const { container, rerender } = render(photos(1));
  await translate(container);
  for (const font of container.querySelectorAll('p > font, b > font')) {
    const text = font.previousSibling as Text;
    font.replaceWith(text);
  }
  await Promise.resolve();
  expect(container.innerHTML).toBe('<p>Page 1 of 5<b>!</b></p>');
  rerender(photos(2));
  expect(container.innerHTML).toBe('<p>Page 2 of 5<b>!</b></p>');
});

it('is translated as a whole again where the browser has put a sentence into its first element', async () => {
  const { container, rerender } = render(photos(1));
  await translate(container);
  const [first, ...others] = container.querySelectorAll('p > font');
  for (const font of others) font.textContent = '';
  if (first) first.textContent = 'SEITE 1 VON 5';
  rerender(photos(2));
  await Promise.resolve();
  expect(container.textContent).toBe('Page 2 of 5!');
});

it('leaves nothing of what is gone', async () => {
  const { container, rerender } = render(photos(1));
  await translate(container);
  rerender(<p />);
  await Promise.resolve();
  expect(container.innerHTML).toBe('<p></p>');
});
