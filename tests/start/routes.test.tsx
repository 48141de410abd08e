import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { routesAt, siteRoutes } from '#routes';
import { ChunkLoadError } from '#ui/loading/load-chunk.ts';
import { heard } from '../reports.ts';

const adminRoutes = vi.hoisted(() => [{ path: 'admin' }]);
const load = vi.hoisted(() => vi.fn());
vi.mock('#admin-routes', () => load());

it.each(['/', '/blog/admin', '/administrator'])(
  '%s has the addresses of the website',
  async (path) => {
    expect(await routesAt(path)).toBe(siteRoutes);
    expect(load).not.toHaveBeenCalled();
  },
);

it('the back office loads its own addresses, and says when they did not load', async () => {
  load.mockRejectedValue(new Error('Failed to fetch dynamically imported module'));
  const router = createMemoryRouter(await routesAt('/admin/dashboard'), {
    initialEntries: ['/admin/dashboard'],
  });
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page didn’t load');
  expect(heard).toHaveBeenCalledWith('A page lost its frame', expect.any(ChunkLoadError));

  load.mockResolvedValue({ adminRoutes });
  expect(await routesAt('/admin')).toBe(adminRoutes);
});
