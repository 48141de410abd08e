import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { debounceLoading } from '#start/debounce-loading.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const after = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms, null));

const routes: RouteObject[] = [
  { path: '/' },
  { path: '/form', action: after(10), loader: after(5) },
  { path: '/soon', loader: after(99) },
  { path: '/late', loader: after(101) },
];

/** A router at '/', with a log of its updates: address and navigation state. */
function start() {
  const router = debounceLoading(createMemoryRouter(routes));
  const told: string[] = [];
  const unsubscribe = router.subscribe(({ location, navigation }) => {
    told.push(`${location.pathname} ${navigation.state}`);
  });
  return { router, told, unsubscribe };
}

it('a fast page shows no loading state', async () => {
  const { router, told } = start();
  void router.navigate('/soon');
  await vi.advanceTimersByTimeAsync(99);
  expect(told).toEqual(['/soon idle']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['/soon idle']);
});

it('a slow page shows the loading state after 100 ms', async () => {
  const { router, told } = start();
  void router.navigate('/late');
  await vi.advanceTimersByTimeAsync(99);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['/ loading']);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['/ loading', '/late idle']);
});

it('a submitted form shows its state at once', async () => {
  const { router, told } = start();
  void router.navigate('/form', { formMethod: 'post', formData: new FormData() });
  expect(told).toEqual(['/ submitting']);
  await vi.advanceTimersByTimeAsync(10);
  expect(told).toEqual(['/ submitting', '/ loading']);
  await vi.advanceTimersByTimeAsync(5);
  expect(told.at(-1)).toBe('/form idle');
});

it('an unsubscribed listener gets no update', async () => {
  const { router, told, unsubscribe } = start();
  void router.navigate('/late');
  unsubscribe();
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([]);
});
