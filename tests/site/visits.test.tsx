import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { track } from '#site/analytics/track.ts';
import { backend } from '../fake-clinic/backend.ts';
import { goTo, openPage, openRoute } from '../open-route.tsx';
import { formServer, startFormServer } from './form-server.ts';
import { photo } from './photos.ts';
import { post } from './post-fixtures.ts';

vi.mock('#site/analytics/track.ts');
// A build with a measurement ID, after consent.
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

startFormServer(new Date('2026-11-17T17:00:00Z'));

beforeEach(() => {
  vi.mocked(track).mockReset();
});

it('P-ANALYTICS-02 each page opened is a view, with its title and without its query', async () => {
  const router = await openPage('/terms?q=secret', 'Terms');
  await goTo(router, '/disclaimer', 'Disclaimer');
  const brand = 'Wasatch Spine & Auto Injury';
  expect(tracked('page_view')).toEqual([
    { page_path: '/terms', page_title: `Terms | ${brand}` },
    { page_path: '/disclaimer', page_title: `Disclaimer | ${brand}` },
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

it('P-ANALYTICS-07 a phone link counts with its place, a link to another site with its host', async () => {
  await openPage('/contact', 'Request an appointment');
  // jsdom cannot follow a link.
  document.body.firstElementChild?.addEventListener('click', (event) => event.preventDefault());
  const footer = within(screen.getByRole('contentinfo'));
  await userEvent.click(footer.getByRole('link', { name: '(801) 555-0142' }));
  expect(tracked('phone_call')).toEqual([{ placement: 'footer' }]);
  const [directions] = screen.getAllByRole('link', { name: /Directions/ });
  await userEvent.click(directions as HTMLElement);
  expect(tracked('external_link')).toEqual([{ host: 'www.google.com' }]);
});

describe('P-ANALYTICS-08 the time on a page', () => {
  const pageShown = (persisted: boolean) =>
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));

  it('counts when another page is opened', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const router = await openPage('/terms', 'Terms');
    clock.mockReturnValue(13_400);
    await goTo(router, '/disclaimer', 'Disclaimer');
    expect(tracked('timing')).toEqual([{ name: 'time_on_page', value_s: 12 }]);
  });

  it('counts once when the site is left, and again after a return from the back/forward cache', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    await openPage('/terms', 'Terms');
    pageShown(false);
    clock.mockReturnValue(13_400);
    fireEvent(window, new Event('pagehide'));
    fireEvent(window, new Event('pagehide'));
    expect(tracked('timing')).toEqual([{ name: 'time_on_page', value_s: 12 }]);
    clock.mockReturnValue(60_000);
    pageShown(true);
    clock.mockReturnValue(65_000);
    fireEvent(window, new Event('pagehide'));
    expect(tracked('timing').slice(1)).toEqual([{ name: 'time_on_page', value_s: 5 }]);
  });
});

it('P-ANALYTICS-10 an article counts with its slug', async () => {
  backend.posts = [post('whiplash')];
  await openPage('/blog/whiplash', 'Title of whiplash');
  expect(tracked('blog_view')).toEqual([{ slug: 'whiplash' }]);
});

describe('the gallery', () => {
  beforeEach(() => {
    backend.media = [photo('lobby'), photo('desk', { tags: ['Staff'] }), photo('lamp')];
  });

  it('P-ANALYTICS-10 counts an opened photo with its place in the list', async () => {
    await openPage('/gallery', 'Clinic Gallery');
    const [, desk] = await screen.findAllByRole('button', { name: /^Open photo/ });
    await userEvent.click(desk as HTMLElement);
    expect(tracked('gallery_open')).toEqual([{ photo_id: 'desk', index: 1 }]);
  });

  it('P-ANALYTICS-10 counts the photos that a search or a tag finds, never the typed text', async () => {
    const router = await openPage('/gallery?q=lobby', 'Clinic Gallery');
    await screen.findByText('Showing 1 image matching "lobby"');
    expect(tracked('search')).toEqual([{ area: 'gallery', query_length: 5, results: 1 }]);
    expect(tracked('gallery_filter')).toEqual([{ has_query: true, results: 1 }]);

    await router.navigate('/gallery?tag=Staff');
    await screen.findByText('Showing 1 image in Staff');
    await waitFor(() =>
      expect(tracked('gallery_filter').slice(1)).toEqual([{ has_query: false, results: 1 }]),
    );
    expect(tracked('search')).toHaveLength(1);
    expect(JSON.stringify(vi.mocked(track).mock.calls)).not.toContain('lobby');
  });
});

