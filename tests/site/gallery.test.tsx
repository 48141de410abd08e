import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadPhotos, type PhotoList } from '#site/gallery/load-photos.ts';
import { closeAnswers, keepAnswer, openWithAnswers, readCache } from '#start/read-cache.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { heard } from '../reports.ts';
import { manyPhotos, photo } from './photos.ts';

const lamp = photo('lamp', { alt: 'Blue Lamp', caption: '', tags: ['Waiting Room'] });
const lobby = photo('lobby', { alt: '', caption: 'Sunrise lobby', tags: ['Staff'] });
const desk = photo('desk', {
  caption: 'Front desk',
  tags: ['front-office', 'Waiting Room', 'Staff Only', 'Office'],
  createdAt: new Date('2026-09-15T18:00:00Z'),
});

let watched: { element: Element; near: () => void; options?: IntersectionObserverInit }[] = [];

beforeEach(() => {
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        readonly report: (entries: { isIntersecting: boolean }[]) => void,
        readonly options?: IntersectionObserverInit,
      ) {}
      observe(element: Element) {
        const near = () => this.report([{ isIntersecting: true }]);
        watched.push({ element, near, options: this.options });
      }
      disconnect() {}
    },
  );
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  backend.media = [lamp, lobby, desk];
});

const countLine = (text: string) => screen.findByText(text, { selector: '[role=status]' });
const opens = () => screen.getAllByRole('button', { name: /^Open photo/ });
const names = () =>
  opens().map((button) => button.querySelector('img[width]')?.getAttribute('alt'));
const addressOf = (router: ReturnType<typeof openRoute>) =>
  router.state.location.pathname + router.state.location.search;
const search = () => screen.getByRole('searchbox', { name: 'Search photos' });
const tags = () => screen.getByRole('combobox', { name: 'Filter by tag' });

describe('the page', () => {
  it('P-GAL-01 P-GAL-02 P-GAL-03 has a heading, a breadcrumb and a search field', async () => {
    openRoute('/gallery');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Clinic Gallery');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Home' })).toLeadTo('/');
    expect(trail.getByText('Clinic Gallery')).toHaveAttribute('aria-current', 'page');
    await countLine('Showing 3 images');
    expect(search()).toHaveValue('');
    expect(document.title).toBe('Clinic Gallery | Wasatch Spine & Auto Injury');
  });

  it('shows its heading while the photos load', async () => {
    backend.hold('listPublicPhotos');
    openRoute('/gallery');
    expect(await screen.findByText('Loading photos...')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('P-SEO-09 gives search engines the breadcrumb and the first 12 images', async () => {
    backend.media = [lamp, ...manyPhotos(20)];
    openRoute('/gallery');
    await countLine('Showing 21 images');
    const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? ''),
    );
    const trail = blocks.find((block) => block['@type'] === 'BreadcrumbList');
    expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      'https://clinic.example/',
      'https://clinic.example/gallery',
    ]);
    const gallery = blocks.find((block) => block['@type'] === 'ImageGallery');
    expect(gallery.image).toHaveLength(12);
    expect(gallery.image[0]).toEqual({
      '@type': 'ImageObject',
      contentUrl: 'https://files.example/lamp.webp',
      name: 'Blue Lamp',
      description: 'Blue Lamp',
      uploadDate: '2026-10-15T18:00:00.000Z',
    });
  });
});

