import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Segmented } from '#ui/forms/segmented.tsx';

function StatusFilter() {
  const [params] = useSearchParams();
  const current = params.get('status') ?? 'All';
  const items = ['All', 'New'].map((label, count) => ({
    label,
    count,
    to: label === 'All' ? '?' : `?status=${label}`,
    current: label === current,
  }));
  return <Segmented label="Filter by status" items={items} />;
}

it('is a named set of links that replace the address and mark the current one', async () => {
  const router = createMemoryRouter([{ path: '/', Component: StatusFilter }]);
  render(<RouterProvider router={router} />);
  const filter = within(screen.getByRole('navigation', { name: 'Filter by status' }));
  expect(filter.getByRole('link', { current: true })).toHaveTextContent('All');

  await userEvent.click(filter.getByRole('link', { name: /New/ }));
  expect(router.state.location.search).toBe('?status=New');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(filter.getByRole('link', { current: true })).toHaveTextContent('New');
});