describe('a form', () => {
  it('P-CONTACT-30 P-ANALYTICS-03 P-ANALYTICS-05 counts its start, and each refused answer by field and kind', async () => {
    await openPage('/contact', 'Request an appointment');
    await userEvent.type(screen.getByLabelText('Email'), 'maria@');
    await userEvent.click(screen.getByRole('button', { name: 'Request Appointment' }));
    await waitFor(() => expect(screen.getAllByRole('alert')).not.toHaveLength(0));
    expect(tracked('form_start')).toEqual([{ form_id: 'appointment' }]);
    expect(tracked('form_error')).toEqual([
      { form_id: 'appointment', field: 'name', code: 'required' },
      { form_id: 'appointment', field: 'email', code: 'invalid' },
    ]);
    expect(tracked('form_submit')).toEqual([]);
    expect(JSON.stringify(vi.mocked(track).mock.calls)).not.toContain('maria');
  });

  it('P-ANALYTICS-05 counts a failed submission without the message', async () => {
    const message = 'Maria Olsen is refused';
    formServer.mockImplementation(async () => Response.json({ message }, { status: 422 }));
    await openPage('/contact', 'Request an appointment');
    await userEvent.type(screen.getByLabelText('Full name'), 'Maria Olsen');
    await userEvent.type(screen.getByLabelText('Email'), 'maria@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Request Appointment' }));
    await screen.findByText(message);
    expect(tracked('form_error')).toEqual([
      { form_id: 'appointment', field: 'form', code: 'failed' },
    ]);
    expect(tracked('form_submit')).toEqual([]);
  });

  it.each([
    {
      id: 'appointment',
      path: '/contact',
      name: 'Appointment request',
      answers: { 'Full name': 'Maria Olsen', Email: 'maria@example.com' },
      done: 'Request Received!',
    },
    {
      id: 'pip',
      path: '/pip-guide',
      name: 'Send me the guide',
      answers: { 'Full Name': 'Maria Olsen', 'Email Address': 'maria@example.com' },
      done: 'Success! Download Your Guide',
    },
    {
      id: 'attorney',
      path: '/attorneys',
      name: 'Referral or records request',
      answers: {
        Firm: 'Example Law',
        Attorney: 'Pat Lee',
        Email: 'maria@example.com',
        'Client initials': 'M. O.',
        'Date of loss': '2026-03-02',
        'What is needed': 'Records',
      },
      done: 'Request Received!',
    },
  ])(
    'P-ANALYTICS-04 P-ANALYTICS-10 counts as sent, with the time it took: $id',
    async ({ id, path, name, answers, done }) => {
      const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
      openRoute(path);
      const form = within(await screen.findByRole('form', { name }));
      for (const [label, text] of Object.entries(answers)) {
        await userEvent.type(form.getByLabelText(label), text);
      }
      const question = form.queryByRole('combobox', { name: 'Were you in an accident?' });
      if (question) await userEvent.selectOptions(question, 'yes');
      clock.mockReturnValue(42_400);
      await userEvent.click(form.getByRole('button'));
      await screen.findByRole('heading', { name: done });
      expect(tracked('form_start')).toEqual([{ form_id: id }]);
      expect(tracked('form_submit')).toEqual([{ form_id: id, duration_s: 41 }]);
      expect(tracked('form_error')).toEqual([]);
      expect(JSON.stringify(vi.mocked(track).mock.calls)).not.toMatch(/maria|olsen|yes/i);
    },
  );

  it('P-ANALYTICS-10 for the guide counts the automatic download, and each later one', async () => {
    const { HTMLAnchorElement: Link } = window;
    const press = vi.spyOn(Link.prototype, 'click').mockImplementation(() => {});
    openRoute('/pip-guide');
    await userEvent.type(await screen.findByLabelText('Full Name'), 'Maria Olsen');
    await userEvent.type(screen.getByLabelText('Email Address'), 'maria@example.com');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'no');
    await userEvent.click(screen.getByRole('button', { name: 'Get the free guide' }));
    const link = await screen.findByRole('link', { name: /Download the guide/ });
    const file_name = 'pip-guide.pdf';
    expect(tracked('file_download')).toEqual([{ file_name, trigger: 'automatic' }]);
    press.mockRestore();
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(tracked('file_download').slice(1)).toEqual([{ file_name, trigger: 'link' }]);
  });
});
