import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteMedia } from '#data/pictures/site-media.ts';
import { getPostBySlug, listPosts } from '#data/posts/posts.ts';
import { prefetchPages } from '#start/prefetch.ts';
import { openRoute } from '../open-route.tsx';
import { post, posts } from '../site/post-fixtures.ts';

vi.mock('#data/posts/posts.ts');
vi.mock('#data/pictures/site-media.ts');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.resetAllMocks();
  vi.mocked(getSiteMedia).mockResolvedValue(null);
  vi.mocked(listPosts).mockResolvedValue({ posts: posts(2), next: null });
  vi.mocked(getPostBySlug).mockResolvedValue(post('p1'));
});
let end = () => {};
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const link = async () => screen.findByRole('link', { name: 'Read More: Title of p1' });

/** The list of articles, its links watched, until the first one's article was asked for. */
async function pointAtArticle() {
  const router = openRoute('/blog');
  const at = await link();
  end = prefetchPages(router);
  fireEvent.pointerOver(at);
  await waitFor(() => expect(getPostBySlug).toHaveBeenCalledOnce());
  return router;
}

it('what a page reads is asked for when the pointer comes to its link, and once', async () => {
  await pointAtArticle();
  const reads = vi.mocked(listPosts).mock.calls.length;
  fireEvent.pointerOver(await link());
  await userEvent.click(await link());
  expect(await screen.findByRole('heading', { level: 1, name: 'Title of p1' })).toBeVisible();
  expect(getPostBySlug).toHaveBeenCalledExactlyOnceWith('p1');
  expect(vi.mocked(listPosts).mock.calls.length).toBe(reads);
});

it('an answer that is no longer fresh is asked for again', async () => {
  await pointAtArticle();
  vi.setSystemTime(Date.now() + 10_000);
  fireEvent.click(await link());
  expect(await screen.findByRole('heading', { level: 1, name: 'Title of p1' })).toBeVisible();
  expect(getPostBySlug).toHaveBeenCalledTimes(2);
});

it('a failure is not kept', async () => {
  vi.mocked(getPostBySlug).mockRejectedValueOnce(new Error('offline'));
  await pointAtArticle();
  fireEvent.click(await link());
  expect(await screen.findByRole('heading', { level: 1, name: 'Title of p1' })).toBeVisible();
  expect(getPostBySlug).toHaveBeenCalledTimes(2);
});

it('nothing is fetched for visitors who save data', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  const router = openRoute('/blog');
  const at = await link();
  end = prefetchPages(router);
  fireEvent.pointerOver(at);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(getPostBySlug).not.toHaveBeenCalled();
});

describe('code for the links on screen', () => {
  /** A page with a link, which takes its document so many milliseconds; gives what loads the next page. */
  function openPage(ms: number) {
    document.body.innerHTML = '<main><a href="/next">Next</a></main>';
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { requestStart: 100, responseEnd: 100 + ms } as PerformanceNavigationTiming,
    ]);
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(readonly report: (changes: object[]) => void) {}
        observe = (target: Element) => this.report([{ isIntersecting: true, target }]);
        unobserve() {}
        disconnect() {}
      },
    );
    const load = vi.fn(async () => ({}));
    end = prefetchPages(createMemoryRouter([{ path: '/' }, { path: '/next', lazy: load }]));
    return load;
  }

  it('is fetched on a fast line', () => {
    expect(openPage(199)).toHaveBeenCalledOnce();
  });

  it('is not fetched on a slow line', () => {
    expect(openPage(200)).not.toHaveBeenCalled();
  });
});
