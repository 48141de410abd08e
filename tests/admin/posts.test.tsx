import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { post } from './post-fixtures.ts';

const tab = '/admin/dashboard/blog-posts';
const published = post({
  id: 'pip',
  title: 'How PIP pays',
  slug: 'pip',
  published: true,
  featured: true,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T19:00:00Z') });
  backend.posts = [post(), published];
});

async function open(search = '') {
  const router = await openPage(tab + search, 'Blog Posts');
  await waitFor(() => expect(screen.queryByText('Loading blog posts…')).toBeNull());
  return router;
}

const row = (title: string) => within(screen.getByRole('row', { name: new RegExp(title) }));
const featuredIds = () => backend.posts.filter(({ featured }) => featured).map(({ id }) => id);
const star = (title: string) => screen.getByRole('button', { name: `Featured: ${title}` });

describe('the tab', () => {
  it('A-BLOG-01 A-BLOG-02 A-ROUTE-04 counts posts and stars', async () => {
    await open();
    expect(screen.getByText('2 total posts • 1/3 featured')).toBeVisible();
  });

  it('A-BLOG-01 names each row by its post', async () => {
    await open();
    expect(screen.getByRole('rowheader', { name: /^How PIP pays/ })).toBeVisible();
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  });

  it.each([tab, '/admin/posts'])(
    '%s says when there are more posts than it lists',
    async (path) => {
      backend.answer('listEveryPost', async () => ({ posts: backend.posts, total: 103 }));
      openRoute(path);
      expect(await screen.findByText('The 2 posts changed last are listed, of 103.')).toBeVisible();
    },
  );

  it('A-BLOG-02 counts stars of posts beyond the list', async () => {
    backend.answer('countFeatured', async () => 3);
    await open();
    expect(screen.getByText('2 total posts • 3/3 featured')).toBeVisible();
  });

  it('A-BLOG-03 links to the editor for a new post', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'New Post' })).toHaveAttribute('href', `${tab}/new`);
  });

  it('A-BLOG-06 A-BLOG-07 A-BLOG-08 shows a post in its columns', async () => {
    await open();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Post',
      'Status',
      'Featured',
      'Created',
      'Updated',
      'Actions',
    ]);
    const text = row('Neck pain').getByRole('rowheader');
    const [status, , created, updated] = row('Neck pain').getAllByRole('cell');
    expect(text).toHaveTextContent('Neck pain after a crash/blog/neck-painWhat usually helps.');
    expect(text.querySelector('img')).toHaveAttribute('src', '/img/hero-wide.svg');
    expect(status).toHaveTextContent('Draft');
    expect(created).toHaveTextContent('Nov 10');
    expect(updated).toHaveTextContent('Nov 18');
    expect(row('How PIP pays').getByText('Published')).toBeVisible();
  });

  it('A-BLOG-06 shows the narrow rendition of the cover, or the cover', async () => {
    const url = (name: string) => `https://files.example/${name}.webp`;
    const coverImageUrl = url('cover');
    const coverSizes = [
      { url: url('cover-w256'), width: 256, height: 171 },
      { url: coverImageUrl, width: 1280, height: 853 },
    ];
    const covered = post({ id: 'covered', title: 'Covered', coverImageUrl, coverSizes });
    const old = post({ id: 'old', title: 'Old', coverImageUrl });
    backend.posts = [covered, old];
    await open();
    const thumbnail = (title: string) =>
      row(title).getByRole('rowheader').querySelector('img')?.getAttribute('src');
    expect(thumbnail('Covered')).toBe(url('cover-w256'));
    expect(thumbnail('Old')).toBe(coverImageUrl);
  });

  it('A-BLOG-10 A-BLOG-11 A-BLOG-12 links published posts in a new tab, and all posts to the editor', async () => {
    await open();
    const view = row('How PIP pays').getByRole('link', { name: /^View/ });
    expect(view).toHaveAttribute('href', '/blog/pip');
    expect(view).toHaveAttribute('target', '_blank');
    expect(row('Neck pain').queryByRole('link', { name: /^View/ })).toBeNull();
    expect(row('Neck pain').getByRole('link', { name: /^Edit/ })).toHaveAttribute(
      'href',
      `${tab}/neck`,
    );
  });

  it('A-BLOG-04 A-BLOG-05 has an empty state', async () => {
    backend.posts = [];
    await open();
    expect(screen.getByRole('heading', { name: 'No blog posts yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create First Post' })).toHaveAttribute(
      'href',
      `${tab}/new`,
    );
  });

  it('A-ERR-04 says that it could not load, and loads on Retry', async () => {
    backend.failOnce('listEveryPost');
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load blog posts');
    expect(screen.queryByText('No blog posts yet')).toBeNull();
    await press('Retry');
    expect(await screen.findByRole('link', { name: 'How PIP pays' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps search and filter in the address, without another read', async () => {
    const router = await open('?status=draft');
    expect(screen.queryByRole('row', { name: /How PIP pays/ })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'nothing');
    expect(await screen.findByRole('heading', { name: 'No posts match' })).toBeVisible();
    expect(router.state.location.search).toBe('?status=draft&q=nothing');
    await follow('Show all posts');
    expect(await screen.findByRole('link', { name: 'How PIP pays' })).toBeVisible();
    expect(backend.calls('listEveryPost')).toHaveLength(1);
  });

  it('A-BLOG-07 shows cards on phones', async () => {
    window.innerWidth = 390;
    await open();
    const [card] = within(screen.getByRole('list', { name: 'Blog posts' })).getAllByRole(
      'listitem',
    );
    expect(card).toHaveTextContent('Neck pain after a crash/blog/neck-painWhat usually helps.');
    expect(card).toHaveTextContent('Draft');
    expect(await axe()).toEqual([]);
  });
});

describe('the star', () => {
  it('A-BLOG-09 A-BLOG-15 shows at once, and says so when stored', async () => {
    const write = backend.hold('setFeatured');
    await open();
    expect(star('Neck pain after a crash')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star('Neck pain after a crash'));
    expect(star('Neck pain after a crash')).toHaveAttribute('aria-pressed', 'true');
    write.release();
    expect(await screen.findByText('Post added to featured')).toBeVisible();
    expect(featuredIds()).toEqual(['neck', 'pip']);
    expect(await screen.findByText('2 total posts • 2/3 featured')).toBeVisible();
  });

  it('A-BLOG-16 can be removed', async () => {
    await open();
    await userEvent.click(star('How PIP pays'));
    expect(await screen.findByText('Post removed from featured')).toBeVisible();
    expect(featuredIds()).toEqual([]);
  });

  it('A-BLOG-17 is undone when the three places are taken', async () => {
    await open();
    const starred = ['a', 'b', 'c'].map((id) => post({ id, title: `Post ${id}`, featured: true }));
    backend.posts = [post(), ...starred];
    await userEvent.click(star('Neck pain after a crash'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Only 3 posts can be featured at a time. Please unfeature another post first.',
    );
    await waitFor(() =>
      expect(star('Neck pain after a crash')).toHaveAttribute('aria-pressed', 'false'),
    );
  });
});

describe('deleting', () => {
  const remove = () => press('Delete Neck pain after a crash');

  it('A-BLOG-13 asks first, and keeps the post on Cancel', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await open();
    await remove();
    expect(confirm).toHaveBeenCalledWith(
      'Are you sure you want to delete this blog post? This action cannot be undone.',
    );
    expect(backend.posts).toHaveLength(2);
    expect(backend.calls('deletePost')).toEqual([]);
  });

  it('A-BLOG-14 removes the post', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await open();
    await remove();
    expect(await screen.findByText('Blog post deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Neck pain/ })).toBeNull());
    expect(backend.posts).toEqual([published]);
  });
});

describe('/admin/posts', () => {
  it('A-POSTS-01 A-POSTS-02 A-POSTS-03 A-POSTS-05 lists the posts with their status and a link to their form', async () => {
    openRoute('/admin/posts');
    const list = within(await screen.findByRole('list', { name: 'Posts' }));
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/posts/neck',
      '/admin/posts/pip',
    ]);
    expect(list.getByText('Draft')).toHaveClass('badge-new');
    expect(list.getByText('Published')).toHaveClass('badge-ok');
    expect(screen.getByRole('link', { name: 'New Post' })).toHaveAttribute(
      'href',
      '/admin/posts/new',
    );
    expect(await axe()).toEqual([]);
  });

  it('A-POSTS-04 says that there are none', async () => {
    backend.posts = [];
    openRoute('/admin/posts');
    expect(await screen.findByRole('heading', { name: 'No posts found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create the first post' })).toHaveAttribute(
      'href',
      '/admin/posts/new',
    );
  });

  it('A-POSTS-06 shows neither an alert nor an empty list when it cannot load', async () => {
    backend.failOnce('listEveryPost');
    openRoute('/admin/posts');
    await press('Retry');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('No posts found')).toBeNull();
    expect(await screen.findByRole('list', { name: 'Posts' })).toBeVisible();
  });
});