describe('a thumbnail', () => {
  const card = async (name: string) =>
    within((await screen.findByText(name, { selector: 'p' })).closest('li') as HTMLElement);

  it('P-GAL-11 P-GAL-12 P-GAL-13 has a caption, two tags, the number of other tags, and the month', async () => {
    openRoute('/gallery');
    const front = await card('Front desk');
    expect(front.getByText('Sep 2026')).toBeVisible();
    expect(front.getByText('front office')).toBeVisible();
    expect(front.getByText('Waiting Room')).toBeVisible();
    expect(front.queryByText('Staff Only')).not.toBeInTheDocument();
    expect(front.getByText('+2 more')).toBeVisible();
    expect((await card('Sunrise lobby')).queryByText(/more/)).not.toBeInTheDocument();
  });

  it('P-GAL-33 always has an alt text', async () => {
    openRoute('/gallery');
    await countLine('Showing 3 images');
    expect(names()).toEqual(['Blue Lamp', 'Clinic photo', 'Picture of desk']);
  });

  it('P-GAL-10 P-GAL-32 loads when it comes within 50px of the screen', async () => {
    backend.media = [
      lamp,
      photo('wide', {
        thumbnailURL: 'https://files.example/w640.webp',
        variants: {
          w256: { url: 'https://files.example/w256.webp', width: 256, height: 171 },
          w640: { url: 'https://files.example/w640.webp', width: 640, height: 427 },
        },
        placeholder: 'data:image/webp;base64,AAAA',
      }),
      photo('desk'),
    ];
    openRoute('/gallery');
    await countLine('Showing 3 images');
    const image = screen.getByRole('img', { name: 'Picture of wide' });
    expect(image).not.toHaveAttribute('src');
    expect(image).not.toHaveAttribute('srcset');
    expect(image.previousElementSibling).toHaveAttribute('src', 'data:image/webp;base64,AAAA');

    const watch = watched.find(({ element }) => element === image);
    expect(watch?.options).toEqual({ rootMargin: '50px' });
    act(() => watch?.near());
    expect(image).toHaveAttribute('src', 'https://files.example/w640.webp');
    expect(image).toHaveAttribute(
      'srcset',
      'https://files.example/w256.webp 256w, https://files.example/w640.webp 640w',
    );
    expect(image).toHaveAttribute('width', '1280');
    expect(screen.getByRole('img', { name: 'Picture of desk' })).not.toHaveAttribute('src');
  });

  it('loads at once and with high priority if it is the first one', async () => {
    openRoute('/gallery');
    await countLine('Showing 3 images');
    const [first, ...others] = screen.getAllByRole('img');
    expect(first).toHaveAttribute('src');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    for (const other of others) expect(other).not.toHaveAttribute('src');
  });

  it('P-ERR-10 becomes a grey placeholder with its alt text when it fails to load', async () => {
    openRoute('/gallery');
    await countLine('Showing 3 images');
    fireEvent.error(screen.getByRole('img', { name: 'Blue Lamp' }));
    const placeholder = screen.getByRole('img', { name: 'Blue Lamp' });
    expect(placeholder.tagName).toBe('SPAN');
    expect(opens()[0]).toHaveAccessibleName(/^Open photo: ?Blue Lamp$/);
  });

  it('P-ERR-10 is a grey placeholder from the start when the photo has no file', async () => {
    backend.media = [photo('lost', { downloadURL: '' }), lamp];
    openRoute('/gallery');
    await countLine('Showing 2 images');
    expect(screen.getByRole('img', { name: 'Picture of lost' }).tagName).toBe('SPAN');
  });
});

