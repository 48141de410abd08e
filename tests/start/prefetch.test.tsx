import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchPages } from '#start/prefetch.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { posts } from '../site/post-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  backend.posts = posts(2);
});
let end = () => {};
afterEach(() => {
  end();
});

const linkTo = (id: string) => screen.findByRole('link', { name: `Read More: Title of ${id}` });
const reads = () => backend.calls('getPostBySlug').map(([slug]) => slug);

/** Opens the list of articles, points at the link to p1, and waits for its prefetch. */
async function pointAtArticle() {
  const router = openRoute('/blog');
  const link = await linkTo('p1');
  end = prefetchPages(router);
  fireEvent.pointerOver(link);
  await waitFor(() => expect(reads()).toEqual(['p1']));
}

it('the data of a page is read once, when the pointer is over its link', async () => {
  await pointAtArticle();
  const lists = backend.calls('listPosts').length;
  fireEvent.pointerOver(await linkTo('p1'));
  await userEvent.click(await linkTo('p1'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Title of p1' })).toBeVisible();
  expect(reads()).toEqual(['p1']);
  expect(backend.calls('listPosts')).toHaveLength(lists);
});

it('a prefetched answer is read again after ten seconds', async () => {
  await pointAtArticle();
  vi.setSystemTime(Date.now() + 10_000);
  fireEvent.click(await linkTo('p1'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Title of p1' })).toBeVisible();
  expect(reads()).toEqual(['p1', 'p1']);
});

it('a failed prefetch is read again', async () => {
  backend.failOnce('getPostBySlug');
  await pointAtArticle();
  fireEvent.click(await linkTo('p1'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Title of p1' })).toBeVisible();
  expect(reads()).toEqual(['p1', 'p1']);
});

it('nothing is prefetched for visitors who save data', async () => {
  const router = openRoute('/blog');
  const first = await linkTo('p1');
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  const endFirst = prefetchPages(router);
  fireEvent.pointerOver(first);
  endFirst();
  vi.unstubAllGlobals();
  // A prefetch of p1 would be first in the list of reads.
  end = prefetchPages(router);
  fireEvent.pointerOver(await linkTo('p2'));
  await waitFor(() => expect(reads()).toEqual(['p2']));
});

it('nothing is prefetched for the link to the back office, which visitors don’t open', async () => {
  document.body.innerHTML = '<a href="/admin/login">Staff</a><a href="/next">Next</a>';
  const [toLogin, toNext] = document.querySelectorAll('a');
  const notFound = vi.fn(async () => ({}));
  const next = vi.fn(async () => ({}));
  end = prefetchPages(
    createMemoryRouter([
      { path: '/' },
      { path: '/next', lazy: next },
      { path: '*', lazy: notFound },
    ]),
  );
  fireEvent.pointerOver(toLogin as Element);
  fireEvent.pointerOver(toNext as Element);
  expect(next).toHaveBeenCalledOnce();
  expect(notFound).not.toHaveBeenCalled();
});
