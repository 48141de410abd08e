import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openRoute } from '../open-route.tsx';

type Report = { isIntersecting: boolean };
const watched = new Map<Element, (entries: Report[]) => void>();

class FakeObserver {
  seen: Element[] = [];
  constructor(readonly onChange: (entries: Report[]) => void) {}
  observe(element: Element) {
    this.seen.push(element);
    watched.set(element, this.onChange);
  }
  disconnect() {
    for (const element of this.seen) watched.delete(element);
  }
}

beforeEach(() => {
  watched.clear();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

const bar = () => screen.findByRole('region', { name: 'Quick contact' });

function scrollAway(element: Element, away = true) {
  act(() => watched.get(element)?.([{ isIntersecting: !away }]));
}

it('offers a call and a request', async () => {
  openRoute('/privacy');
  const links = within(await bar()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Call (801) 555-0142', 'tel:+18015550142'],
    ['Request Appointment', '/contact'],
  ]);
  expect(await bar()).toHaveAttribute('data-off', 'false');
});

it('is hidden on the home page until the buttons of the hero have left the screen', async () => {
  openRoute('/');
  expect(await bar()).toHaveAttribute('data-off', 'true');
  const [buttons] = [...watched.keys()];
  if (!buttons) throw new Error('Nothing is watched');
  expect(within(buttons as HTMLElement).getByRole('link', { name: /Call Us/ })).toBeVisible();
  scrollAway(buttons);
  expect(await bar()).toHaveAttribute('data-off', 'false');
  scrollAway(buttons, false);
  expect(await bar()).toHaveAttribute('data-off', 'true');
});

it('only calls on the contact page, and is hidden while the form is on screen', async () => {
  openRoute('/contact');
  const links = within(await bar()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Call (801) 555-0142']);
  expect(await bar()).toHaveAttribute('data-off', 'true');
  const [form] = [...watched.keys()];
  if (!form) throw new Error('Nothing is watched');
  expect(within(form as HTMLElement).getByRole('form')).toBeVisible();
  scrollAway(form);
  expect(await bar()).toHaveAttribute('data-off', 'false');
});

it('stops watching a page that is left', async () => {
  const router = openRoute('/');
  expect(await bar()).toHaveAttribute('data-off', 'true');
  await act(() => router.navigate('/privacy'));
  expect(await bar()).toHaveAttribute('data-off', 'false');
  expect(watched.size).toBe(0);
});
