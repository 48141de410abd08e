import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePrefetchTabs } from '#admin/shell/layout/use-prefetch-tabs.ts';

let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', (id: number) => idle.splice(id - 1, 1));
});

it('prefetches one page after the other when idle, also after a failure', async () => {
  const fetched: string[] = [];
  const pages = ['a', 'b', 'c'].map((name) => async () => {
    fetched.push(name);
    if (name === 'b') throw new Error('offline');
  });
  renderHook(() => usePrefetchTabs(pages));
  expect(fetched).toEqual([]);
  for (const count of [1, 2, 3]) {
    await waitFor(() => expect(idle).toHaveLength(1));
    idle.shift()?.();
    await waitFor(() => expect(fetched).toHaveLength(count));
  }
  expect(fetched).toEqual(['a', 'b', 'c']);
  expect(idle).toEqual([]);
});

it('stops when the shell unmounts', () => {
  const pages = [vi.fn()];
  const { unmount } = renderHook(() => usePrefetchTabs(pages));
  expect(idle).toHaveLength(1);
  unmount();
  expect(idle).toEqual([]);
});

it('does nothing for a person who saves data', () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  const pages = [vi.fn()];
  renderHook(() => usePrefetchTabs(pages));
  expect(idle).toEqual([]);
});

it('does nothing without requestIdleCallback', () => {
  vi.unstubAllGlobals();
  const page = vi.fn();
  const pages = [page];
  renderHook(() => usePrefetchTabs(pages));
  expect(page).not.toHaveBeenCalled();
});
