import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { heard } from '../reports.ts';
import { cover, coverSrcSet, post, posts } from './post-fixtures.ts';

beforeEach(() => {
  backend.posts = posts(3);
});

const all = async () => within(await screen.findByRole('region', { name: 'All Articles' }));
const titles = async () =>
  (await all()).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const reads = () => backend.calls('listPosts');
const loadMore = () => screen.getByRole('link', { name: 'Load more' });

describe('the list', () => {
  it('P-BLOG-01 says that it is loading, under the page’s title', async () => {
    backend.hold('listPosts');
    openRoute('/blog');
    expect(await screen.findByText('Loading blog posts...')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  it('P-BLOG-03 P-BLOG-05 P-BLOG-07 P-BLOG-10 shows picture, title, summary and link of each', async () => {
    openRoute('/blog');
    const cards = (await all()).getAllByRole('article');
    expect(cards).toHaveLength(3);
    const first = within(cards[0] as HTMLElement);
    expect(first.getByRole('img', { name: 'Picture of p1' })).toHaveAttribute(
      'src',
      'https://files.example/p1.webp',
    );
    expect(first.getByRole('heading', { name: 'Title of p1' })).toBeVisible();
    expect(first.getByText('Summary of p1')).toBeVisible();
    expect(first.getByRole('link', { name: 'Read More: Title of p1' })).toLeadTo('/blog/p1');
  });

  it.each([true, false])(
    'loads the first picture at once, featured (%s) or not',
    async (featured) => {
      backend.posts = [post('a', { featured }), post('b', { featured })];
      openRoute('/blog');
      await all();
      const [first, ...others] = document.querySelectorAll('article img');
      expect(first).toHaveAttribute('loading', 'eager');
      expect(others.length).toBeGreaterThan(0);
      for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');
    },
  );

  it('P-BLOG-08 P-BLOG-09 shows fixed labels, and gives screen readers the real date and length', async () => {
    backend.posts = [post('p1')];
    openRoute('/blog');
    const cards = await all();
    for (const label of ['Recent', '3 min read']) {
      expect(cards.getByText(label)).toBeVisible();
      expect(cards.getByText(label)).not.toHaveClass('sr-only');
      expect(cards.getByText(label)).toHaveAttribute('aria-hidden', 'true');
    }
    expect(cards.getByText('October 14, 2026, 3 min read')).toHaveClass('sr-only');
  });

  it.each([
    [
      'P-IMG-01',
      'https://firebasestorage.googleapis.com/v0/b/c/o/h.webp?token=t',
      'https://firebasestorage.googleapis.com/v0/b/c/o/h.webp?token=t&alt=media&width=640&format=webp',
    ],
    [
      'P-IMG-02',
      'https://images.unsplash.com/photo-1',
      'https://images.unsplash.com/photo-1?w=640&fm=webp&q=80',
    ],
  ])('%s requests a cover as wide as a card', async (_, coverImageUrl, asked) => {
    backend.posts = [post('a', { coverImageUrl })];
    openRoute('/blog');
    expect((await all()).getByRole('img', { name: 'Picture of a' })).toHaveAttribute('src', asked);
  });

  it('P-BLOG-06 shows a built-in picture when the cover is missing or fails to load', async () => {
    const bare = post('bare', { coverImageUrl: '', coverImageAlt: '' });
    backend.posts = [bare, post('p2')];
    openRoute('/blog');
    const pictures = () => [...document.querySelectorAll<HTMLImageElement>('article img')];
    await all();
    expect(pictures()[0]).toHaveAttribute('src', '/img/hero-wide.svg');
    fireEvent.error(pictures()[1] as Element);
    expect(pictures()[1]).toHaveAttribute('src', '/img/hero-wide.svg');
  });

  it('P-BLOG-05 offers the stored widths of a cover, and its placeholder below', async () => {
    backend.posts = [post('a', cover), post('b')];
    openRoute('/blog');
    const cards = await all();
    const picture = cards.getByRole('img', { name: 'Picture of a' });
    expect(picture).toHaveAttribute('srcset', coverSrcSet);
    expect(picture.getAttribute('sizes')).toMatch(/^\(min-width: 80rem\) /);
    expect(picture.previousElementSibling).toHaveAttribute('src', cover.coverPlaceholder);
    const bare = cards.getByRole('img', { name: 'Picture of b' });
    expect(bare).not.toHaveAttribute('srcset');
    expect(bare.previousElementSibling).toBeNull();
  });

  it('P-BLOG-06 P-ERR-12 shows a built-in picture when a width of the cover fails to load', async () => {
    backend.posts = [post('a', cover)];
    openRoute('/blog');
    const picture = (await all()).getByRole('img', { name: 'Picture of a' });
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/img/hero-wide.svg');
    expect(picture).not.toHaveAttribute('srcset');
  });

  it('P-BLOG-02 shows the featured ones first, three at most', async () => {
    const featured = ['a', 'b', 'c', 'd'].map((id) => post(id, { featured: true }));
    backend.posts = [post('plain'), ...featured];
    openRoute('/blog');
    const section = within(await screen.findByRole('region', { name: 'Featured' }));
    const links = section.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/blog/a', '/blog/b', '/blog/c']);
    expect(section.getByText('Summary of c')).toBeVisible();
    expect(await titles()).toHaveLength(5);
  });

  it('P-BLOG-02 has no Featured section when no post is featured', async () => {
    openRoute('/blog');
    await all();
    expect(screen.queryByRole('region', { name: 'Featured' })).not.toBeInTheDocument();
  });

  it('P-BLOG-04 says that there are no posts', async () => {
    backend.posts = [];
    openRoute('/blog');
    expect(await screen.findByText('No blog posts available')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'All Articles' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('names its feed', async () => {
    openRoute('/blog');
    await all();
    const feed = () => document.querySelector('link[type="application/rss+xml"]');
    await waitFor(() => expect(feed()).toLeadTo('/rss.xml'));
  });
});

describe('a list that cannot be read', () => {
  it('P-ERR-01 shows our own words and a retry', async () => {
    const error = new Error('Request failed with error: Failed to fetch');
    backend.failOnce('listPosts', error);
    openRoute('/blog');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to load posts.*You can also call us at \(801\) 555-0142\./,
    );
    expect(heard).toHaveBeenCalledWith('Failed to load posts', error);
    expect(await axe()).toEqual([]);
    await press('Try again');
    expect(await titles()).toHaveLength(3);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('Load more', () => {
  it('P-BLOG-11 P-BLOG-12 shows ten of the twenty that were read, then the rest without another read', async () => {
    backend.posts = posts(12);
    const router = openRoute('/blog');
    expect(await titles()).toHaveLength(10);
    expect(reads()).toEqual([[{ pageSize: 20, language: 'en' }]]);
    // Also for search engines, and before the app has come.
    expect(loadMore()).toLeadTo('/blog?show=20');

    await userEvent.click(loadMore());
    expect(await titles()).toHaveLength(12);
    expect(screen.queryByRole('link', { name: 'Load more' })).not.toBeInTheDocument();
    expect(reads()).toHaveLength(1);
    expect(router.state.location.search).toBe('?show=20');
  });

  it('is gone when a full page is the last', async () => {
    backend.posts = posts(20);
    openRoute('/blog');
    await titles();
    await userEvent.click(loadMore());
    expect(await titles()).toHaveLength(20);
    expect(screen.queryByRole('link', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('moves the focus to the first of the new articles', async () => {
    backend.posts = posts(12);
    openRoute('/blog');
    await titles();
    await userEvent.click(loadMore());
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Title of p11'));
    await userEvent.tab();
    expect(document.activeElement).toHaveAccessibleName('Read More: Title of p11');
  });

  it('reads on after the last article, down to the oldest, and shows none twice', async () => {
    backend.posts = posts(23);
    openRoute('/blog');
    await titles();
    await userEvent.click(loadMore());
    expect(await titles()).toHaveLength(20);
    // p4 to p20 have changed since the first read, so p1 to p3 come again after p20.
    backend.posts = [...posts(17, 4), ...posts(3), ...posts(3, 21)];
    await userEvent.click(loadMore());
    await waitFor(async () => expect(await titles()).toHaveLength(23));
    expect(reads().at(-1)).toEqual([{ after: 'p20', language: 'en' }]);
    expect((await titles()).at(-1)).toBe('Title of p23');
    expect(screen.queryByRole('link', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('keeps the list when the next articles cannot be read, and retries', async () => {
    backend.posts = posts(21);
    openRoute('/blog?show=20');
    await titles();
    backend.failOnce('listPosts', new Error('The network is down'));
    await userEvent.click(loadMore());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load posts');
    expect(heard).toHaveBeenCalledWith('Failed to load posts', new Error('The network is down'));
    expect(await titles()).toHaveLength(20);
    await userEvent.click(loadMore());
    await waitFor(async () => expect(await titles()).toHaveLength(21));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps its count in the address, so Back shows as many articles again', async () => {
    backend.posts = posts(35);
    const router = openRoute('/blog?show=30');
    expect(await titles()).toHaveLength(30);
    expect(reads()).toEqual([[{ pageSize: 30, language: 'en' }]]);
    await act(() => router.navigate('/contact'));
    await act(() => router.navigate(-1));
    expect(await titles()).toHaveLength(30);
  });

  it.each(['', '0', '-5', 'x', '3', '1e9x', '12.5'])('treats ?show=%s as ten', async (show) => {
    backend.posts = posts(12);
    openRoute(`/blog?show=${show}`);
    expect(await titles()).toHaveLength(10);
    expect(reads()).toEqual([[{ pageSize: 20, language: 'en' }]]);
  });

  it('reads at most a hundred articles at once', async () => {
    openRoute('/blog?show=100000');
    await titles();
    expect(reads()).toEqual([[{ pageSize: 100, language: 'en' }]]);
  });

  it('starts over with a new read when Blog is clicked again', async () => {
    backend.posts = posts(12);
    openRoute('/blog');
    await titles();
    backend.posts = [post('new'), ...posts(12)];
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Main', hidden: true })).getByRole('link', {
        name: 'Blog',
        hidden: true,
      }),
    );
    await waitFor(async () => expect((await titles())[0]).toBe('Title of new'));
  });
});
