import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leadFrom } from '#domain/leads/lead.ts';
import { mediaItemFrom } from '#domain/pictures/media-item.ts';
import * as chunks from '#ui/loading/load-chunk.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { pressAtOnce } from '../press-at-once.ts';
import { post } from './post-fixtures.ts';

beforeEach(() => {
  backend.leads = [
    leadFrom('c1', {
      type: 'contact',
      name: 'Maria Olsen',
      phone: '8015550161',
      email: 'appollonia@example.com',
      injury: 'Old whiplash',
    }),
    leadFrom('p1', { type: 'pip', name: 'Oliver Stone', email: 'oliver@example.com' }),
    leadFrom('c2', { type: 'contact', name: 'Trent Kimball' }),
  ];
  const stored = { caption: 'Old spine model', tags: ['Equipment'], createdAt: new Date() };
  backend.media = [mediaItemFrom('m', stored)];
  backend.posts = [
    post({ id: 'a', title: 'What old whiplash feels like', published: true }),
    post({ id: 'b', title: 'Ice or heat' }),
  ];
});

async function openPalette() {
  const router = await openPage('/admin/nothing-here', 'Page not found');
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  return { router, field };
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('the command palette', () => {
  it('opens by Ctrl-K with the focus in its field, and closes by Ctrl-K', async () => {
    const { field } = await openPalette();
    expect(field).toHaveFocus();
    expect(await axe()).toEqual([]);
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens by Ctrl-K the moment its button is there', async () => {
    pressAtOnce(() => screen.queryByRole('button', { name: 'Search' }) !== null, {
      key: 'k',
      ctrlKey: true,
    });
    openRoute('/admin/nothing-here');
    expect(await screen.findByRole('combobox')).toHaveFocus();
  });

  it('gets what is typed before its code is there, which is no key of the page', async () => {
    await openPage('/admin/nothing-here', 'Page not found');
    const load = chunks.loadChunk;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    vi.spyOn(chunks, 'loadChunk').mockImplementation(async (part) => {
      await arrived;
      return load(part);
    });
    const keys: string[] = [];
    const onKeyDown = ({ key }: KeyboardEvent) => void keys.push(key);
    document.addEventListener('keydown', onKeyDown);
    await userEvent.keyboard('{Control>}k{/Control}sofia{Enter}');
    document.removeEventListener('keydown', onKeyDown);
    expect(keys).toEqual(['Control', 'k']);
    arrive();
    expect(await screen.findByRole('combobox')).toHaveValue('sofia');
  });

  it('opens by its button', async () => {
    openRoute('/admin/nothing-here');
    await press('Search');
    expect(await screen.findByRole('combobox')).toHaveFocus();
  });

  it('offers the pages and actions at once, without reading anything', async () => {
    await openPalette();
    expect(group('Pages').getByRole('option', { name: 'Appointment Requests' })).toBeVisible();
    expect(group('Actions').getByRole('option', { name: 'New post' })).toBeVisible();
    expect(backend.calls('listEveryPost')).toEqual([]);
  });

  it('opens the entry that the arrow keys have selected', async () => {
    const { router, field } = await openPalette();
    await userEvent.type(field, 'appo');
    // Search results join the list after a pause in typing.
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

  it('finds leads of every type, posts and photos by the first letters of their words', async () => {
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
    expect(backend.calls('listLeads').map(([asked]) => asked)).toEqual(
      ['contact', 'pip', 'attorney'].map((type) => ({
        type,
        view: 'all',
        search: 'ol',
        pageSize: 5,
      })),
    );
    expect(screen.getByText('5 results')).toHaveRole('status');
  });

  it('opens a clicked request', async () => {
    const { router, field } = await openPalette();
    await userEvent.type(field, 'olsen');
    await userEvent.click(await screen.findByRole('option', { name: /Maria Olsen/ }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/admin/dashboard/appointments/c1'),
    );
  });

  it('shows the other results when a source fails, and says so', async () => {
    backend.failOnce('listEveryPost');
    const { field } = await openPalette();
    await userEvent.type(field, 'old');
    expect(await screen.findByRole('alert')).toHaveTextContent('Some results didn’t load');
    expect(group('Appointment requests').getAllByRole('option')).toHaveLength(1);
    await userEvent.type(field, ' wh');
    expect(await screen.findByRole('group', { name: 'Blog posts' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says where more match than it shows', async () => {
    backend.posts = Array.from({ length: 6 }, (_, at) =>
      post({ id: `p${at}`, title: `Sleep ${at}` }),
    );
    backend.answer('searchKnown', async () => ({ people: [], hasMore: true }));
    const { field } = await openPalette();
    await userEvent.type(field, 'sleep');
    await screen.findByRole('group', { name: 'Blog posts' });
    expect(group('Blog posts').getAllByRole('option')).toHaveLength(5);
    for (const name of ['Blog posts', 'People'])
      expect(group(name).getByText('More match. Type more to find them.')).toBeVisible();
    expect(screen.getByText(/^5 results\. More match\./)).toHaveRole('status');
    expect(await axe()).toEqual([]);
  });

  it('says that nothing was found', async () => {
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
    await waitFor(() => expect(backend.session).toBeNull());
  });
});
