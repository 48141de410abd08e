import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { track } from '#site/analytics/track.ts';
import { openPage } from '../open-route.tsx';
import { heard } from '../reports.ts';

vi.mock('#site/analytics/track.ts');

const arrival = vi.hoisted(() => {
  let resolve = (_: null) => {};
  const promise = new Promise<null>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
});
vi.mock('#site/about/about-page.tsx', () => ({
  loader: () => arrival.promise,
  Component() {
    throw new Error('This page is broken');
  },
}));

it('P-ANALYTICS-10 a page that breaks shows the pending bar, then the error with the phone inside the frame', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const pendingBar = () => document.querySelector('.pending-bar');
  const router = await openPage('/privacy');
  expect(pendingBar()).toBeNull();

  act(() => void router.navigate('/about'));
  expect(pendingBar()).not.toBeNull();
  arrival.resolve(null);

  expect(await screen.findByRole('alert')).toHaveTextContent('This page didn’t load');
  expect(pendingBar()).toBeNull();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Call (801) 555-0142' })).toLeadTo('tel:+18015550142');
  expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(heard).toHaveBeenCalledWith('A page broke', new Error('This page is broken'));
  // Only the kind of the error: its message can quote what a visitor typed.
  expect(track).toHaveBeenCalledWith('exception', { code: 'Error', route: '/about' });
  complain.mockRestore();
});