describe('filters', () => {
  it('P-GAL-04 offer All, then the tags of the photos', async () => {
    openRoute('/gallery');
    await countLine('Showing 3 images');
    const options = within(tags()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All',
      'front office',
      'Office',
      'Staff',
      'Staff Only',
      'Waiting Room',
    ]);
  });

  it.each([
    ['no photo has one', '', 'Showing 2 images'],
    ['only the address names one', '?tag=Staff', 'Showing 0 images in Staff'],
  ])('P-GAL-04 offer no tags when %s', async (_, search, line) => {
    backend.media = manyPhotos(2);
    openRoute(`/gallery${search}`);
    await countLine(line);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('P-GAL-07 P-GAL-20 P-GAL-22 P-GAL-23 P-GAL-25 search, and replace the history entry', async () => {
    backend.media = [...manyPhotos(30), lamp];
    const router = openRoute('/gallery?page=2');
    await countLine('Showing 31 images');
    await userEvent.type(search(), 'LAMP');
    await countLine('Showing 1 image matching "LAMP"');
    expect(names()).toEqual(['Blue Lamp']);
    expect(addressOf(router)).toBe('/gallery?q=LAMP');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('P-GAL-08 P-GAL-21 P-GAL-26 choose a tag, and replace the history entry', async () => {
    const router = openRoute('/gallery');
    await countLine('Showing 3 images');
    vi.mocked(window.scrollTo).mockClear();
    await userEvent.selectOptions(tags(), 'Staff');
    await countLine('Showing 1 image in Staff');
    expect(names()).toEqual(['Clinic photo']);
    expect(addressOf(router)).toBe('/gallery?tag=Staff');
    expect(router.state.historyAction).toBe('REPLACE');
    // The page stays where it is.
    expect(window.scrollTo).not.toHaveBeenCalled();
    await userEvent.selectOptions(tags(), 'All');
    await countLine('Showing 3 images');
    expect(addressOf(router)).toBe('/gallery');
  });

  it('P-GAL-05 P-GAL-20 P-GAL-21 come from the address, and Clear filters removes them', async () => {
    const router = openRoute('/gallery?q=lamp&tag=Waiting+Room&utm_source=mail');
    await countLine('Showing 1 image matching "lamp" in Waiting Room');
    expect(search()).toHaveValue('lamp');
    expect(tags()).toHaveDisplayValue('Waiting Room');
    await press('Clear filters');
    await countLine('Showing 3 images');
    expect(search()).toHaveValue('');
    expect(addressOf(router)).toBe('/gallery?utm_source=mail');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Photos, page 1 of 1' })).toHaveFocus();
  });

  it.each([
    ['Clear filters', '?tag=Staff', 'Showing 1 image in Staff'],
    ['Clear filters to see all images', '?tag=Nowhere', 'Showing 0 images in Nowhere'],
  ])('P-GAL-05 %s also drops a search that is still being typed', async (name, query, line) => {
    const router = openRoute(`/gallery${query}`);
    await countLine(line);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.change(search(), { target: { value: 'lamp' } });
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    expect(search()).toHaveValue('');
    expect(addressOf(router)).toBe('/gallery');
    await countLine('Showing 3 images');
  });

  it('P-GAL-17 P-GAL-18 that find nothing can be cleared from the empty list, which then gets the focus', async () => {
    openRoute('/gallery?q=zebra&tag=Nowhere');
    await countLine('Showing 0 images matching "zebra" in Nowhere');
    expect(screen.getByRole('heading', { name: 'No photos match' })).toBeVisible();
    expect(screen.queryByText('No clinic photos yet')).not.toBeInTheDocument();
    expect(tags()).toHaveDisplayValue('Nowhere');
    expect(await axe()).toEqual([]);
    await press('Clear filters to see all images');
    await countLine('Showing 3 images');
    expect(screen.getByRole('region', { name: 'Photos, page 1 of 1' })).toHaveFocus();
  });
});

it('P-GAL-17 an empty gallery says that there are no photos yet', async () => {
  backend.media = [];
  openRoute('/gallery');
  expect(await screen.findByRole('heading', { name: 'No clinic photos yet' })).toBeVisible();
  expect(screen.getByText('Check back soon for photos of our clinic spaces.')).toBeVisible();
  const photos = within(screen.getByRole('region', { name: /^Photos/ }));
  expect(photos.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Clear filters/ })).not.toBeInTheDocument();
});

it('P-GAL-17 P-GAL-18 an empty gallery with a filter in the address says so, too, and offers to clear it', async () => {
  backend.media = [];
  openRoute('/gallery?q=lamp');
  expect(await screen.findByRole('heading', { name: 'No clinic photos yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear filters to see all images' })).toBeVisible();
});

describe('pages', () => {
  beforeEach(() => {
    backend.media = manyPhotos(50);
  });
  const next = () => follow('Next');

  it('P-GAL-14 P-GAL-15 P-GAL-16 P-GAL-19 hold 24 photos each, add a history entry each, and start at the top', async () => {
    const router = openRoute('/gallery');
    await countLine('Showing 50 images');
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(opens()).toHaveLength(24);

    await next();
    await screen.findByText('Page 2 of 3');
    expect(addressOf(router)).toBe('/gallery?page=2');
    expect(router.state.historyAction).toBe('PUSH');
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
    expect(screen.getByRole('region', { name: 'Photos, page 2 of 3' })).toHaveFocus();
    expect(names()[0]).toBe('Picture of n25');

    await next();
    await screen.findByText('Page 3 of 3');
    expect(opens()).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();

    vi.mocked(window.scrollTo).mockClear();
    await act(() => router.navigate(-2));
    await screen.findByText('Page 1 of 3');
    expect(addressOf(router)).toBe('/gallery');
    expect(window.scrollTo).not.toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });

  it('P-GAL-16 jump to the top without animation when reduced motion is set', async () => {
    const quiet = { ...matchMedia('print'), matches: true };
    vi.spyOn(window, 'matchMedia').mockReturnValue(quiet);
    openRoute('/gallery');
    await countLine('Showing 50 images');
    await next();
    await screen.findByText('Page 2 of 3');
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  it.each([
    ['page=9', '?page=3', 'Page 3 of 3'],
    ['page=0', '', 'Page 1 of 3'],
    ['page=1', '', 'Page 1 of 3'],
    ['page=two', '', 'Page 1 of 3'],
    ['page=-1&utm_source=mail', '?utm_source=mail', 'Page 1 of 3'],
  ])('P-GAL-19 ?%s is replaced by "%s"', async (query, right, line) => {
    const router = openRoute(`/gallery?${query}`);
    await screen.findByText(line);
    await waitFor(() => expect(addressOf(router)).toBe(`/gallery${right}`));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('?page=2 with signs of a mail behind it is page 2', async () => {
    openRoute('/gallery?page=2).');
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  });
});

/** Opens the page with what the build read: the newest 24. */
function openBuilt(address: string) {
  buildPage({ photos: backend.media.slice(0, 24), count: backend.media.length });
  return openRoute(address);
}

/** The answers of the build, for the page that opens next. */
function buildPage(newest: PhotoList): void {
  vi.stubEnv('SSR', true);
  keepAnswer('newest photos', newest);
  const { answers } = closeAnswers();
  vi.unstubAllEnvs();
  openWithAnswers(answers);
  onTestFinished(() => readCache.built.clear());
}

describe('older photos', () => {
  const reads = () => backend.calls('listPublicPhotos');
  beforeEach(() => {
    backend.media = manyPhotos(600);
  });

  it('P-GAL-29 arrive after the newest are shown; of 600 only one page is in the document', async () => {
    const older = backend.hold('listPublicPhotos');
    openBuilt('/gallery');
    await countLine('Showing 600 images');
    // A reader's page leads to the others.
    expect(screen.getByRole('link', { name: 'Next' })).toLeadTo('/gallery?page=2');
    older.release();
    expect(screen.getByText('Page 1 of 25')).toBeVisible();
    expect(opens()).toHaveLength(24);
    // The first one loads at once.
    expect(watched).toHaveLength(23);
    await waitFor(() => expect(reads()).toHaveLength(1));
  });

  it.each([['page=25'], ['q=n600'], ['photo=n600']])(
    'arrive before ?%s is shown',
    async (query) => {
      openBuilt(`/gallery?${query}`);
      await countLine(
        query === 'q=n600' ? 'Showing 1 image matching "n600"' : 'Showing 600 images',
      );
      expect(reads()).toHaveLength(1);
    },
  );

  it('come with the newest where the page is not built', async () => {
    openRoute('/gallery');
    await countLine('Showing 600 images');
    expect(reads()).toHaveLength(1);
  });

  it('are awaited by a search that was typed before they arrived', async () => {
    backend.media = [...manyPhotos(24), lamp];
    const older = backend.hold('listPublicPhotos');
    openBuilt('/gallery');
    await countLine('Showing 25 images');
    await userEvent.type(search(), 'lamp{Enter}');
    expect(await screen.findByText('Loading photos...')).toBeInTheDocument();
    expect(screen.queryByText('No clinic photos yet')).not.toBeInTheDocument();
    older.release();
    await waitFor(() => expect(screen.queryByText('Loading photos...')).not.toBeInTheDocument());
    await countLine('Showing 1 image matching "lamp"');
  });

  it('load with Retry after a failure', async () => {
    backend.media = [...manyPhotos(24), lamp];
    backend.failOnce('listPublicPhotos');
    openBuilt('/gallery');
    expect(await screen.findByText('The older photos did not load.')).toBeVisible();
    expect(heard).toHaveBeenCalledWith('Failed to load gallery', expect.any(Error));
    expect(opens()).toHaveLength(24);
    await press('Retry');
    await countLine('Showing 25 images');
    expect(screen.queryByText('The older photos did not load.')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: /^Photos, page 1/ })).toHaveFocus();
  });

  it('are not in the built page', async () => {
    vi.stubEnv('SSR', true);
    const { photos, count } = await loadPhotos();
    expect([photos.length, count]).toEqual([24, 600]);
    vi.unstubAllEnvs();
  });
});

describe('a failure', () => {
  it.each([new Error('Request failed with error: Failed to fetch'), 'odd'])(
    'P-ERR-08 shows our own words and the phone number: %s',
    async (thrown) => {
      backend.answer('listPublicPhotos', async () => {
        throw thrown;
      });
      openRoute('/gallery');
      expect(await screen.findByRole('heading', { name: 'Unable to Load Gallery' })).toBeVisible();
      const alert = screen.getByRole('alert');
      expect(within(alert).getByText('Failed to load gallery')).toBeVisible();
      expect(alert).toHaveTextContent('(801) 555-0142');
      expect(heard).toHaveBeenCalledExactlyOnceWith('Failed to load gallery', thrown);
    },
  );

  it('lets a search find the photos that the page was built with', async () => {
    buildPage({ photos: [lamp, photo('desk')], count: 2 });
    backend.fail('listPublicPhotos');
    openRoute('/gallery?q=lamp');
    await countLine('Showing 1 image matching "lamp"');
  });

  it('P-ERR-09 ends with Retry, even after a second failure', async () => {
    backend.failOnce('listPublicPhotos');
    openRoute('/gallery');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    backend.failOnce('listPublicPhotos');
    await userEvent.click(retry);
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-busy'),
    );
    await press('Retry');
    await countLine('Showing 3 images');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
