import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSession, onSessionChange, signOut } from '#data/account/auth.ts';
import { watchLeads } from '#data/leads/lead-feed.ts';
import { countLeads, listLeads } from '#data/leads/leads.ts';
import { listEveryMediaItem } from '#data/pictures/media-items.ts';
import { listEveryPost } from '#data/posts/post-admin.ts';
import { leadFrom } from '#domain/leads/lead.ts';
import { mediaItemFrom } from '#domain/pictures/media-item.ts';
import { postFrom } from '#domain/posts/post.ts';
import { axe } from '../axe.ts';
import { openRoute } from '../open-route.tsx';
import { countsWith, dana } from './staff.ts';

vi.mock('#data/account/auth.ts');
vi.mock('#data/leads/leads.ts');
vi.mock('#data/leads/lead-feed.ts');
vi.mock('#data/pictures/media-items.ts');
vi.mock('#data/posts/post-admin.ts');

const stored = {
  contact: leadFrom('c1', { type: 'contact', name: 'Maria Olsen', phone: '8015550161' }),
  pip: leadFrom('p1', { type: 'pip', name: 'Oliver Stone', email: 'oliver@example.com' }),
};

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  vi.mocked(currentSession).mockResolvedValue(dana);
  vi.mocked(onSessionChange).mockReturnValue(() => {});
  vi.mocked(countLeads).mockResolvedValue(countsWith(0));
  vi.mocked(watchLeads).mockReturnValue(() => {});
  vi.mocked(listLeads).mockImplementation(async ({ type }) => ({
    leads: type === 'attorney' ? [] : [stored[type]],
    next: null,
  }));
  vi.mocked(listEveryMediaItem).mockResolvedValue({
    items: [mediaItemFrom('m', { caption: 'Old spine model', tags: ['Equipment'] })],
    next: null,
  });
  vi.mocked(listEveryPost).mockResolvedValue({
    total: 2,
    posts: [
      postFrom('a', { title: 'What old whiplash feels like', slug: 'whiplash', published: true }),
      postFrom('b', { title: 'Ice or heat', slug: 'ice-or-heat' }),
    ],
  });
});

async function openPalette() {
  const router = openRoute('/admin/nothing-here');
  await screen.findByRole('heading', { name: 'Page not found' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  return { router, field };
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('the command palette', () => {
  it('opens by Ctrl-K with the focus in its field, and goes by it too', async () => {
    const { field } = await openPalette();
    expect(field).toHaveFocus();
    expect(await axe()).toEqual([]);
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens by its button', async () => {
    openRoute('/admin/nothing-here');
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('combobox')).toHaveFocus();
  });

  it('offers the pages and actions at once, without reading anything', async () => {
    await openPalette();
    expect(group('Pages').getByRole('option', { name: 'Appointment Requests' })).toBeVisible();
    expect(group('Actions').getByRole('option', { name: 'New post' })).toBeVisible();
    expect(listEveryPost).not.toHaveBeenCalled();
  });

  it('leads to the entry that the arrow keys have reached', async () => {
    const { router, field } = await openPalette();
    await userEvent.type(field, 'appo');
    // What is found joins the list after a pause in typing.
    await screen.findByRole('option', { name: /Maria Olsen/ });
    expect(options()[0]).toBe('Appointment Requests');
    const first = screen.getByRole('option', { name: 'Appointment Requests' });
    expect(field).toHaveAttribute('aria-activedescendant', first.id);
    await userEvent.keyboard('{ArrowUp}');
    const last = screen.getAllByRole('option').at(-1);
    expect(field).toHaveAttribute('aria-activedescendant', last?.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/admin/dashboard/appointments'),
    );
    expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull();
  });

  it('finds leads of every type, posts and photos by the beginnings of their words', async () => {
    const { field } = await openPalette();
    await userEvent.type(field, 'ol');
    const requests = within(await screen.findByRole('group', { name: 'Appointment requests' }));
    expect(requests.getByRole('option', { name: /Maria Olsen/ })).toHaveTextContent(
      '(801) 555-0161',
    );
    expect(group('PIP leads').getByRole('option', { name: /Oliver Stone/ })).toBeVisible();
    const photos = group('Photos').getAllByRole('option');
    expect(photos.map(({ textContent }) => textContent)).toEqual(['Old spine modelEquipment']);
    const posts = group('Blog posts').getAllByRole('option');
    expect(posts.map(({ textContent }) => textContent)).toEqual([
      'What old whiplash feels likePublished',
    ]);
    expect(vi.mocked(listLeads).mock.calls.map(([asked]) => asked)).toEqual(
      ['contact', 'pip', 'attorney'].map((type) => ({
        type,
        view: 'all',
        search: 'ol',
        pageSize: 5,
      })),
    );
    expect(screen.getByText('4 results')).toHaveRole('status');
  });

  it('opens the request that was chosen with the pointer', async () => {
    const { router, field } = await openPalette();
    await userEvent.type(field, 'olsen');
    await userEvent.click(await screen.findByRole('option', { name: /Maria Olsen/ }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/admin/dashboard/appointments/c1'),
    );
  });

  it('shows what could be found when a source fails, and says so', async () => {
    vi.mocked(listEveryPost).mockRejectedValueOnce(new Error('offline'));
    const { field } = await openPalette();
    await userEvent.type(field, 'old');
    expect(await screen.findByRole('alert')).toHaveTextContent('Some results could not be loaded');
    expect(group('Appointment requests').getAllByRole('option')).toHaveLength(1);
    await userEvent.type(field, ' wh');
    expect(await screen.findByRole('group', { name: 'Blog posts' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that nothing was found', async () => {
    vi.mocked(listLeads).mockResolvedValue({ leads: [], next: null });
    const { field } = await openPalette();
    await userEvent.type(field, 'zebra');
    expect(await screen.findByText('Nothing found for “zebra”')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(field).toBeVisible();
  });

  it('changes the theme and signs out', async () => {
    const { field } = await openPalette();
    await userEvent.type(field, 'dark{Enter}');
    expect(document.documentElement.dataset.theme).toBe('dark');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'sign out{Enter}');
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  });
});
