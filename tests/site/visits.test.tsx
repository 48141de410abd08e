import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPostBySlug, listPosts } from '#data/posts.ts';
import { track } from '#site/analytics/track.ts';
import { openRoute } from '../open-route.tsx';
import { post } from './post-fixtures.ts';

vi.mock('#data/site-media.ts', () => ({ getSiteMedia: async () => null }));
vi.mock('#data/posts.ts');
vi.mock('#site/analytics/track.ts');
// Visits are measured here, whatever this build and this visitor say.
vi.mock('#site/analytics/tag.ts', () => ({
  isMeasured: () => true,
  followChoice: () => {},
  enterPage: () => {},
}));

const tracked = (event: string) =>
  vi
    .mocked(track)
    .mock.calls.filter(([name]) => name === event)
    .map(([, payload]) => payload);

beforeEach(() => {
  vi.mocked(track).mockReset();
  vi.mocked(listPosts).mockResolvedValue({ posts: [], next: null });
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function openPage(path: string, heading: string) {
  const router = openRoute(path);
  await screen.findByRole('heading', { level: 1, name: heading });
  return router;
}

it('P-ANALYTICS-02 every page that is entered is a view, with its title and without its query', async () => {
  const router = await openPage('/terms?q=secret', 'Terms');
  await router.navigate('/disclaimer');
  await screen.findByRole('heading', { level: 1, name: 'Disclaimer' });
  expect(tracked('page_view')).toMatchObject([
    { page_path: '/terms' },
    { page_path: '/disclaimer' },
  ]);
});

it('P-ANALYTICS-06 each depth counts once, as it comes into view', async () => {
  await openPage('/terms', 'Terms');
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10_000);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(1000);
  const scrollTo = (y: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
    fireEvent.scroll(window);
    return tracked('scroll_depth').map((payload) => (payload as { percent: number }).percent);
  };
  expect(scrollTo(1490)).toEqual([]);
  expect(scrollTo(1500)).toEqual([25]);
  expect(scrollTo(200)).toEqual([25]);
  expect(scrollTo(6600)).toEqual([25, 50, 75]);
  expect(scrollTo(8000)).toEqual([25, 50, 75, 90]);
  expect(scrollTo(9000)).toEqual([25, 50, 75, 90, 100]);
});

it('P-ANALYTICS-07 calls count with the place of their link, other sites with their host', async () => {
  await openPage('/contact', 'Request an appointment');
  // Nothing is there to answer a link.
  document.body.firstElementChild?.addEventListener('click', (event) => event.preventDefault());
  const footer = within(screen.getByRole('contentinfo'));
  await userEvent.click(footer.getByRole('link', { name: '(801) 555-0142' }));
  expect(tracked('phone_call')).toEqual([{ placement: 'footer' }]);
  const [directions] = screen.getAllByRole('link', { name: /Directions/ });
  await userEvent.click(directions as HTMLElement);
  expect(tracked('external_link')).toEqual([{ host: 'www.google.com' }]);
});

it('P-ANALYTICS-08 the time on a page counts once, when it is left', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const router = await openPage('/terms', 'Terms');
  clock.mockReturnValue(13_400);
  fireEvent(window, new Event('pagehide'));
  clock.mockRestore();
  await router.navigate('/disclaimer');
  await screen.findByRole('heading', { level: 1, name: 'Disclaimer' });
  expect(tracked('timing')).toEqual([{ name: 'time_on_page', value_s: 12 }]);
});

it('P-ANALYTICS-10 an article counts by its address', async () => {
  vi.mocked(getPostBySlug).mockResolvedValue(post('whiplash'));
  await openPage('/blog/whiplash', 'Title of whiplash');
  expect(tracked('blog_view')).toEqual([{ slug: 'whiplash' }]);
});

describe('a form', () => {
  it('P-CONTACT-30 P-ANALYTICS-03 P-ANALYTICS-05 tells that it was begun, and what was refused, by field and kind', async () => {
    await openPage('/contact', 'Request an appointment');
    await userEvent.type(screen.getByLabelText('Email'), 'maria@');
    await userEvent.click(screen.getByRole('button', { name: 'Request Appointment' }));
    await waitFor(() => expect(screen.getAllByRole('alert')).not.toHaveLength(0));
    expect(tracked('form_start')).toEqual([{ form_id: 'appointment' }]);
    expect(tracked('form_error')).toEqual([
      { form_id: 'appointment', field: 'name', code: 'required' },
      { form_id: 'appointment', field: 'email', code: 'invalid' },
    ]);
    expect(JSON.stringify(vi.mocked(track).mock.calls)).not.toContain('maria');
  });
});
