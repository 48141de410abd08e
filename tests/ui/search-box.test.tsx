import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SearchBox } from '#ui/forms/search-box.tsx';

const onSearch = vi.fn();
const box = (value = '') => <SearchBox label="Search requests" value={value} onSearch={onSearch} />;

const input = () => screen.getByRole('searchbox', { name: 'Search requests' });
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  onSearch.mockReset();
});

it('P-GAL-27 searches once, 300 ms after the last letter', () => {
  render(box());
  type('ma');
  wait(299);
  type('mar');
  wait(299);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['mar']]);
});

it('searches at once on Enter, and not again after the pause', () => {
  render(box());
  type('olsen');
  fireEvent.submit(input());
  expect(onSearch.mock.calls).toEqual([['olsen']]);
  wait(1000);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

it('trims the query, and does not search for the same one twice', () => {
  render(box());
  type(' olsen ');
  wait(300);
  type(' olsen');
  wait(300);
  expect(onSearch.mock.calls).toEqual([['olsen']]);
});

it('can be cleared, keeps the focus and searches at once', () => {
  render(box('olsen'));
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
});

it('follows the address, but never overwrites text typed since its own search', () => {
  const { rerender } = render(box());
  type('mar');
  wait(300);
  type('maria ');
  rerender(box('mar'));
  expect(input()).toHaveValue('maria ');

  wait(300);
  rerender(box('maria'));
  expect(input()).toHaveValue('maria ');

  rerender(box('kimball'));
  expect(input()).toHaveValue('kimball');
});

it('does not search after it has unmounted', () => {
  const { unmount } = render(box());
  type('mar');
  unmount();
  wait(1000);
  expect(onSearch).not.toHaveBeenCalled();
});
