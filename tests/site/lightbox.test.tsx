import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { manyPhotos, photo } from './photos.ts';

const lamp = photo('lamp', { alt: 'Blue Lamp', caption: '', tags: ['Waiting Room'] });
const desk = photo('desk', { caption: 'Front desk', tags: ['front-office', 'Reception'] });
const lobby = photo('lobby', { caption: 'Sunrise lobby' });

beforeEach(() => {
  backend.media = [lamp, desk, lobby];
});

const thumbnail = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Open photo: ?${name}$`) });
const viewer = () => screen.findByRole('dialog', { name: 'Clinic photo viewer' });
const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
const image = (alt: string) => within(screen.getByRole('dialog')).getByRole('img', { name: alt });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Opens the gallery and clicks the front desk, the second of three photos. */
async function openDesk() {
  const router = openRoute('/gallery');
  await userEvent.click(await thumbnail('Picture of desk'));
  await viewer();
  // The button gets the focus after 100 ms.
  await waitFor(() => expect(button('Close photo viewer')).toHaveFocus());
  return router;
}

const position = (text: string) => within(screen.getByRole('dialog')).findByText(text);

/** With fireEvent: jsdom has no inert elements, so userEvent would move the focus to the page behind. */
function clickBeside() {
  const dialog = screen.getByRole('dialog');
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
}

function swipe(by: { x?: number; y?: number }) {
  const dialog = screen.getByRole('dialog');
  const start = { clientX: 200, clientY: 300 };
  const end = { clientX: 200 + (by.x ?? 0), clientY: 300 + (by.y ?? 0) };
  fireEvent.touchStart(dialog, { touches: [start] });
  fireEvent.touchEnd(dialog, { changedTouches: [end] });
}

describe('the viewer', () => {
  it('P-LB-01 P-LB-02 P-LB-16 P-LB-17 P-LB-18 P-LB-19 is a dialog with buttons, caption, tags, month and position', async () => {
    const router = await openDesk();
    const dialog = within(await viewer());
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
    expect(dialog.getByRole('button', { name: 'Close photo viewer' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Previous photo' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Next photo' })).toBeVisible();
    expect(dialog.getByText('Front desk')).toBeVisible();
    expect(dialog.getByText('front office, Reception, Oct 2026')).toBeVisible();
    expect(dialog.getByText('2 of 3').parentElement).toHaveRole('status');
    expect(router.state.location.search).toBe('?photo=desk');
    expect(router.state.historyAction).toBe('PUSH');
    expect(await axe()).toEqual([]);
  });

  it('names the photo that it shows', async () => {
    await openDesk();
    const status = (await position('2 of 3')).parentElement as HTMLElement;
    await userEvent.click(button('Next photo'));
    await waitFor(() => expect(status).toHaveTextContent(/^3 of 3: Sunrise lobby$/));
  });

  it('P-LB-15 shows the alt text when there is no caption', async () => {
    // With what a mail program took for a part of it
    openRoute('/gallery?photo=lamp.');
    const dialog = within(await viewer());
    expect(dialog.getByText('Blue Lamp')).toBeVisible();
    expect(image('Blue Lamp')).toHaveAttribute('src', lamp.url);
  });

  it('P-LB-13 says that the photo is loading until it has loaded', async () => {
    await openDesk();
    const wait = (await screen.findByText('Loading photo...')).parentElement as HTMLElement;
    expect(wait).toHaveRole('status');
    expect(wait.querySelector('.spinner')).toBeVisible();
    fireEvent.load(image('Picture of desk'));
    expect(screen.queryByText('Loading photo...')).not.toBeInTheDocument();
  });

  it('P-LB-14 P-ERR-10 says that the photo failed to load', async () => {
    await openDesk();
    fireEvent.error(image('Picture of desk'));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Unable to load image');
    expect(alert).toHaveTextContent('The image may be temporarily unavailable');
    expect(screen.queryByText('Loading photo...')).not.toBeInTheDocument();
    await userEvent.click(button('Next photo'));
    await position('3 of 3');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('P-LB-14 P-ERR-10 says at once that a photo without a file cannot load, and prefetches nothing for it', async () => {
    backend.media = [photo('lost', { downloadURL: '' }), desk];
    openRoute('/gallery?photo=desk');
    await viewer();
    expect(screen.getByRole('dialog').querySelector('img[hidden]')).toBeNull();
    await userEvent.click(button('Next photo'));
    await position('1 of 2');
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to load image');
    expect(screen.queryByText('Loading photo...')).not.toBeInTheDocument();
  });

  it('offers the browser every rendition, and prefetches the neighbours', async () => {
    const sized = photo('sized', {
      variants: {
        w640: { url: 'https://files.example/w640.webp', width: 640, height: 427 },
        w1280: { url: 'https://files.example/w1280.webp', width: 1280, height: 853 },
      },
    });
    backend.media = [lamp, sized, lobby, desk];
    openRoute('/gallery?photo=sized');
    await viewer();
    expect(image('Picture of sized')).toHaveAttribute(
      'srcset',
      'https://files.example/w640.webp 640w, https://files.example/w1280.webp 1280w',
    );
    const hidden = [...screen.getByRole('dialog').querySelectorAll('img[hidden]')];
    expect(hidden.map((each) => each.getAttribute('src'))).toEqual([lobby.url, lamp.url]);
  });
});

describe('moving between photos', () => {
  it.each([
    ['P-LB-04 ArrowRight', () => userEvent.keyboard('{ArrowRight}'), 'lobby', '3 of 3'],
    ['P-LB-04 ArrowLeft', () => userEvent.keyboard('{ArrowLeft}'), 'lamp', '1 of 3'],
    ['P-LB-02 Next', () => userEvent.click(button('Next photo')), 'lobby', '3 of 3'],
    ['P-LB-02 Previous', () => userEvent.click(button('Previous photo')), 'lamp', '1 of 3'],
    ['P-LB-05 a swipe to the left', async () => swipe({ x: -50, y: 20 }), 'lobby', '3 of 3'],
    ['P-LB-05 a swipe to the right', async () => swipe({ x: 50, y: -20 }), 'lamp', '1 of 3'],
  ])('%s shows another photo in the same history entry', async (_, go, id, text) => {
    const router = await openDesk();
    await go();
    await position(text);
    expect(router.state.location.search).toBe(`?photo=${id}`);
    expect(router.state.historyAction).toBe('REPLACE');
    await act(() => router.navigate(-1));
    await isClosed();
    expect(router.state.location.search).toBe('');
  });

  it('continues with the first photo after the last', async () => {
    openRoute('/gallery?photo=lobby');
    await viewer();
    await userEvent.keyboard('{ArrowRight}');
    await position('1 of 3');
    await userEvent.keyboard('{ArrowLeft}');
    await position('3 of 3');
  });

  it('keeps to the photos that the search found', async () => {
    openRoute('/gallery?q=lobby&photo=lobby');
    await viewer();
    await position('1 of 1');
    expect(screen.queryByRole('button', { name: 'Next photo' })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await position('1 of 1');
  });

  it('P-LB-05 a swipe that begins on the spinner counts after the photo has loaded', async () => {
    openRoute('/gallery?photo=desk');
    await viewer();
    const spinner = screen.getByText('Loading photo...');
    fireEvent.touchStart(spinner, { touches: [{ clientX: 200, clientY: 300 }] });
    fireEvent.load(image('Picture of desk'));
    expect(spinner).not.toBeInTheDocument();
    fireEvent.touchEnd(spinner, { changedTouches: [{ clientX: 100, clientY: 300 }] });
    await position('3 of 3');
  });

  it.each([
    ['P-LB-07 a short swipe', () => swipe({ x: -49 })],
    ['P-LB-07 a short swipe down', () => swipe({ y: 49 })],
    ['a swipe up', () => swipe({ y: -200 })],
    [
      'a pinch',
      () => {
        const dialog = screen.getByRole('dialog');
        const [one, two] = [
          { clientX: 200, clientY: 300 },
          { clientX: 240, clientY: 300 },
        ];
        fireEvent.touchStart(dialog, { touches: [one] });
        fireEvent.touchStart(dialog, { touches: [one, two] });
        fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: 20, clientY: 300 }] });
      },
    ],
    [
      'Alt and an arrow',
      () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft', altKey: true }),
    ],
  ])('%s does nothing', async (_, act) => {
    const router = await openDesk();
    act();
    expect(router.state.location.search).toBe('?photo=desk');
    expect(router.state.navigation.state).toBe('idle');
    await position('2 of 3');
  });
});

describe('closing', () => {
  it.each([
    ['P-LB-02 the close button', () => userEvent.click(button('Close photo viewer'))],
    ['P-LB-03 Escape', () => userEvent.keyboard('{Escape}')],
    ['P-LB-06 a swipe down', async () => swipe({ x: 20, y: 50 })],
    ['P-LB-09 a click beside the photo', async () => clickBeside()],
  ])(
    'P-LB-12 P-LB-20 by %s goes back, and returns the focus to the thumbnail',
    async (_, close) => {
      const router = await openDesk();
      await close();
      await isClosed();
      expect(router.state.location.search).toBe('');
      expect(router.state.historyAction).toBe('POP');
      expect(await thumbnail('Picture of desk')).toHaveFocus();
    },
  );

  it('goes back only one step when Escape is pressed twice', async () => {
    const router = openRoute('/gallery');
    await thumbnail('Picture of desk');
    await act(() => router.navigate('/gallery?q=desk'));
    await userEvent.click(await thumbnail('Picture of desk'));
    await viewer();
    const dialog = screen.getByRole('dialog');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await isClosed();
    expect(router.state.location.search).toBe('?q=desk');
  });

  it('P-LB-20 P-LB-21 replaces the address when the viewer was opened by its address', async () => {
    const router = openRoute('/gallery?q=desk&photo=desk');
    await viewer();
    await position('1 of 1');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(router.state.location.search).toBe('?q=desk');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('P-LB-21 a photo on a later page opens at its place', async () => {
    backend.media = manyPhotos(34);
    openRoute('/gallery?photo=n30');
    await viewer();
    await position('30 of 34');
  });

  it.each(['?photo=gone', '?q=lobby&photo=desk'])(
    'P-GAL-24 %s names no photo of the list, so the address loses the photo',
    async (query) => {
      const router = openRoute(`/gallery${query}`);
      await waitFor(() => expect(router.state.location.search).not.toMatch(/photo=/));
      expect(router.state.historyAction).toBe('REPLACE');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );
});

describe('P-LB-11 the focus, 100 ms after the opening', () => {
  const openBy = async (opener: HTMLElement) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => opener.click());
  };

  it('moves from the thumbnail to the close button', async () => {
    openRoute('/gallery');
    const opener = await thumbnail('Picture of desk');
    await openBy(opener);
    opener.focus();
    act(() => vi.advanceTimersByTime(99));
    expect(opener).toHaveFocus();
    act(() => vi.advanceTimersByTime(1));
    expect(button('Close photo viewer')).toHaveFocus();
  });

  it('stays on another button of the viewer that has it by then', async () => {
    openRoute('/gallery');
    await openBy(await thumbnail('Picture of desk'));
    button('Next photo').focus();
    act(() => vi.advanceTimersByTime(100));
    expect(button('Next photo')).toHaveFocus();
  });
});

describe('zoom', () => {
  const zoomed = () => screen.queryByRole('region', { name: 'Zoomed photo' });
  /** Both clicks have the same time, so a slow machine changes nothing. */
  const doubleClick = async () => {
    const target = image('Picture of desk');
    for (const click of [createEvent.click(target), createEvent.click(target)]) {
      Object.defineProperty(click, 'timeStamp', { value: 1000 });
      fireEvent(target, click);
    }
  };

  it.each([
    [
      'the button',
      () => userEvent.click(button('Zoom in')),
      () => userEvent.click(button('Zoom out')),
    ],
    ['the keyboard', () => userEvent.keyboard('+'), () => userEvent.keyboard('-')],
    ['a double click', doubleClick, doubleClick],
  ])('starts and ends by %s', async (_, zoomIn, zoomOut) => {
    await openDesk();
    fireEvent.load(image('Picture of desk'));
    expect(zoomed()).not.toBeInTheDocument();
    await zoomIn();
    expect(zoomed()).toHaveFocus();
    await zoomOut();
    expect(zoomed()).not.toBeInTheDocument();
  });

  it('uses swipes and arrows to move the photo, and ends when another photo opens', async () => {
    const router = await openDesk();
    await userEvent.click(button('Zoom in'));
    swipe({ x: -200 });
    swipe({ y: 200 });
    await userEvent.keyboard('{ArrowRight}');
    expect(router.state.location.search).toBe('?photo=desk');
    await userEvent.click(button('Next photo'));
    await position('3 of 3');
    expect(zoomed()).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    await position('2 of 3');
    expect(zoomed()).not.toBeInTheDocument();
  });
});
