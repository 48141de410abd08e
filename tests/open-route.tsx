import { render } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { toast } from 'react-hot-toast/headless';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '#routes';

/** Opens an address as a browser would, through the real routes. */
export function openRoute(path: string) {
  // Toasts outlive the page they came from, and so the test.
  toast.remove();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <HelmetProvider>
      <RouterProvider router={router} />
    </HelmetProvider>,
  );
  return router;
}
